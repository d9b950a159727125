#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/cross_section.h"
#include "terrain/feature.h"
#include "terrain/generator.h"

namespace terramorph {

/// What grows around a spot; `bare` if the generator has no land cover, `road` only on a level that has one.
enum class LandCover : std::uint8_t { bare, moor, thicket, wood, field, town, road };

/// A generator's land cover and features. Both are functions of the spot alone.
struct SceneryMaker {
    void (*covers)(const MapSettings& terrain, std::span<const Spot> spots, std::span<LandCover> out);
    /// The generated features on these runs, ignoring placed ones.
    Features (*features)(const MapSettings& terrain, std::span<const SpotRun> runs);
};

/// All features on these runs; placed ones replace generated ones.
Features features_on(const MapSettings& terrain, std::span<const SpotRun> runs);

/// A feature as seen from in front of a cut.
struct Standing {
    Spot spot;
    double column;  ///< of the level, 0 .. width - 1
    double behind;  ///< columns behind the cut; below 0 in front of it
    Feature feature;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Columns before and behind a cut: mineshafts and placed castles so near are in play on its level.
constexpr int kNearCut = 32;

/// All features from `nearest` to `farthest` columns behind a cut (negative: in front of it) and between its
/// ends, the farthest first, as a painter needs them. Columns and distances are those of `ridgelines`.
std::vector<Standing> features_near(const MapSettings& terrain, const Cut& cut, double nearest,
                                    double farthest);

}  // namespace terramorph
