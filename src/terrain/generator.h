#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/parameter.h"
#include "base/result.h"
#include "base/vec2.h"
#include "terrain/feature.h"
#include "terrain/height_map.h"
#include "terrain/road/road.h"
#include "terrain/stroke.h"
#include "terrain/wave/wave_curve.h"

namespace terramorph {

struct Generator;
struct SceneryMaker;

/// Everything that decides a map.
struct MapSettings {
    const Generator* generator = nullptr;
    Values values;  ///< one for each of the generator's parameters
    std::uint32_t seed = 1;
    int width = 2048;  ///< columns
    int depth = 2048;  ///< rows
    /// Where the map's column 0 and row 0 lie in infinite land; (0, 0) for generators of finite land.
    Vec2<std::int64_t> origin;
    /// Features that a person placed. They replace generated ones; `none` removes them.
    Features placed;
    /// How a person raised and lowered the generated heights.
    Strokes strokes;
    /// The wave that a person drew, instead of the seed's; for generators that have one to draw.
    std::optional<WaveCurve> wave;
    /// The roads that a person has built, beside those between towns.
    std::vector<Road> roads;

    friend bool operator==(const MapSettings&, const MapSettings&) = default;
};

/// The names of two parameters, a minimum and a maximum.
struct MinMaxPair {
    std::string_view low;
    std::string_view high;
    std::string_view label = {};  ///< of both together: "Hill radius"
};

/// Values that together make a known kind of land. Other parameters keep their defaults.
struct Preset {
    struct Setting {
        std::string_view parameter;
        double value;
    };
    std::string_view label;   ///< "Small lush islands"
    std::string_view planet;  ///< the name of the planet that suits it
    std::span<const Setting> settings;
};

/// A place on a map, in 1/256 column from its column 0 and row 0. It may be outside the map.
using Place = Vec2<std::int64_t>;
constexpr int kPlaceSub = 256;

/// A way to make a map. To add one: a file in generators/ that defines it, and its line in generators/list.h.
struct Generator {
    std::string_view name;   ///< as written in files and command lines: "circle-hill"
    std::string_view label;  ///< "Circle hills"
    std::string_view help;   ///< one line
    /// The two letters that codes and names of its levels begin with: "CH". Empty: its levels have no codes.
    std::string_view letters = {};
    std::span<const Parameter> parameters;
    std::span<const MinMaxPair> min_max_pairs;

    // The heights that it generates. Those of a map, with what a person's brush did, are made by make_rows,
    // make_map and make_heights.

    /// Writes the heights of some rows (ascending) into `out`, row after row. Each equals the map's row bit
    /// for bit.
    void (*rows)(const MapSettings& terrain, std::span<const int> rows, std::span<float> out);

    /// The whole map.
    HeightMap (*map)(const MapSettings& terrain);

    /// Infinite land only: the heights at any places. At whole rows and columns they equal those of `rows`,
    /// which then accepts any row, also below 0 and beyond the map's depth.
    void (*heights_at)(const MapSettings& terrain, std::span<const Place> places,
                       std::span<float> out) = nullptr;

    std::span<const Preset> presets = {};
    std::string_view water = {};  ///< the name of the parameter for the water's height, if any
    bool has_wave = false;        ///< its land is made of a wave, which a person may draw

    /// Land cover and features; nullptr if the generator has none.
    const SceneryMaker* scenery = nullptr;

    bool is_infinite() const { return heights_at != nullptr; }
};

/// All generators, in the order of menus.
std::span<const Generator* const> generators();

/// The generator of this name; nullptr if there is none.
const Generator* find_generator(std::string_view name);

/// A map of this generator with default parameters.
MapSettings default_terrain(const Generator& generator);

/// Sizes of a map, as parameters: "width" 16 .. 16384 columns, "depth" 16 .. 16384 rows.
extern const Parameter kMapWidth;
extern const Parameter kMapDepth;
/// "seed": which of the maps, 0 .. 4294967295.
extern const Parameter kMapSeed;
/// Where a map lies in infinite land: "origin_x" and "origin_y", within 2^31 of the middle of it.
extern const Parameter kMapOriginX;
extern const Parameter kMapOriginY;

/// The next seed in a sequence of random maps: short enough for a person to pass on.
std::uint32_t next_seed(std::uint32_t seed);

/// The depth at which a map of this width has as many cells as the default map, so that counts per map, such
/// as hills, are as dense.
int fitting_depth(int width);

/// Why there can be no such map: the parameter, its value and what is allowed.
Refusal validate(const MapSettings& terrain);

/// Writes the heights of some of a map's rows (ascending) into `out`, row after row.
void make_rows(const MapSettings& terrain, std::span<const int> rows, std::span<float> out);
/// The whole map: each of its rows equals that of make_rows bit for bit.
HeightMap make_map(const MapSettings& terrain);
/// Infinite land only: the heights at any places, which on whole rows and columns equal those of make_rows.
void make_heights(const MapSettings& terrain, std::span<const Place> places, std::span<float> out);

/// The whole generated map made from its rows, for generators without a quicker way.
HeightMap map_of_rows(const MapSettings& terrain);

}  // namespace terramorph
