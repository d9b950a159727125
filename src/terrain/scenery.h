#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/cross_section.h"
#include "terrain/feature.h"
#include "terrain/generator.h"

namespace terramorph {

/// What covers the land around a spot; `bare` where the generator says nothing of it.
enum class LandCover : std::uint8_t { bare, moor, thicket, wood, field, town };

/// What a generator says of spots beyond their height. Both are functions of the spot alone.
struct SceneryMaker {
    void (*covers)(const MapSettings& terrain, std::span<const Spot> spots, std::span<LandCover> out);
    /// What is generated on these runs, whatever was placed there.
    Features (*features)(const MapSettings& terrain, std::span<const SpotRun> runs);
};

/// All that stands on these runs: what was placed there, and else what is generated.
Features features_on(const MapSettings& terrain, std::span<const SpotRun> runs);

/// A feature as it is seen from before a cut.
struct Standing {
    Spot spot;
    double column;  ///< of the level, 0 .. width - 1: where along the cut it stands
    double behind;  ///< columns behind the cut; below 0 before it
    Feature feature;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// All that stands from `nearest` to `farthest` columns behind a cut (those below 0 are before it) and
/// between its ends; the farthest first, as a painter wants them. Lines behind the cut, as of `ridgelines`,
/// have the same columns and are as far behind as their distance.
std::vector<Standing> features_near(const MapSettings& terrain, const Cut& cut, double nearest,
                                    double farthest);

}  // namespace terramorph
