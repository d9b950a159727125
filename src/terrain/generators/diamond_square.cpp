#include <algorithm>

#include "base/multiversion.h"
#include "terrain/generator.h"
#include "terrain/generators/diamond_square_grid.h"

namespace terramorph {

namespace diamond_square {
namespace {

enum : std::size_t { kMinRoughness, kMaxRoughness, kDecay, kBase, kScale, kWaterLevel, kSquares };

constexpr std::string_view kSquareCounts[] = {"1", "2", "4", "8", "16"};

constexpr Parameter kParameters[] = {
    {"minRoughness", "Lowest corner", "", -100, 100, -4, "The lowest that a corner of the map may be."},
    {"maxRoughness", "Highest corner", "", -100, 100, 4, "The highest that a corner of the map may be."},
    {"decay", "Decay", "", 0.35, 0.95, 0.46,
     "How rough each finer level is, as a share of the one before it."},
    {"base", "Base", "m", 0, 8000, 440, "The height of average ground."},
    {"scale", "Scale", "m", 0, 1000, 36, "How high a roughness of 1 is."},
    {"waterLevel", "Water level", "m", 0, 8000, 0, "Land below this is under water.", false, {}, "no water"},
    {"squares", "Squares", "", 0, 4, 3, "How many squares the map's longer side begins with.", true,
     kSquareCounts},
};

constexpr MinMaxPair kMinMaxPairs[] = {{"minRoughness", "maxRoughness", "Corners"}};

constexpr Preset::Setting kIslands[] = {{"minRoughness", -4}, {"maxRoughness", 2}, {"decay", 0.55},
                                        {"base", 240},        {"scale", 60},       {"waterLevel", 225},
                                        {"squares", 2}};
constexpr Preset::Setting kDesert[] = {{"decay", 0.38}, {"base", 380}, {"scale", 45}, {"squares", 2}};
constexpr Preset::Setting kLakes[] = {
    {"decay", 0.48}, {"base", 400}, {"scale", 50}, {"waterLevel", 348}, {"squares", 2}};
constexpr Preset::Setting kMoon[] = {{"decay", 0.6}, {"base", 400}, {"scale", 36}};

constexpr Preset kPresets[] = {{"Small lush islands", "lush-islands", kIslands},
                               {"Desert", "desert", kDesert},
                               {"Lush landmass with large lakes", "great-lakes", kLakes},
                               {"Lunar surface", "moon", kMoon}};

TERRAMORPH_MULTIVERSION void lift(const float* roughness, float base, float scale, std::span<float> out) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = base + scale * roughness[i];
}

GridSettings grid_settings(const MapSettings& terrain) {
    const auto number = [&](std::size_t k) { return static_cast<float>(terrain.values[k]); };
    return {.seed = terrain.seed,
            .width = terrain.width,
            .depth = terrain.depth,
            .squares = static_cast<int>(terrain.values[kSquares]),
            .lowest_corner = number(kMinRoughness),
            .highest_corner = number(kMaxRoughness),
            .decay = number(kDecay)};
}

void make_run(const MapSettings& terrain, GridRange rows, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    const auto base = static_cast<float>(terrain.values[kBase]);
    const auto scale = static_cast<float>(terrain.values[kScale]);
    make_grid_rows(grid_settings(terrain), rows, [&](const float* roughness) {
        lift(roughness, base, scale, out.first(width));
        out = out.subspan(width);
    });
}

/// Consecutive rows share their levels; each run of rows has its own.
void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    for (std::size_t n = 0; n < wanted.size();) {
        std::size_t end = n + 1;
        while (end < wanted.size() && wanted[end] == wanted[end - 1] + 1) ++end;
        make_run(terrain, {wanted[n], wanted[end - 1]}, out.subspan(n * width, (end - n) * width));
        n = end;
    }
}

HeightMap map(const MapSettings& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    make_run(terrain, {0, terrain.depth - 1}, map.heights());
    return map;
}

}  // namespace
}  // namespace diamond_square

extern const Generator diamond_square_generator;
constinit const Generator diamond_square_generator = {
    .name = "diamond-square",
    .label = "Rugged mountains",
    .help = "Fractal land: squares within squares, each middle nudged up or down.",
    .letters = "DS",
    .parameters = diamond_square::kParameters,
    .min_max_pairs = diamond_square::kMinMaxPairs,
    .rows = diamond_square::rows,
    .map = diamond_square::map,
    .presets = diamond_square::kPresets,
    .water = "waterLevel",
};

}  // namespace terramorph
