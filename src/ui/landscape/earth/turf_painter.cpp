#include "ui/landscape/earth/turf_painter.h"

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "ui/landscape/earth/earth_color.h"

namespace terramorph {

namespace {

constexpr float kRollsDown = 1.8f;  // rise by run: steeper slopes don't make turf deeper, but thinner ...
constexpr float kBareCliff = 4;     // ... until there's none
constexpr float kSunlit = 64;       // pixels of a picture of 1600 x 900: how deep light reaches
constexpr float kRoadEdge = 26;     // likewise: how far from a road turf is as thick as elsewhere ...
constexpr float kRoadside = 0.25f;  // ... and how much of it is left right beside one
constexpr float kRoadEnd = 14, kRoadThins = 0.3f;  // likewise: of a road's bed towards its ends
constexpr float kWetShine = 0.4f;                  // of the sky in its top, where it rains
constexpr float kEmberGlow = 3.4f;                 // of a crack's thickness: how far it glows
constexpr float kEmberJag = 2.4f;                  // likewise: how far it goes aside
constexpr Color kEmberCore = {255, 176, 74};
constexpr Color kTurfDark = {14, 16, 26}, kTurfWhite = {255, 252, 236};
constexpr std::uint32_t kTurfWaves = 61, kTurfSpots = 66, kRoadStones = 78;  // streams of random numbers

}  // namespace

float TurfPainter::clings_to(float slope) {
    const float bare = std::clamp((std::abs(slope) - kRollsDown) / (kBareCliff - kRollsDown), 0.0f, 1.0f);
    return 1 - bare * bare * (3 - 2 * bare);
}

TurfPainter::TurfPainter(const View& view, const LandColors& colors)
    : view_(view), land_(colors), unit_(view.unit()) {
    const Palette& palette = land_.palette;
    bright_ = mixed(palette.grass, mixed(palette.horizon, kTurfWhite, 0.5f), 0.2f + kWetShine * land_.wet);
    light_ = palette.grass;
    middle_ = mixed(palette.grass, palette.grass_shade, 0.85f);
    dark_ = mixed(palette.grass_shade, kTurfDark, 0.2f);
    gravel_ = road_color(palette);
}

void TurfPainter::lay_cover(const EarthColumn& at) const {
    if (at.here.turf <= 0) return;
    if (is_road(at.column)) return lay_road(at);
    switch (land_.palette.cover) {
        case Cover::grass:
            return lay_turf(at);
        case Cover::sand:
            return lay_sand(at);
        case Cover::dust:
            return lay_dust(at);
        case Cover::snow:
            return lay_snow(at);
        case Cover::crust:
            return lay_crust(at);
    }
}

/// Measured at right angles to the surface, along which a disc of that radius is rolled: so a band is even on
/// slopes, and round in valleys. The disc doesn't roll down cliffs, from which turf would hang like a slab.
float TurfPainter::depth_of(const EarthColumn& at, float units) const {
    if (units <= 0) return units * unit_;
    const float radius = units * unit_ * at.whole;
    float deepest = radius;
    for (std::size_t k = 0; k < at.beside.falls.size(); ++k) {
        const float away = at.beside.step * (static_cast<float>(k) - LandBeside::kSteps);
        const float left = radius * radius - away * away;
        const float fall = std::min(at.beside.falls[k], kRollsDown * std::abs(away));
        if (left > 0) deepest = std::max(deepest, fall + std::sqrt(left));
    }
    return deepest;
}

/// From one depth to another, in pixels of a picture of 1600 x 900, with smooth edges.
void TurfPainter::lay_band(const EarthColumn& at, float from, float to, Color color, float amount) const {
    const float top = at.here.turf_top + depth_of(at, from), bottom = at.here.turf_top + depth_of(at, to);
    const int first = std::max(at.here.top, static_cast<int>(top - 1));
    const int last = std::min(view_.height - 1, static_cast<int>(bottom + 1));
    for (int y = first; y <= last; ++y) {
        const float row = static_cast<float>(y) + 0.5f;
        const float cover =
            std::clamp(bottom - row + 0.5f, 0.0f, 1.0f) * std::clamp(row - top + 0.5f, 0.0f, 1.0f);
        lay(at.colors[y], color, at.here.turf * amount * cover);
    }
}

/// Three bands with waves of their own.
void TurfPainter::lay_turf(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 70), b = noise_along(kTurfWaves + 1, at.along / 46),
                c = noise_along(kTurfWaves + 2, at.along / 110);
    lay_band(at, -3, 14.5f + 3.6f * c + 1.8f * b, dark_);
    lay_band(at, -3, 9.5f + 1.8f * b + 1.1f * c, middle_);
    lay_band(at, -3, 5 + 1.2f * a, light_);
    lay_band(at, -3, 1.8f + 0.5f * a, bright_, 0.8f);
}

/// Ripples that the wind has left.
void TurfPainter::lay_sand(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 90), b = noise_along(kTurfWaves + 1, at.along / 55);
    lay_band(at, -3, 24 + 5 * a, dark_, 0.55f);
    lay_band(at, -3, 17 + 3 * b, middle_);
    lay_band(at, -3, 11 + 2 * a, light_);
    for (int k = 0; k < 4; ++k) {
        const auto stream = kTurfSpots + static_cast<std::uint32_t>(k);
        const float depth = 4.5f + 4.6f * static_cast<float>(k) + 1.8f * noise_along(stream, at.along / 26);
        const float there = 0.5f + noise_along(stream + 7, at.along / 38);
        lay_band(at, depth, depth + 1.3f, dark_, 0.6f * std::clamp(there, 0.0f, 1.0f));
        lay_band(at, depth + 1.3f, depth + 2.4f, bright_, 0.45f * std::clamp(there, 0.0f, 1.0f));
    }
    lay_band(at, -3, 2, bright_);
}

/// Fine dust with small craters in it.
void TurfPainter::lay_dust(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 60), b = noise_along(kTurfWaves + 1, at.along / 28);
    lay_band(at, -3, 20 + 4 * a + 2 * b, dark_, 0.7f);
    lay_band(at, -3, 12 + 2 * b, middle_);
    lay_band(at, -3, 6 + 1.4f * a, light_);
    constexpr float kPit = 17;
    const int i = static_cast<int>(std::floor(at.along / kPit));
    const auto draw = [&](int n) { return terramorph::uniform01(kTurfSpots, 0, i, n); };
    const float half = 2 + 4.5f * draw(1), across = at.along - (static_cast<float>(i) + 0.5f) * kPit;
    if (draw(0) < 0.55f && std::abs(across) < half) {
        const float deep = (1.1f + 0.2f * half) * std::sqrt(1 - across * across / (half * half));
        const float depth = 5.5f + 8 * draw(2);
        lay_band(at, depth - deep, depth + deep * 0.4f, kTurfDark, 0.42f);
        lay_band(at, depth + deep * 0.4f, depth + deep, bright_, 0.7f);
    }
    lay_band(at, -3, 1.6f, bright_);
}

/// A thick cap whose lower edge hangs down in places, blue in its shade.
void TurfPainter::lay_snow(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 34), b = noise_along(kTurfWaves + 1, at.along / 80);
    const float hang = std::max(0.0f, noise_along(kTurfWaves + 2, at.along / 11)) * (5 + 5 * b);
    lay_band(at, -3, 25 + 3 * a + 4 * b + hang, mixed(dark_, land_.palette.earth[0], 0.35f));
    lay_band(at, -3, 20 + 3 * a + 4 * b + 0.8f * hang, middle_);
    lay_band(at, -3, 12 + 3.5f * a, light_);
    lay_band(at, -3, 3, bright_);
    const int i = static_cast<int>(std::floor(at.along / 2.2f));
    if (terramorph::uniform01(kTurfSpots, 1, i, 0) > 0.12f) return;
    const float depth = 2 + 14 * terramorph::uniform01(kTurfSpots, 1, i, 1);
    lay_band(at, depth, depth + 1.4f, {255, 255, 255}, 0.9f);
}

/// Cold plates, and embers in the cracks between them.
void TurfPainter::lay_crust(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 40), b = noise_along(kTurfWaves + 1, at.along / 18);
    lay_band(at, -3, 19 + 3 * a + 2 * b, dark_);
    lay_band(at, -3, 12 + 2 * b, middle_);
    lay_band(at, -3, 4 + 1.4f * a, light_);
    constexpr float kPlate = 26;
    const int i = static_cast<int>(std::floor(at.along / kPlate));
    for (int k = i - 1; k <= i + 2; ++k) {
        const auto draw = [&](int n) { return terramorph::uniform01(kTurfSpots, 2, k, n); };
        if (draw(3) < 0.4f) continue;
        const float deep = 5 + 17 * draw(1) * draw(1), lean = 14 * (draw(2) - 0.5f);
        const float across = at.along - (static_cast<float>(k) + 0.9f * (draw(0) - 0.5f)) * kPlate;
        lay_embers(at, {across, deep, lean, 0.9f + 1.1f * draw(4), 9 * static_cast<float>(k)});
    }
    lay_band(at, -3, 1.5f, mixed(bright_, land_.palette.rim, 0.45f), 0.8f);
}

/// Pixel by pixel, so that it's a thin line that glows, and no stairs.
void TurfPainter::lay_embers(const EarthColumn& at, const EmberCrack& crack) const {
    const float top = at.here.turf_top, high = depth_of(at, crack.deep), soft = 0.5f / unit_;
    const float nearest = kEmberGlow * crack.thick + std::abs(crack.lean) + kEmberJag + soft;
    if (std::abs(crack.across) > nearest || high <= 0) return;
    const int first = std::max(at.here.top, static_cast<int>(top));
    const int last = std::min(view_.height - 1, static_cast<int>(top + high));
    for (int y = first; y <= last; ++y) {
        const float part = std::clamp((static_cast<float>(y) + 0.5f - top) / high, 0.0f, 1.0f);
        const float jag = kEmberJag * noise_along(kTurfSpots + 5, part * crack.deep / 5 + crack.lot);
        const float off = std::abs(crack.across - crack.lean * part - jag), thick = crack.thick * (1 - part);
        const float glow = 1 - off / (kEmberGlow * thick + soft);
        if (glow > 0) lay(at.colors[y], land_.palette.rim, at.here.turf * 0.6f * glow);
        const float core = std::clamp((thick - off) / (2 * soft) + 0.5f, 0.0f, 1.0f);
        lay(at.colors[y], kEmberCore, at.here.turf * 0.95f * core * std::min(1.0f, thick / soft));
    }
}

bool TurfPainter::is_road(float column) const {
    const int x = static_cast<int>(std::floor(column));
    return x >= 0 && x < static_cast<int>(land_.covers.size()) && land_.covers[at(x)] == LandCover::road;
}

float TurfPainter::left_beside_roads(float column) const {
    if (land_.covers.empty()) return 1;
    const bool road = is_road(column);
    const float reach = (road ? kRoadEnd : kRoadEdge) * unit_ / view_.scale;
    float near = reach;
    for (float away = 0.5f; away < near; away += 0.5f)
        if (is_road(column - away) != road || is_road(column + away) != road) near = away;
    const float out = near / reach;
    if (road) return kRoadThins + (1 - kRoadThins) * std::sqrt(out * (2 - out));
    return kRoadside + (1 - kRoadside) * out * out * (3 - 2 * out);
}

/// Gravel, trodden pale, on a bed of broken stone.
void TurfPainter::lay_road(const EarthColumn& at) const {
    const float a = noise_along(kTurfWaves, at.along / 40), b = noise_along(kTurfWaves + 1, at.along / 12);
    const Color stone = mixed(gravel_, kTurfDark, 0.34f), gap = mixed(gravel_, kTurfDark, 0.7f);
    lay_band(at, -3, 11 + a, gap);
    constexpr float kStone = 7.5f;
    const int i = static_cast<int>(std::floor(at.along / kStone));
    for (int k = i - 1; k <= i + 1; ++k) {
        const auto draw = [&](int n) { return terramorph::uniform01(kRoadStones, 0, k, n); };
        const float middle = (static_cast<float>(k) + 0.5f + 0.3f * (draw(0) - 0.5f)) * kStone;
        const float half = kStone * (0.38f + 0.12f * draw(1)), across = (at.along - middle) / half;
        if (std::abs(across) >= 1) continue;
        const float high = (1.7f + draw(2)) * std::sqrt(1 - across * across), depth = 7.6f + 0.9f * draw(3);
        lay_band(at, depth - high, depth + high, mixed(stone, kTurfDark, 0.3f * draw(4)));
    }
    lay_band(at, -3, 5.2f + 0.5f * b, mixed(gravel_, kTurfDark, 0.14f));
    lay_band(at, -3, 3.4f + 0.4f * b, gravel_);
    lay_band(at, -3, 1.4f, mixed(gravel_, kTurfWhite, 0.55f), 0.9f);
}

void TurfPainter::lay_sunlight(const EarthColumn& at) const {
    const float strength = at.facing > 0 ? 0.17f * at.facing : -0.34f * at.facing;
    if (strength < 0.01f) return;
    const Color color = at.facing > 0 ? mixed(with_alpha(land_.palette.sun, 1), kTurfWhite, 0.3f) : kTurfDark;
    const float from = at.here.turf > 0 ? at.here.turf_top : at.here.surface, deep = kSunlit * unit_;
    const int first = std::max(at.here.top, static_cast<int>(from - 2));
    const int last = std::min(view_.height, static_cast<int>(from + deep));
    for (int y = first; y < last; ++y) {
        const float left = 1 - std::max(0.0f, static_cast<float>(y) - from) / deep;
        lay(at.colors[y], color, strength * left * left);
    }
}

}  // namespace terramorph
