#include "ui/landscape/earth/material_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "paint/image.h"
#include "paint/pixel.h"
#include "paint/soft/rows.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr Color kYellow = {232, 200, 126};
constexpr float kRockShare = 0.62f,
                kSandShare = 0.6f;  // share of a pixel's colour; the rest is the stratum's
constexpr std::uint32_t kCracks = 21, kGrains = 22, kSides = 23, kWays = 24, kSandWaves = 371,
                        kRockLayerWaves = 361,
                        kBedrockWaves = 341;  // streams of random numbers
// In pixels of a picture of 1600 x 900.
constexpr float kCrackWide = 74, kCrackHigh = 46;  // grid cells that may contain a crack
constexpr float kCrackThick = 1.5f, kRimThick = 2.2f;
constexpr float kRockLit = 30;  // how deep light reaches into its edge
constexpr float kGrain = 3;     // grid cells that may contain a grain
constexpr int kSoftSide = 24;   // columns to either side
constexpr float kSandUneven = 16, kSandLong = 48, kSandSoft = 26, kSandThin = 22;  // of its lower edge
constexpr float kRagged = 6;                  // how uneven a broken side is ...
constexpr float kWanders = 18;                // ... and how far it wanders, if it's high
constexpr float kWandersByHeight = 0.14f;     // of how high it is
constexpr Sixteenths kBroken = 24 * kColumn;  // the height of one

constexpr float kRockLayers = 62, kBedrockLayers = 21;          // from one layer to the next, as above
constexpr float kRockLayerWave = 0.45f, kRockLayerLong = 3.6f;  // of that: how high and how long
constexpr float kRockSeam = 2.2f, kRockSeamLit = 0.16f;         // along the top of each
constexpr std::array<float, 4> kRockShades = {0.17f, -0.05f, 0.19f, 0.06f};  // how much darker each is

constexpr float kBedrockRock = 0.42f;                  // how much of the rock's colour bedrock has at its top
constexpr float kBedrockFade = 130;                    // below which it has none
constexpr float kBedrockHigh = 17, kBedrockWave = 90;  // of its waves; columns

void blend_over(std::uint32_t& pixel, Color color, float amount) {
    pixel = blended(pixel, packed(color), share(amount));
}

/// Interpolates a line that has a height in the middle of each column; returns columns.
template <class Height>
float along(const Ground& ground, float column, Height height) {
    const float place = std::clamp(column - 0.5f, 0.0f, static_cast<float>(ground.width()) - 1);
    const int i = static_cast<int>(place), next = std::min(i + 1, ground.width() - 1);
    const float t = place - static_cast<float>(i);
    const auto from = to_columns(height(i)), to = to_columns(height(next));
    return from + (to - from) * t;
}

/// A triangle wave between -1 and 1.
float zigzag(float x) { return 4 * std::abs(x - std::floor(x + 0.5f)) - 1; }

}  // namespace

MaterialPainter::MaterialPainter(const Ground& ground, const View& view, const Palette& palette)
    : ground_(ground),
      view_(view),
      rock_(rock_color(palette)),
      crack_(mixed(palette.bedrock, rock_, 0.3f)),
      light_(mixed(rock_, palette.rim, 0.45f)),
      bed_(mixed(palette.bedrock, rock_, kBedrockRock)),
      deep_(palette.bedrock),
      sand_(mixed(palette.grass, kYellow, 0.75f)),
      grain_(mixed(sand_, palette.earth[1], 0.35f)) {}

void MaterialPainter::lay(float column, const GroundCoverage& here, std::span<std::uint32_t> colors) {
    const int x = std::clamp(static_cast<int>(column), 0, ground_.width() - 1);
    if (const float thick = along(ground_, column, [&](int each) { return sand_thickness(each); }); thick > 0)
        lay_sand(column, to_columns(ground_.generated_surface(x)) - thick, here, colors);
    if (ground_.rock_top(x) <= Ground::kBedrock) return;
    const float edge = view_.y_of(along(ground_, column, [&](int each) { return ground_.rock_top(each); }));
    lay_rock(column, edge, here, colors);
    lay_cracks(column, edge, here, colors);
}

/// How thick the sand was made around a column: it has no steep sides, and no narrow gaps, and whoever digs
/// beside it doesn't change it.
Sixteenths MaterialPainter::sand_thickness(int x) const {
    std::int64_t sum = 0;
    for (int k = -kSoftSide; k <= kSoftSide; ++k) {
        const int beside = std::clamp(x + k, 0, ground_.width() - 1);
        const Sixteenths thick = ground_.generated_surface(beside) - ground_.sand_bottom(beside);
        sum += std::int64_t{kSoftSide + 1 - std::abs(k)} * std::max(0, thick.count());
    }
    return Sixteenths(static_cast<int>(sum / ((kSoftSide + 1) * (kSoftSide + 1))));
}

/// Sand thins out downwards and to its sides, unevenly; grains are darker dots.
void MaterialPainter::lay_sand(float column, float bottom, const GroundCoverage& here,
                               std::span<std::uint32_t> colors) const {
    const float unit = view_.unit(), grain = std::max(2.0f, kGrain * unit);
    const float deep = view_.y_of(bottom) - here.surface, along = column * view_.scale / unit;
    const float waves = 0.7f * noise_along(kSandWaves, along / kSandLong) +
                        0.3f * noise_along(kSandWaves + 1, 3.7f * along / kSandLong);
    const float edge = here.surface + deep + std::min(kSandUneven * unit, 0.4f * deep) * waves;
    const float soft = std::max(3.0f, std::min(kSandSoft * unit, 0.6f * deep));
    const float thick = std::min(1.0f, deep / (kSandThin * unit));
    const int last = std::min(view_.height, static_cast<int>(edge) + 1);
    const float across = column * view_.scale / grain;
    const int i = static_cast<int>(std::floor(across));
    for (int y = here.top; y < last; ++y) {
        const float up = view_.height_at(static_cast<float>(y)) * view_.scale / grain;
        const int j = static_cast<int>(std::floor(up));
        const float in = std::clamp((edge - static_cast<float>(y)) / soft, 0.0f, 1.0f);
        const float whole = thick * in * in * (3 - 2 * in);
        blend_over(colors[y], sand_, kSandShare * whole);
        if (uniform01(kGrains, 0, i, j) > 0.3f) continue;
        const float dx = across - static_cast<float>(i) - 0.5f, dy = up - static_cast<float>(j) - 0.5f;
        blend_over(colors[y], grain_, 0.7f * whole * std::max(0.0f, 1 - 4 * (dx * dx + dy * dy)));
    }
}

/// Where it was blown away its side is as uneven as it broke.
void MaterialPainter::lay_rock(float column, float edge, const GroundCoverage& here,
                               std::span<std::uint32_t> colors) {
    const auto edge_at = [&](float place) {
        return view_.y_of(along(ground_, place, [&](int each) { return ground_.rock_top(each); }));
    };
    const int middle = static_cast<int>(column), reach = static_cast<int>(kRagged + kWanders) + 1;
    Sixteenths side;
    for (int x = std::max(0, middle - reach); x < std::min(ground_.width() - 1, middle + reach); ++x)
        side = std::max(side, abs(ground_.rock_top(x + 1) - ground_.rock_top(x)));
    const bool broken = side > kBroken;
    const float wanders = std::min(kWanders, kWandersByHeight * to_columns(side - kBroken));
    float high = edge, low = edge;
    if (broken)
        for (int x = -reach; x <= reach; x += reach / 4)
            high = std::min(high, edge_at(column + static_cast<float>(x))),
            low = std::max(low, edge_at(column + static_cast<float>(x)));
    const int first = std::max(here.top, static_cast<int>(std::floor(broken ? high : edge)));
    const float rim = kRimThick * view_.unit();
    const Layers layers = layers_at(column, kRockLayers);
    const float deep = std::max(rim + 1, kRockLit * view_.unit());  // from where on light and edge are gone
    const int inside = std::clamp(static_cast<int>(std::ceil(std::max(low, edge + deep))), 0, view_.height);
    for (int y = first; y < inside; ++y) {
        float within = static_cast<float>(y) + 1 - edge;
        if (broken && static_cast<float>(y) < low) {
            const Side& uneven = side_at(y);
            const float place = column + uneven.ragged + wanders * uneven.wanders;
            within = static_cast<float>(y) + 1 - edge_at(place);
            if (within <= 0) continue;
        }
        blend_over(colors[y], rock_, kRockShare * std::min(1.0f, within));
        lay_layers(layers, colors, {y, y + 1});
        if (within < rim + 1) blend_over(colors[y], light_, 0.72f * std::min(within, rim + 1 - within));
        const float lit = 1 - within / (kRockLit * view_.unit());
        if (lit > 0) blend_over(colors[y], light_, 0.2f * lit * lit);
    }
    const Range rest = {std::max(first, inside), view_.height};
    if (rest.empty()) return;
    lay_color(&colors[rest.x0], rest.x1 - rest.x0, packed(rock_), share(kRockShare));
    lay_layers(layers, colors, rest);
}

const MaterialPainter::Side& MaterialPainter::side_at(int y) {
    for (int row = static_cast<int>(sides_.size()); row < view_.height; ++row) {
        const float height = view_.height_at(static_cast<float>(row));
        sides_.push_back(
            {kRagged * noise_along(kSides, 0.09f * height), noise_along(kWays, 0.025f * height)});
    }
    return sides_[y];
}

MaterialPainter::Layers MaterialPainter::layers_at(float column, float apart) const {
    const float along = column * view_.scale / (view_.unit() * kRockLayerLong * apart);
    const float wave =
        noise_along(kRockLayerWaves, along) + 0.25f * noise_along(kRockLayerWaves + 1, 5 * along);
    return {apart * view_.unit(), kRockLayerWave * wave};
}

/// Each is of another shade than the one above it, and catches light along its top. Below that all of its
/// rows are alike.
void MaterialPainter::lay_layers(const Layers& layers, std::span<std::uint32_t> colors, Range rows) const {
    const float seam = kRockSeam * view_.unit();
    const auto shade_of = [](float layer) {
        return kRockShades[static_cast<std::size_t>(static_cast<int>(layer) & 3)];
    };
    for (int y = rows.x0, count = 0; y < rows.x1; y += count) {
        const float height = view_.height_at(static_cast<float>(y));
        const float place = height * view_.scale / layers.apart + layers.wave, number = std::floor(place);
        const float below = (number + 1 - place) * layers.apart;  // the layer's top
        const float left = (place - number) * layers.apart;       // of it
        count = below < std::max(1.0f, seam) ? 1 : std::clamp(static_cast<int>(left), 1, rows.x1 - y);
        const float shade = std::lerp(shade_of(number + 1), shade_of(number), std::min(1.0f, below));
        const Color tint = shade > 0 ? kEarthDark : kEarthLight;
        if (count > 1) {
            lay_color(&colors[y], count, packed(tint), share(std::abs(shade)));
            continue;
        }
        blend_over(colors[y], tint, std::abs(shade));
        blend_over(colors[y], light_, kRockSeamLit * std::max(0.0f, 1 - below / seam));
    }
}

/// Nothing of it is above where it's too hard to dig.
void MaterialPainter::lay_bedrock(float column, const GroundCoverage& here,
                                  std::span<std::uint32_t> colors) const {
    const float unit = view_.unit();
    const float waves = 0.5f + 0.5f * (0.7f * noise_along(kBedrockWaves, column / kBedrockWave) +
                                       0.3f * noise_along(kBedrockWaves + 1, 4.3f * column / kBedrockWave));
    const float rough = 2 * noise_along(kBedrockWaves + 2, column / 4);
    const float edge = view_.y_of(to_columns(Ground::kBedrock)) + (kBedrockHigh * waves + rough) * unit;
    const int first = std::max(here.top, static_cast<int>(edge));
    for (int y = first; y < view_.height; ++y) {
        const float below = static_cast<float>(y) + 1 - edge;
        const Color bed = mixed(bed_, deep_, std::min(1.0f, below / (kBedrockFade * unit)));
        blend_over(colors[y], bed, std::clamp(below, 0.0f, 1.0f));
    }
    lay_layers(layers_at(column, kBedrockLayers), colors, {first, view_.height});
    for (int y = first; y < view_.height; ++y) {
        const float below = static_cast<float>(y) + 1 - edge;
        const float rim = 1 - std::abs(below - 1.5f * unit) / (1.5f * unit);
        if (rim > 0) blend_over(colors[y], light_, 0.4f * rim);
        if (below > 3 * unit) break;
    }
    lay_cracks(column, edge, here, colors);
}

/// Each crack is a jagged line; its place and slope depend only on the place in the level.
void MaterialPainter::lay_cracks(float column, float edge, const GroundCoverage& here,
                                 std::span<std::uint32_t> colors) const {
    const float unit = view_.unit(), wide = kCrackWide * unit / view_.scale;
    const float high = kCrackHigh * unit / view_.scale, thick = std::max(1.0f, kCrackThick * unit);
    const int i = static_cast<int>(std::floor(column / wide));
    const float across = column / wide - static_cast<float>(i);
    const int highest =
        static_cast<int>(view_.height_at(std::max(edge, static_cast<float>(here.top))) / high);
    for (int j = static_cast<int>(std::floor(view_.bottom / high)); j <= highest; ++j) {
        const std::uint32_t key = hash_bits(kCracks, 0, i, j);
        const auto draw = [key](std::uint32_t n) { return uniform01(mix(key + n)); };
        const float from = 0.35f * draw(1), to = 0.6f + 0.4f * draw(2);
        if (draw(0) > 0.6f || across < from || across > to) continue;
        const float part = (across - from) / (to - from), slope = 2 * draw(3) - 1;
        const float height = static_cast<float>(j) + 0.1f + 0.8f * draw(6) + 0.9f * slope * (part - 0.5f) +
                             0.07f * zigzag(part * (1 + 2 * draw(4)) + draw(5)) +
                             0.04f * zigzag(part * (4 + 3 * draw(7)));
        const float middle = view_.y_of(height * high),
                    half = thick * (1 - std::abs(2 * part - 1)) / 2 + 0.3f;
        if (middle < edge + 3 * unit) continue;
        for (int y = std::max(here.top, static_cast<int>(middle - half - 1));
             y < std::min(view_.height, static_cast<int>(middle + half + 3 * unit + 1)); ++y)
            lay_crack(colors[y], half, static_cast<float>(y) + 0.5f - middle);
    }
}

/// Dark, and lit along its lower lip.
void MaterialPainter::lay_crack(std::uint32_t& color, float half, float off) const {
    blend_over(color, crack_, 0.75f * (half + 0.5f - std::abs(off)));
    const float lip = 0.8f * view_.unit();
    blend_over(color, light_, 0.3f * (0.5f + lip - std::abs(off - half - lip)));
}

}  // namespace terramorph
