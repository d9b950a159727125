#include "terrain/generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <utility>

#include "base/random.h"
#include "base/text.h"

namespace terramorph {

#define TERRAMORPH_GENERATOR(name) extern const Generator name##_generator;
#include "terrain/generators/list.h"
#undef TERRAMORPH_GENERATOR

namespace {

constexpr std::array kGenerators = {
#define TERRAMORPH_GENERATOR(name) &name##_generator,
#include "terrain/generators/list.h"
#undef TERRAMORPH_GENERATOR
};

/// The farthest distance of maps from the origin.
constexpr double kFarthest = kEndOfLand - 16384;

/// Fresh maps have seeds below this.
constexpr std::uint32_t kSeeds = 10000000;

Refusal validate_origin(const MapSettings& terrain) {
    if (terrain.generator->is_infinite()) {
        if (auto refusal = validate(kMapOriginX, static_cast<double>(terrain.origin.x))) return refusal;
        return validate(kMapOriginY, static_cast<double>(terrain.origin.y));
    }
    if (terrain.origin == Vec2<std::int64_t>{}) return std::nullopt;
    return error("origin_x and origin_y can't be {x} and {y}: {generator} has only one map, at 0 and 0",
                 {{"x", terrain.origin.x}, {"y", terrain.origin.y}, {"generator", terrain.generator->name}});
}

Refusal validate_placed(const Features& placed) {
    if (placed.size() > kMaxPlaced)
        return error("can't place {count} objects; allowed: 0 to {most}",
                     {{"count", placed.size()}, {"most", kMaxPlaced}});
    for (const auto& [spot, feature] : placed)
        for (const std::int64_t where : {spot.x, spot.y})
            if (!is_on_land(where))
                return error("can't place objects at {place}; allowed: {least} to {most}",
                             {{"place", where}, {"least", -kEndOfLand}, {"most", kEndOfLand - 1}});
    return std::nullopt;
}

Refusal validate_wave(const MapSettings& terrain) {
    if (!terrain.wave) return std::nullopt;
    if (terrain.generator->has_wave) return validate(*terrain.wave);
    return error("{generator} has no wave that could be drawn", {{"generator", terrain.generator->name}});
}

Refusal validate(const Generator& generator, const MinMaxPair& pair, const Values& values) {
    const auto low = static_cast<std::size_t>(index_of(generator.parameters, pair.low));
    const auto high = static_cast<std::size_t>(index_of(generator.parameters, pair.high));
    if (values[low] <= values[high]) return std::nullopt;
    return error("{name} can't be {value} while {other} is {limit}; allowed: {least} to {limit}",
                 {{"name", pair.low},
                  {"value", values[low]},
                  {"other", pair.high},
                  {"limit", values[high]},
                  {"least", generator.parameters[low].minimum}});
}

}  // namespace

const Parameter kMapWidth = {"width", "Width", "m", 16, 16384, 2048, "How wide the map is.", true};
const Parameter kMapDepth = {"depth", "Depth", "m", 16, 16384, 2048, "How deep the map is.", true};
const Parameter kMapSeed = {"seed", "Seed", "", 0, 4294967295, 1, "Each number gives a different map.", true};
const Parameter kMapOriginX = {
    "origin_x", "East", "m", -kFarthest, kFarthest, 0, "Where the map's west edge lies in infinite land.",
    true};
const Parameter kMapOriginY = {
    "origin_y", "South", "m", -kFarthest, kFarthest, 0, "Where the map's north edge lies in infinite land.",
    true};

std::span<const Generator* const> generators() { return kGenerators; }

const Generator* find_generator(std::string_view name) {
    const auto found = std::find_if(kGenerators.begin(), kGenerators.end(),
                                    [&](const Generator* generator) { return generator->name == name; });
    return found == kGenerators.end() ? nullptr : *found;
}

MapSettings default_terrain(const Generator& generator) {
    MapSettings terrain;
    terrain.generator = &generator;
    terrain.values = default_values(generator.parameters);
    return terrain;
}

int fitting_depth(int width) {
    constexpr int kStandardSide = 2048;
    return std::clamp(kStandardSide * kStandardSide / std::max(width, 1), 256, 8192);
}

Refusal validate(const MapSettings& terrain) {
    if (!terrain.generator) return error("no generator is chosen");
    const Generator& generator = *terrain.generator;
    if (auto refusal = validate(kMapWidth, terrain.width)) return refusal;
    if (auto refusal = validate(kMapDepth, terrain.depth)) return refusal;
    if (auto refusal = validate(generator.parameters, terrain.values)) return refusal;
    for (const MinMaxPair& pair : generator.min_max_pairs)
        if (auto refusal = validate(generator, pair, terrain.values)) return refusal;
    if (auto refusal = validate_placed(terrain.placed)) return refusal;
    if (auto refusal = validate(terrain.strokes)) return refusal;
    if (auto refusal = validate(terrain.roads)) return refusal;
    if (auto refusal = validate_wave(terrain)) return refusal;
    return validate_origin(terrain);
}

std::uint32_t next_seed(std::uint32_t seed) { return mix(seed + 1) % kSeeds; }

void make_rows(const MapSettings& terrain, std::span<const int> rows, std::span<float> out) {
    terrain.generator->rows(terrain, rows, out);
    const auto width = static_cast<std::size_t>(terrain.width);
    for (std::size_t n = 0; n < rows.size(); ++n)
        add_strokes(terrain, rows[n], out.subspan(n * width, width));
}

HeightMap make_map(const MapSettings& terrain) {
    HeightMap map = terrain.generator->map(terrain);
    for (int row = 0; row < map.depth(); ++row) add_strokes(terrain, row, map.row(row));
    return map;
}

void make_heights(const MapSettings& terrain, std::span<const Place> places, std::span<float> out) {
    terrain.generator->heights_at(terrain, places, out);
    if (terrain.strokes.empty()) return;
    for (std::size_t n = 0; n < places.size(); ++n) out[n] = with_strokes(terrain, places[n], out[n]);
}

HeightMap map_of_rows(const MapSettings& terrain) {
    std::vector<int> all(static_cast<std::size_t>(terrain.depth));
    std::iota(all.begin(), all.end(), 0);
    HeightMap map(terrain.width, terrain.depth);
    terrain.generator->rows(terrain, all, map.heights());
    return map;
}

}  // namespace terramorph
