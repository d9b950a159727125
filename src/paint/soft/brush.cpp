#include "paint/soft/brush.h"

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "paint/canvas_cache.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

LightColor light_of(Color color, float strength) {
    return {static_cast<float>(color.r) * strength, static_cast<float>(color.g) * strength,
            static_cast<float>(color.b) * strength};
}

// Of a ragged puff: eddies in one radius, and how far they fray its rim, as a share of how ragged it is.
constexpr float kEddies = 1.3f, kFrayed = 0.6f;

float middle_of(int pixel) { return static_cast<float>(pixel) + 0.5f; }

/// Calls `row(y, left, right)` for each row of an ellipse with any pixels of it within the clip.
template <class Row>
void for_rows(CanvasCache& paintbox, Point middle, Point radii, Row row) {
    const PixelBox clip = paintbox.clips.back();
    if (!sound(middle) || !sound(radii) || !(radii.x > 0 && radii.y > 0)) return;
    const int top = whole(middle.y - radii.y, clip.top, clip.bottom);
    const int bottom = whole(middle.y + radii.y + 1, clip.top, clip.bottom);
    for (int y = top; y < bottom; ++y) {
        const float down = (middle_of(y) - middle.y) / radii.y;
        if (down * down >= 1) continue;
        const float half = radii.x * std::sqrt(1 - down * down);
        const int left = whole(middle.x - half, clip.left, clip.right);
        const int right = whole(middle.x + half + 1, clip.left, clip.right);
        if (left >= right) continue;
        row(y, left, right);
        paintbox.touched.add(y, left, right);
    }
}

/// Calls `piece(left, right)` for each part of a row above the floor.
template <class Piece>
void for_pieces_above(Floor floor, int y, int left, int right, Piece piece) {
    const auto is_above = [&](int x) { return at(x) >= floor.size() || middle_of(y) < floor[at(x)]; };
    if (floor.empty()) return piece(left, right);
    for (int x = left; x < right;) {
        const int from = x;
        while (x < right && is_above(x)) ++x;
        if (from < x) piece(from, x);
        while (x < right && !is_above(x)) ++x;
    }
}

/// A piece of a row.
struct RowPiece {
    float left, right;

    /// Keeps the part where slope * (x - origin) + offset is between low and high.
    void keep(float slope, float offset, float low, float high, float origin) {
        if (std::abs(slope) < 1e-6f) {
            if (offset < low || offset > high) right = left;
            return;
        }
        const float a = origin + (low - offset) / slope, b = origin + (high - offset) / slope;
        left = std::max(left, std::min(a, b));
        right = std::min(right, std::max(a, b));
    }
};

}  // namespace

void SoftBrush::glow(Point middle, Point radii, Color color, float strength) {
    if (!(strength > 0)) return;
    const LightColor light = light_of(color, strength);
    for_rows(canvas_.paintbox_, middle, radii, [&](int y, int left, int right) {
        add_glow(canvas_.target_.row(y) + left, right - left,
                 {(middle_of(left) - middle.x) / radii.x, 1 / radii.x, (middle_of(y) - middle.y) / radii.y},
                 light);
    });
}

void SoftBrush::cover_around(Point middle, Point radii, Color color, float most) {
    if (!(most > 0) || !sound(middle) || !sound(radii) || !(radii.x > 0 && radii.y > 0)) return;
    const PixelBox clip = canvas_.paintbox_.clips.back();
    const LightColor shade = light_of(color, 1);
    for (int y = clip.top; y < clip.bottom; ++y) {
        lay_around(
            canvas_.target_.row(y) + clip.left, clip.right - clip.left,
            {(middle_of(clip.left) - middle.x) / radii.x, 1 / radii.x, (middle_of(y) - middle.y) / radii.y},
            shade, std::min(1.0f, most));
        canvas_.paintbox_.touched.add(y, clip.left, clip.right);
    }
}

void SoftBrush::ring(Point middle, float radius, float thick, Color color, float strength, Floor floor) {
    const float half = thick / 2, outer = radius + half, inner = radius - half;
    if (!(strength > 0) || !(half > 0)) return;
    const LightColor light = light_of(color, strength);
    const auto lay = [&](int y, int left, int right) {
        for_pieces_above(floor, y, left, right, [&](int from, int to) {
            if (from < to)
                add_ring(canvas_.target_.row(y) + from, to - from,
                         {middle_of(from) - middle.x, middle_of(y) - middle.y, radius, half}, light);
        });
    };
    for_rows(canvas_.paintbox_, middle, {outer, outer}, [&](int y, int left, int right) {
        const float down = middle_of(y) - middle.y;
        if (inner <= 0 || std::abs(down) >= inner) return lay(y, left, right);
        const float hole = std::sqrt(inner * inner - down * down);  // its pixels stay as they are
        lay(y, left, whole(middle.x - hole + 1, left, right));
        lay(y, whole(middle.x + hole, left, right), right);
    });
}

void SoftBrush::beam(Point from, Point to, float thick, Color color, float strength) {
    const Point way = to - from;
    const float length = std::sqrt(way.x * way.x + way.y * way.y), half = thick / 2;
    if (!sound(from) || !sound(to) || !sound(half) || !(half > 0 && strength > 0 && length > 0)) return;
    const PixelBox clip = canvas_.paintbox_.clips.back();
    const Point along = way * (1 / length), across = {-along.y / half, along.x / half};
    const LightColor light = light_of(color, strength);
    const int top = whole(std::min(from.y, to.y) - half, clip.top, clip.bottom);
    const int bottom = whole(std::max(from.y, to.y) + half + 1, clip.top, clip.bottom);
    for (int y = top; y < bottom; ++y) {
        // Where the row is within the line's thickness and between its ends.
        const float down = middle_of(y) - from.y;
        RowPiece row = {std::min(from.x, to.x) - half, std::max(from.x, to.x) + half};
        row.keep(across.x, across.y * down, -1, 1, from.x);
        row.keep(along.x, along.y * down, 0, length, from.x);
        if (!(row.left < row.right)) continue;
        const int left = whole(row.left + 0.5f, clip.left, clip.right);
        const int right = whole(row.right + 0.5f, clip.left, clip.right);
        if (left >= right) continue;
        add_beam(canvas_.target_.row(y) + left, right - left,
                 (middle_of(left) - from.x) * across.x + across.y * down, across.x, light);
        canvas_.paintbox_.touched.add(y, left, right);
    }
}

void SoftBrush::beam_end(Point from, Point end, float thick, Color color, float strength) {
    const Point way = end - from;
    const float length = std::sqrt(way.x * way.x + way.y * way.y), half = thick / 2;
    if (!sound(from) || !(strength > 0 && length > 0)) return;
    const Point along = way * (1 / length);
    const LightColor light = light_of(color, strength);
    for_rows(canvas_.paintbox_, end, {half, half}, [&](int y, int left, int right) {
        RowPiece row = {static_cast<float>(left), static_cast<float>(right)};
        row.keep(along.x, along.y * (middle_of(y) - end.y), 0, half, end.x);
        if (!(row.left < row.right)) return;
        left = whole(row.left + 0.5f, left, right), right = whole(row.right + 0.5f, left, right);
        if (left < right)
            add_glow(canvas_.target_.row(y) + left, right - left,
                     {(middle_of(left) - end.x) / half, 1 / half, (middle_of(y) - end.y) / half}, light);
    });
}

void SoftBrush::puff(const Puff& puff) {
    if (!(puff.opacity > 0)) return;
    const LightColor dark = light_of(puff.dark, 1), bright = light_of(puff.lit, 1);
    const LightColor difference = {bright.r - dark.r, bright.g - dark.g, bright.b - dark.b};
    const float per = 1 / puff.radius;
    RowOfPuff row = {.from = 0,
                     .step = per,
                     .down = 0,
                     .toward_x = puff.toward.x,
                     .toward_y = puff.toward.y,
                     .dark = dark,
                     .difference = difference,
                     .opacity = std::min(1.0f, puff.opacity),
                     .hardness = 1 / std::max(0.02f, puff.soft)};
    if (puff.ragged > 0) {
        row.cos3 = 0.6f * puff.ragged * std::cos(puff.turn),
        row.sin3 = 0.6f * puff.ragged * std::sin(puff.turn);
        row.cos5 = 0.4f * puff.ragged * std::cos(2.3f * puff.turn);
        row.sin5 = 0.4f * puff.ragged * std::sin(2.3f * puff.turn);
        row.eddy_x = kEddies * std::cos(puff.turn), row.eddy_y = kEddies * std::sin(puff.turn);
        row.eddy = puff.turn, row.frayed = kFrayed * puff.ragged;
    }
    const auto lay = puff.ragged > 0 ? lay_ragged_puff : lay_puff;
    for_rows(canvas_.paintbox_, puff.middle, {puff.radius, puff.radius}, [&](int y, int left, int right) {
        row.from = (middle_of(left) - puff.middle.x) * per, row.down = (middle_of(y) - puff.middle.y) * per;
        lay(canvas_.target_.row(y) + left, right - left, row);
    });
}

}  // namespace terramorph
