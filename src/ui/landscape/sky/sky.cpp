#include "ui/landscape/sky/sky.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "base/random.h"
#include "paint/pixel.h"
#include "terrain/planet.h"
#include "ui/landscape/sky/globe.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900.
constexpr float kSunAbove = 34, kBareSunAbove = 2.6f * kSunAbove;  // the horizon; the bare one without air
constexpr float kSunRadius = 50, kBareSunRadius = 30;
constexpr float kNeighbourRadius = 74;
constexpr float kNeighbourApart = 0.2f;            // of the picture's width: from the sun, at least
constexpr std::uint32_t kStars = 1;                // a stream of random numbers
constexpr float kGlowWide = 470, kGlowHigh = 300;  // of the sun's light in the air, to its rim ...
constexpr float kGlowNear = 150, kBareGlow = 90;   // ... and close to the sun
constexpr float kUsualHalo = 0.134f;               // the opacity of a halo that is as bright as usual
constexpr float kSkyByMiddle = 0.58f;  // position of the palette's middle sky on the way to the horizon
constexpr std::string_view kHome = "lush-islands";  // the neighbouring planet in airless skies

/// A disc with a smooth edge.
void draw_disc(ColumnTile& strip, int left, int rows, Point center, float radius, Color color, float light) {
    const int x0 = std::max(0, static_cast<int>(center.x - radius - 1) - left);
    const int x1 = std::min(ColumnTile::kWidth, static_cast<int>(center.x + radius + 2) - left);
    const int y0 = std::max(0, static_cast<int>(center.y - radius - 1));
    const int y1 = std::min(rows, static_cast<int>(center.y + radius + 2));
    if (x0 >= x1) return;
    for (int y = y0; y < y1; ++y) {
        for (int x = x0; x < x1; ++x) {
            const float dx = static_cast<float>(left + x) + 0.5f - center.x;
            const float dy = static_cast<float>(y) + 0.5f - center.y;
            const float cover = std::clamp(radius - std::sqrt(dx * dx + dy * dy) + 0.5f, 0.0f, 1.0f);
            strip.at(x, y) = blended(strip.at(x, y), packed(color), share(cover * light));
        }
    }
}

}  // namespace

SkyStretch sky_stretch(const Panorama& panorama, const View& view) {
    const std::size_t columns = panorama.ridges.empty() ? 0 : panorama.ridges.front().heights.size();
    const int wide = static_cast<int>(std::lround(static_cast<float>(columns) * view.scale));
    if (view.zoom != 1 || wide <= view.width) return {0, view.width};
    return {static_cast<int>(std::lround(view.left * view.scale)), wide};
}

Sky::Sky(const Panorama& panorama, const View& view, const Palette& palette, float horizon)
    : view_(view),
      palette_(palette),
      stretch_(sky_stretch(panorama, view)),
      horizon_(horizon),
      unit_(view.unit()),
      airless_(panorama.air <= 0),
      sun_{panorama.sun * static_cast<float>(stretch_.wide),
           horizon - (airless_ ? kBareSunAbove : kSunAbove) * unit_},
      clouds_(panorama, view, palette, horizon, sun_, stretch_) {
    if (airless_) rise_neighbour();
    scatter_stars(panorama.air);
}

/// Opposite the sun, and never before it.
void Sky::rise_neighbour() {
    const float opposite = static_cast<float>(stretch_.wide) - sun_.x;
    const float least = kNeighbourApart * static_cast<float>(view_.width);
    const bool apart = std::abs(opposite - sun_.x) > least;
    const Point middle = {apart ? opposite : sun_.x + least, horizon_ * 0.56f};
    const float half = kNeighbourRadius * unit_ / kGlobeRadius / 2;
    const Planet* const home = find_planet(built_in_planets(), kHome);
    if (!home) return;
    neighbour_at_ = {std::floor(middle.x - half), std::floor(middle.y - half)};
    neighbour_ = globe(*home, 1, std::max(8, static_cast<int>(2 * half)), sun_ - middle);
}

void Sky::draw(ColumnTile& strip, int left, int rows) const {
    draw_colors(strip, left, rows);
    for (const Star& star : stars_)
        draw_disc(strip, left, rows, star.at, star.radius, palette_.star, star.light);
    draw_sun(strip, left, rows);
    if (airless_) draw_neighbour(strip, left, rows);
    clouds_.draw(strip, left, rows);
}

/// Through air stars are visible only high up, and fewer through denser air.
void Sky::scatter_stars(float air) {
    const float shine = static_cast<float>(palette_.star.a) / 255;
    if (shine <= 0) return;
    const float cell = (airless_ ? 24.0f : 42.0f) * unit_;
    const int across = static_cast<int>(static_cast<float>(stretch_.wide) / cell) + 1;
    const int down = static_cast<int>(horizon_ * (airless_ ? 1.1f : 0.75f) / cell);
    for (int j = 0; j < down; ++j) {
        for (int i = 0; i < across; ++i) {
            const auto draw = [&](int n) {
                return terramorph::uniform01(kStars, static_cast<std::uint32_t>(n), i, j);
            };
            if (draw(0) < (airless_ ? 0.35f : 0.45f)) continue;
            const float high = 1 - static_cast<float>(j) / static_cast<float>(down);
            const float bright = draw(3);
            const float seen = airless_ ? 0.25f + 0.75f * bright * bright
                                        : (0.1f + 0.6f * bright * bright) * high / std::max(1.0f, air);
            stars_.push_back(
                {{(static_cast<float>(i) + draw(1)) * cell, (static_cast<float>(j) + draw(2)) * cell},
                 (0.6f + 0.8f * bright) * unit_,
                 seen * shine});
        }
    }
}

void Sky::draw_colors(ColumnTile& strip, int left, int rows) const {
    for (int y = 0; y < rows; ++y) {
        const float down = (static_cast<float>(y) + 0.5f) / std::max(1.0f, horizon_);
        Color from = palette_.zenith, to = palette_.sky;
        float amount = down / kSkyByMiddle;
        if (down >= 1) {
            from = palette_.horizon, to = palette_.mist, amount = std::min(1.0f, (down - 1) * 4);
        } else if (down >= kSkyByMiddle) {
            from = palette_.sky, to = palette_.horizon;
            amount = (down - kSkyByMiddle) / (1 - kSkyByMiddle);
        }
        // In 1/256 of a step of each channel; a little noise of place keeps the gradient from showing bands.
        const auto channel = [amount](int a, int b) {
            return static_cast<int>((static_cast<float>(a) + static_cast<float>(b - a) * amount) * 256);
        };
        const int r = channel(from.r, to.r), g = channel(from.g, to.g), b = channel(from.b, to.b);
        for (int k = 0; k < ColumnTile::kWidth; ++k) {
            const std::uint32_t noise = mix(static_cast<std::uint32_t>(((left + k) & 63) * 64 + (y & 63)));
            const auto dithered = [](int fine, std::uint32_t dither) {
                return static_cast<std::uint32_t>(fine + static_cast<int>(dither & 0xff)) >> 8;
            };
            strip.at(k, y) = 0xff000000u | dithered(r, noise) << 16 | dithered(g, noise >> 8) << 8 |
                             dithered(b, noise >> 16);
        }
    }
}

/// Its light spreads softly in the air, farther along the horizon than up; without air it's small and hard.
void Sky::draw_sun(ColumnTile& strip, int left, int rows) const {
    const float halo = std::min(1.6f, static_cast<float>(palette_.halo.a) / 255 / kUsualHalo);
    if (airless_) {
        draw_glow(strip, left, rows, {kBareGlow, kBareGlow}, 0.5f * halo);
    } else {
        draw_glow(strip, left, rows, {kGlowWide, kGlowHigh}, 0.46f * halo);
        draw_glow(strip, left, rows, {kGlowNear, kGlowNear}, 0.42f * halo);
    }
    const float radius = (airless_ ? kBareSunRadius : kSunRadius) * unit_;
    const float light = static_cast<float>(palette_.sun.a) / 255,
                soft = airless_ ? 1 : std::max(1.0f, 2.2f * unit_);
    const int first = std::max(0, static_cast<int>(sun_.y - radius - soft));
    const int last = std::min(rows, static_cast<int>(sun_.y + radius + soft + 1));
    for (int k = 0; k < ColumnTile::kWidth; ++k) {
        const float dx = static_cast<float>(left + k) + 0.5f - sun_.x;
        if (std::abs(dx) > radius + soft) continue;
        for (int y = first; y < last; ++y) {
            const float dy = static_cast<float>(y) + 0.5f - sun_.y;
            const float cover = std::clamp((radius - std::sqrt(dx * dx + dy * dy)) / soft + 0.5f, 0.0f, 1.0f);
            const float low =
                airless_ ? 0 : 0.3f * std::clamp((dy + 0.3f * radius) / (1.3f * radius), 0.0f, 1.0f);
            const Color color = mixed(with_alpha(palette_.sun, 1), palette_.horizon, low);
            strip.at(k, y) = blended(strip.at(k, y), packed(color), share(cover * light));
        }
    }
}

/// Light in an ellipse around the sun, dithered by place against bands; radii in pixels of a picture of 1600
/// x 900.
void Sky::draw_glow(ColumnTile& strip, int left, int rows, Point radii, float strength) const {
    const Point reach = radii * unit_;
    const std::uint32_t light = packed(with_alpha(palette_.halo, 1));
    const int first = std::max(0, static_cast<int>(sun_.y - reach.y));
    const int last = std::min(rows, static_cast<int>(sun_.y + reach.y + 1));
    for (int k = 0; k < ColumnTile::kWidth; ++k) {
        const float across = (static_cast<float>(left + k) + 0.5f - sun_.x) / reach.x;
        if (across * across >= 1) continue;
        for (int y = first; y < last; ++y) {
            const float down = (static_cast<float>(y) + 0.5f - sun_.y) / reach.y;
            const float away = across * across + down * down;
            if (away >= 1) continue;
            const float part = std::min(1.0f, strength * (1 - away) * (1 - away));
            const std::uint32_t noise = mix(static_cast<std::uint32_t>(((left + k) & 63) * 64 + (y & 63)));
            const float fine = part * 256 + uniform01(noise);
            strip.at(k, y) = blended(strip.at(k, y), light, std::min(256u, static_cast<std::uint32_t>(fine)));
        }
    }
}

void Sky::draw_neighbour(ColumnTile& strip, int left, int rows) const {
    const int x0 = static_cast<int>(neighbour_at_.x) - left, y0 = static_cast<int>(neighbour_at_.y);
    for (int x = std::max(0, x0); x < std::min(ColumnTile::kWidth, x0 + neighbour_.width()); ++x)
        for (int y = std::max(0, y0); y < std::min(rows, y0 + neighbour_.height()); ++y) {
            const std::uint32_t pixel = neighbour_.row(y - y0)[x - x0];
            strip.at(x, y) = blended(strip.at(x, y), pixel, cover_of(pixel >> 24));
        }
}

}  // namespace terramorph
