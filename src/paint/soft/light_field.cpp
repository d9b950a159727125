#include "paint/soft/light_field.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/canvas_cache.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

constexpr float kStrongest = 6;  // brightening: more would be white anyway
// Shares of a lamp's light: in the depth, where it's not faced, far behind, and just above the edge.
constexpr float kDeep = 0.18f, kAverted = 0.35f, kBehind = 0.28f, kStanding = 0.62f;

/// A row of Bayer's order of 4 x 4, from 0 to 1.
constexpr std::array<std::array<float, 4>, 4> kLightThresholds = {{{0.03125f, 0.53125f, 0.15625f, 0.65625f},
                                                                   {0.78125f, 0.28125f, 0.90625f, 0.40625f},
                                                                   {0.21875f, 0.71875f, 0.09375f, 0.59375f},
                                                                   {0.96875f, 0.46875f, 0.84375f, 0.34375f}}};

float squared(float x) { return x * x; }

}  // namespace

void LightField::begin(int width, int height, std::span<const float> edge) {
    edge_ = edge;
    if (width != width_ || height != height_) {
        width_ = width, height_ = height;
        across_ = (width + kCell - 1) / kCell + 2;
        down_ = (height + kCell - 1) / kCell + 2;
        for (Row& plane : cells_) plane.assign(static_cast<std::size_t>(across_ * down_), 0.0f);
        mixed_.resize(static_cast<std::size_t>(across_));
        for (Row& row : spread_) row.resize(static_cast<std::size_t>(across_ * kCell));
        for (std::size_t y = 0; y < 4; ++y) {
            thresholds_[y].resize(static_cast<std::size_t>(width));
            for (std::size_t x = 0; x < thresholds_[y].size(); ++x)
                thresholds_[y][x] = kLightThresholds[y][x & 3];
        }
    }
    for (Row& plane : cells_)
        for (int y = used_.top; y < used_.bottom; ++y)
            std::fill_n(plane.data() + cell(used_.left, y), used_.right - used_.left, 0.0f);
    used_ = {};
    tint_red_ = tint_green_ = tint_blue_ = tints_ = 0;
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
    return box;
}

/// A cell's light is that at its middle; cell 0 is to the left of the picture and above it.
Point LightField::middle_of(int x, int y) const {
    return {(static_cast<float>(x) - 0.5f) * kCell, (static_cast<float>(y) - 0.5f) * kCell};
}

void LightField::glow(Point middle, float radius, Color color, float strength) {
    const PixelBox box = use(middle, radius);
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x) {
            const Point off = middle_of(x, y) - middle;
            const float share =
                squared(std::max(0.0f, 1 - (off.x * off.x + off.y * off.y) / (radius * radius)));
            add(x, y, color, share * strength);
        }
}

void LightField::flash(Color color, float strength) {
    const PixelBox box = use({static_cast<float>(width_) / 2, static_cast<float>(height_) / 2},
                             static_cast<float>(std::max(width_, height_)));
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x) add(x, y, color, strength);
}

void LightField::shine(const Lamp& lamp) {
    if (edge_.empty() || !(lamp.strength > 0)) return;
    const PixelBox box = use(lamp.middle, lamp.reach);
    tints_ += lamp.strength;
    tint_red_ += lamp.strength * lamp.color.r;
    tint_green_ += lamp.strength * lamp.color.g;
    tint_blue_ += lamp.strength * lamp.color.b;
    const float deep = std::max(1.0f, lamp.deep);
    for (int x = box.left; x < box.right; ++x) {
        const auto edge_at = [&](float at) {
            return edge_[static_cast<std::size_t>(whole(at, 0, static_cast<int>(edge_.size()) - 1))];
        };
        const float middle = middle_of(x, 0).x;
        const float edge = edge_at(middle), slope = (edge_at(middle + 8) - edge_at(middle - 8)) / 16;
        // The way from the surface to the lamp, along the surface's normal.
        const Point way = lamp.middle - Point{middle, edge};
        const float length = std::max(1.0f, std::sqrt(way.x * way.x + way.y * way.y));
        const float facing = (slope * way.x - way.y) / (length * std::sqrt(1 + slope * slope));
        const float faced = kAverted + (1 - kAverted) * (0.5f + 0.5f * facing);
        for (int y = box.top; y < box.bottom; ++y) {
            const Point at = middle_of(x, y), off = at - lamp.middle;
            const float away = std::sqrt(off.x * off.x + off.y * off.y) / lamp.reach;
            if (away >= 1) continue;
            const float near = 1 - away;
            const float light = lamp.strength * near * std::sqrt(near * std::sqrt(near));
            const float open = squared(std::max(0.0f, 1 - std::max(0.0f, at.y - edge) / deep));
            const float standing = std::max(0.0f, 1 - std::max(0.0f, edge - at.y) / (0.25f * deep));
            cells_[front][cell(x, y)] += light * (kDeep + (1 - kDeep) * open) * faced;
            cells_[back][cell(x, y)] += light * (kBehind + (kStanding - kBehind) * standing);
        }
    }
}

void LightField::add(int x, int y, Color color, float strength) {
    const std::size_t at = cell(x, y);
    cells_[red][at] += strength * color.r;
    cells_[green][at] += strength * color.g;
    cells_[blue][at] += strength * color.b;
}

/// The light of a row of pixels, from the rows of cells above and below it.
void LightField::spread_row(int y, int left, int right) {
    const float place = (static_cast<float>(y) + 0.5f) / kCell + 0.5f;
    const int row = whole(place, 0, down_ - 2);
    const float part = place - static_cast<float>(row);
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
        const float* upper = cells_[plane].data() + cell(left, row);
        mix_cells(upper, upper + across_, part, plane <= back ? kStrongest : 255, right - left,
                  mixed_.data());
        spread_cells(mixed_.data(), right - left - 1, spread_[plane].data());
    }
}

void LightField::lay(Canvas& canvas) {
    if (dark()) return;
    // Pixels between the middles of two cells, within the picture and the clip.
    const int left = std::max(0, used_.left - 1), right = std::min(across_, used_.right + 1);
    const int origin = left * kCell - kCell / 2;  // the pixel where spreading begins
    const PixelBox clip =
        shared({std::max(0, origin), std::max(0, (used_.top - 1) * kCell),
                std::min(width_, (right - 1) * kCell - kCell / 2), std::min(height_, used_.bottom * kCell)},
               canvas.paintbox_.clips.back());
    if (clip.empty()) return;
    const float tint = 1 / (255 * std::max(0.001f, tints_));
    const auto from = static_cast<std::size_t>(clip.left - origin);
    for (int y = clip.top; y < clip.bottom; ++y) {
        spread_row(y, left, right);
        lay_light(canvas.target_.row(y) + clip.left, clip.right - clip.left,
                  {spread_[front].data() + from,
                   spread_[back].data() + from,
                   spread_[red].data() + from,
                   spread_[green].data() + from,
                   spread_[blue].data() + from,
                   edge_.data() + clip.left,
                   thresholds_[y & 3].data() + clip.left,
                   static_cast<float>(y),
                   {tint_red_ * tint, tint_green_ * tint, tint_blue_ * tint}});
    }
}

}  // namespace terramorph
