#include "paint/soft/light_field.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/canvas_cache.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

constexpr float kStrongest = 6;    // brightening: more would be white anyway
constexpr float kAverted = 0.35f;  // share of a lamp's light where it isn't faced

/// A row of Bayer's order of 4 x 4, from 0 to 1.
constexpr std::array<std::array<float, 4>, 4> kLightThresholds = {{{0.03125f, 0.53125f, 0.15625f, 0.65625f},
                                                                   {0.78125f, 0.28125f, 0.90625f, 0.40625f},
                                                                   {0.21875f, 0.71875f, 0.09375f, 0.59375f},
                                                                   {0.96875f, 0.46875f, 0.84375f, 0.34375f}}};

LightColor light_of_lamp(Color color, float strength) {
    return {strength * color.r, strength * color.g, strength * color.b};
}

}  // namespace

void LightField::begin(int width, int height, std::span<const float> edge) {
    edge_ = edge;
    if (width != width_ || height != height_) {
        width_ = width, height_ = height;
        across_ = (width + kCell - 1) / kCell + 2;
        down_ = (height + kCell - 1) / kCell + 2;
        cells_ = spread_ = {};
        used_ = {};  // they were cells of the picture before
        for (Row& plane : cells_) plane.assign(static_cast<std::size_t>(across_ * down_), 0.0f);
        lit_.assign(static_cast<std::size_t>(down_), {});
        for (Row* row : {&mixed_, &edges_, &faced_}) row->resize(static_cast<std::size_t>(across_));
        for (Row& row : spread_) row.resize(static_cast<std::size_t>(across_ * kCell));
        for (std::size_t y = 0; y < 4; ++y) {
            thresholds_[y].resize(static_cast<std::size_t>(width));
            for (std::size_t x = 0; x < thresholds_[y].size(); ++x)
                thresholds_[y][x] = kLightThresholds[y][x & 3];
        }
    }
    for (int y = used_.top; y < used_.bottom; ++y) {
        CellRun& lit = lit_[static_cast<std::size_t>(y)];
        for (Row& plane : cells_) std::fill_n(plane.data() + cell(lit.left, y), lit.right - lit.left, 0.0f);
        lit = {};
    }
    used_ = {};
    tint_ = flash_ = {};
    tints_ = 0;
}

/// The cells around a place, which are in use from now on.
PixelBox LightField::use(Point middle, float radius) {
    if (!sound(middle) || !sound(radius) || !(radius > 0)) return {};
    const auto cell = [](float pixels, int count) { return whole(pixels / kCell, 0, count); };
    const PixelBox box = {cell(middle.x - radius, across_), cell(middle.y - radius, down_),
                          cell(middle.x + radius + 2 * kCell, across_),
                          cell(middle.y + radius + 2 * kCell, down_)};
    if (box.empty()) return {};
    used_ = used_.empty() ? box
                          : PixelBox{std::min(used_.left, box.left), std::min(used_.top, box.top),
                                     std::max(used_.right, box.right), std::max(used_.bottom, box.bottom)};
    for (int y = box.top; y < box.bottom; ++y) {
        const CellRun run = chord(middle, radius, box, y);
        CellRun& lit = lit_[static_cast<std::size_t>(y)];
        if (run.left >= run.right) continue;
        lit = lit.left >= lit.right ? run
                                    : CellRun{std::min(lit.left, run.left), std::max(lit.right, run.right)};
    }
    return box;
}

/// Cells of a row of the box within a circle, or just outside.
LightField::CellRun LightField::chord(Point middle, float radius, const PixelBox& box, int y) const {
    const float down = middle_of(0, y).y - middle.y;
    const float half = std::sqrt(std::max(0.0f, radius * radius - down * down));
    return {whole((middle.x - half) / kCell, box.left, box.right),
            whole((middle.x + half) / kCell + 2, box.left, box.right)};
}

/// A cell's light is that at its middle; cell 0 is to the left of the picture and above it.
Point LightField::middle_of(int x, int y) const {
    return {(static_cast<float>(x) - 0.5f) * kCell, (static_cast<float>(y) - 0.5f) * kCell};
}

void LightField::glow(Point middle, float radius, Color color, float strength) {
    const PixelBox box = use(middle, radius);
    const LightColor light = light_of_lamp(color, strength);
    for (int y = box.top; y < box.bottom; ++y) {
        const auto [left, right] = chord(middle, radius, box, y);
        if (left >= right) continue;
        const std::size_t first = cell(left, y);
        const Point off = middle_of(left, y) - middle;
        add_glow_to_cells(&cells_[red][first], &cells_[green][first], &cells_[blue][first], right - left,
                          {off.x / radius, kCell / radius, off.y / radius}, light);
    }
}

void LightField::flash(Color color, float strength) {
    if (!(strength > 0)) return;
    (void)use({static_cast<float>(width_) / 2, static_cast<float>(height_) / 2},
              static_cast<float>(std::max(width_, height_)));
    const LightColor light = light_of_lamp(color, strength);
    flash_ = {flash_.r + light.r, flash_.g + light.g, flash_.b + light.b};
}

/// By cell of these columns: the edge, and how much of a lamp's light it gets by its slope.
void LightField::measure_edge(const Lamp& lamp, int left, int right) {
    const auto edge_at = [&](float at) {
        return edge_[static_cast<std::size_t>(whole(at, 0, static_cast<int>(edge_.size()) - 1))];
    };
    for (int x = left; x < right; ++x) {
        const float middle = middle_of(x, 0).x;
        const float edge = edge_at(middle), slope = (edge_at(middle + 20) - edge_at(middle - 20)) / 40;
        // The way from the surface to the lamp, along the surface's normal.
        const Point way = lamp.middle - Point{middle, edge};
        const float length = std::max(1.0f, std::sqrt(way.x * way.x + way.y * way.y));
        const float facing = (slope * way.x - way.y) / (length * std::sqrt(1 + slope * slope));
        edges_[x] = edge;
        faced_[x] = kAverted + (1 - kAverted) * (0.5f + 0.5f * facing);
    }
}

void LightField::shine(const Lamp& lamp) {
    if (edge_.empty() || !(lamp.strength > 0)) return;
    const PixelBox box = use(lamp.middle, lamp.reach);
    const LightColor light = light_of_lamp(lamp.color, lamp.strength);
    tint_ = {tint_.r + light.r, tint_.g + light.g, tint_.b + light.b};
    tints_ += lamp.strength;
    measure_edge(lamp, box.left, box.right);
    for (int y = box.top; y < box.bottom; ++y) {
        const auto [left, right] = chord(lamp.middle, lamp.reach, box, y);
        if (left >= right) continue;
        const std::size_t first = cell(left, y);
        const Point at = middle_of(left, y), off = at - lamp.middle;
        shine_on_cells(&cells_[front][first], &cells_[back][first], right - left,
                       {off.x, kCell, off.y, lamp.reach, lamp.strength, std::max(1.0f, lamp.deep), at.y,
                        edges_.data() + left, faced_.data() + left});
    }
}

/// The light of a row of pixels, from the rows of cells above and below it. Returns which of their cells it
/// comes from: those with any light, and those beside them.
LightField::CellRun LightField::spread_row(int y) {
    const float place = (static_cast<float>(y) + 0.5f) / kCell + 0.5f;
    const int row = whole(place, 0, down_ - 2);
    const float part = place - static_cast<float>(row);
    const CellRun above = lit_[static_cast<std::size_t>(row)],
                  below = lit_[static_cast<std::size_t>(row + 1)];
    const bool upper_only = below.left >= below.right, lower_only = above.left >= above.right;
    if (upper_only && lower_only) return {};
    const int left = std::max(0, (upper_only   ? above.left
                                  : lower_only ? below.left
                                               : std::min(above.left, below.left)) -
                                     1);
    const int right = std::min(across_, std::max(above.right, below.right) + 1);
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
        const float* upper = cells_[plane].data() + cell(left, row);
        mix_cells(upper, upper + across_, part, plane <= back ? kStrongest : 255, right - left,
                  mixed_.data());
        spread_cells(mixed_.data(), right - left - 1, spread_[plane].data());
    }
    return {left, right};
}

void LightField::lay(Canvas& canvas) {
    if (dark()) return;
    // Pixels between the middles of two cells, within the picture and the clip.
    const int left = std::max(0, used_.left - 1), right = std::min(across_, used_.right + 1);
    const auto pixel_after = [](int cell) { return cell * kCell - kCell / 2; };  // its middle
    const PixelBox clip =
        shared({std::max(0, pixel_after(left)), std::max(0, (used_.top - 1) * kCell),
                std::min(width_, pixel_after(right - 1)), std::min(height_, used_.bottom * kCell)},
               canvas.paintbox_.clips.back());
    if (clip.empty()) return;
    if (canvas.paintbox_.compositor) canvas.paintbox_.compositor->settle(canvas, clip);
    const float tint = 1 / (255 * std::max(0.001f, tints_));
    for (int y = clip.top; y < clip.bottom; ++y) {
        const CellRun cells = spread_row(y);
        const int begin = std::max(clip.left, pixel_after(cells.left)),
                  end = std::min(clip.right, pixel_after(cells.right - 1));
        if (begin >= end) continue;
        canvas.paintbox_.touched.add(y, begin, end);
        const auto from = static_cast<std::size_t>(begin - pixel_after(cells.left));
        lay_light(canvas.target_.row(y) + begin, end - begin,
                  {spread_[front].data() + from,
                   spread_[back].data() + from,
                   spread_[red].data() + from,
                   spread_[green].data() + from,
                   spread_[blue].data() + from,
                   edge_.data() + begin,
                   thresholds_[y & 3].data() + begin,
                   static_cast<float>(y),
                   {tint_.r * tint, tint_.g * tint, tint_.b * tint},
                   flash_});
    }
}

}  // namespace terramorph
