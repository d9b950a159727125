#include "ui/landscape/earth/strata_painter.h"

#include <algorithm>
#include <cmath>

#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900, scaled by the view's unit.
constexpr float kSoftEdge = 2.4f;                                   // of a stratum
constexpr float kLineThick = 1.7f;                                  // within a stratum
constexpr float kStoneWide = 30, kStoneHigh = 17;                   // grid cells that may contain a stone
constexpr float kFirstStones = 30;                                  // below the surface
constexpr std::uint32_t kStones = 2, kLines = 31, kLineFades = 41;  // streams of random numbers

/// Behind a hole, strata are seen from the generated surface down.
int first_row(const EarthColumn& at) { return std::clamp(static_cast<int>(at.here.surface), 0, at.here.top); }

}  // namespace

StrataPainter::StrataPainter(const View& view, const LandColors& colors)
    : view_(view), land_(colors), unit_(view.unit()) {
    for (std::size_t n = 0; n < shades_.size(); ++n) {
        const Color own = land_.palette.earth[n];
        const Color top = mixed(own, kEarthLight, 0.05f), bottom = mixed(own, kEarthDark, 0.03f);
        for (int k = 0; k < kShades; ++k)
            shades_[n][static_cast<std::size_t>(k)] =
                packed(mixed(top, bottom, static_cast<float>(k) / (kShades - 1)));
    }
}

/// The row where a stratum begins.
float StrataPainter::edge(const EarthColumn& at, std::size_t stratum) const {
    if (stratum > TerrainFaceLayers::kEdges) return static_cast<float>(view_.height) + 60 * unit_;
    return view_.y_of(stratum_top(land_.layers, stratum, at.column, view_));
}

void StrataPainter::fill(const EarthColumn& at) const {
    const float soft = kSoftEdge * unit_;
    int y = first_row(at);
    float top = edge(at, 0);
    for (std::size_t n = 0; n < shades_.size() && y < view_.height; ++n) {
        const float bottom = edge(at, n + 1);
        const int end =
            n + 1 == shades_.size() ? view_.height : std::clamp(static_cast<int>(bottom), y, view_.height);
        const float per = (kShades - 1) / std::max(1.0f, bottom - top);
        const float first = n == 0 ? top : top + soft / 2;  // softly over the one before
        for (const int begin = y; y < end; ++y) {
            const float down = static_cast<float>(y) + 0.5f - top;
            const auto shade = static_cast<std::size_t>(std::clamp(down * per, 0.0f, kShades - 1.0f));
            const std::uint32_t color = shades_[n][shade];
            const float mixed_in = n == 0 ? 1 : (static_cast<float>(y) + 1 - first + soft) / soft;
            at.colors[y] = mixed_in >= 1 || static_cast<float>(y - begin) > soft
                               ? color
                               : blended(shades_[n - 1].back(), color, share(mixed_in));
        }
        lay_lines(at, n, top, std::min(bottom, top + 260 * unit_));
        top = bottom;
    }
}

/// Two thin lines that come and go, each with a wave of its own.
void StrataPainter::lay_lines(const EarthColumn& at, std::size_t stratum, float top, float bottom) const {
    if (bottom - top < 14 * unit_) return;
    for (const int k : {0, 1}) {
        const auto stream = static_cast<std::uint32_t>(2 * stratum) + static_cast<std::uint32_t>(k);
        const float there = noise_along(kLineFades + stream, at.along / 150) * 0.9f + 0.55f;
        if (there <= 0) continue;
        const float part = (k == 0 ? 0.36f : 0.7f) + 0.07f * noise_along(kLines + stream, at.along / 85);
        const float middle = top + (bottom - top) * part, half = kLineThick * unit_ / 2;
        const Color dark = land_.palette.earth[std::min(stratum + 1, land_.palette.earth.size() - 1)];
        const int last = std::min(view_.height - 1, static_cast<int>(middle + half + 1));
        for (int y = std::max(first_row(at), static_cast<int>(middle - half)); y <= last; ++y) {
            const float off = std::abs(static_cast<float>(y) + 0.5f - middle);
            lay(at.colors[y], dark,
                0.75f * std::min(1.0f, there) * std::clamp(half + 0.5f - off, 0.0f, 1.0f));
        }
    }
}

/// Ovals here and there; size, slant and position depend only on the place in the level.
void StrataPainter::lay_stones(const EarthColumn& at) const {
    const float wide = kStoneWide * unit_ / view_.scale, high = kStoneHigh * unit_ / view_.scale;
    const int i = static_cast<int>(std::floor(at.column / wide));
    const int highest = static_cast<int>(view_.height_at(static_cast<float>(at.here.top)) / high);
    for (int j = static_cast<int>(std::floor(view_.bottom / high)); j <= highest; ++j) {
        const std::uint32_t key = hash_bits(kStones, 0, i, j);
        if (uniform01(key) > 0.36f) continue;
        const auto draw = [&](std::uint32_t n) { return uniform01(mix(key + n)); };
        const float rx = 4 + 6 * draw(1) * draw(1), ry = 2.4f + 0.42f * draw(2) * rx;
        const float x = (static_cast<float>(i) * wide + rx * unit_ / view_.scale) +
                        draw(3) * (kStoneWide - 2 * rx) * unit_ / view_.scale;
        const float dx = (at.column - x) * view_.scale / (rx * unit_);
        if (dx * dx >= 1) continue;
        const float middle = view_.y_of((static_cast<float>(j) + 0.25f + 0.5f * draw(4)) * high);
        if (middle < view_.y_of(height_along(land_.layers.surface, x)) + kFirstStones * unit_) continue;
        const float slant = (draw(6) - 0.5f) * 0.8f * ry * unit_ * dx;
        lay_stone(at, {middle + slant, ry * unit_ * std::sqrt(1 - dx * dx),
                       draw(5) < 0.45f ? land_.palette.stone : land_.palette.pebble});
    }
}

/// Light above, dark below, and a shadow under it.
void StrataPainter::lay_stone(const EarthColumn& at, const Stone& stone) const {
    const auto& [y, half, color] = stone;
    const float under = 1.6f * unit_;
    const int first = std::max(at.here.top, static_cast<int>(y - half));
    const int last = std::min(view_.height - 1, static_cast<int>(y + half + under));
    for (int row = first; row <= last; ++row) {
        const float off = static_cast<float>(row) + 0.5f - y,
                    cover = std::clamp(half + 0.5f - std::abs(off), 0.0f, 1.0f);
        const float shadow = std::clamp(half + under + 0.5f - off, 0.0f, 1.0f) * (1 - cover);
        std::uint32_t& pixel = at.colors[row];
        if (off > 0 && shadow > 0) lay(pixel, kEarthDark, 0.16f * shadow);
        lay(pixel, color, 1.35f * cover);
        const float up = off / half;
        lay(pixel, up < 0 ? kEarthLight : kEarthDark, (up < 0 ? -0.11f : 0.17f) * up * cover);
    }
}

}  // namespace terramorph
