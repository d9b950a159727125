// What it takes to add a generator: this file, and its line in the list beside it. (Not part of the game.)
#include <cstddef>

#include "terrain/generator.h"

namespace terramorph {

namespace ripples {
namespace {

constexpr Parameter kParameters[] = {
    {"low", "Low", "columns", 0, 100, 10, "The trough of a ripple."},
    {"high", "High", "columns", 0, 100, 40, "The crest of a ripple."},
};

constexpr MinMaxPair kMinMaxPairs[] = {{"low", "high"}};

float height_at(const MapSettings& terrain, int i, int j) {
    const auto low = static_cast<float>(terrain.values[0]);
    const auto high = static_cast<float>(terrain.values[1]);
    return low + (high - low) * static_cast<float>((i + 3 * j) % 8) / 8;
}

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    std::size_t n = 0;
    for (const int j : wanted)
        for (int i = 0; i < terrain.width; ++i) out[n++] = height_at(terrain, i, j);
}

HeightMap map(const MapSettings& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j)
        for (int i = 0; i < terrain.width; ++i) map.row(j)[i] = height_at(terrain, i, j);
    return map;
}

}  // namespace
}  // namespace ripples

extern const Generator ripples_generator;
constinit const Generator ripples_generator = {
    .name = "ripples",
    .label = "Ripples",
    .help = "Waves in sand, for the tests.",
    .parameters = ripples::kParameters,
    .min_max_pairs = ripples::kMinMaxPairs,
    .rows = ripples::rows,
    .map = ripples::map,
};

}  // namespace terramorph
