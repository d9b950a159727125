#pragma once

#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

struct LevelSettings;

enum class Material { air, topsoil, earth, sand, rock, stone, bedrock };

/// The layers of a level's ground: two heights for each column. Empty: everything is earth.
struct Strata {
    std::vector<Sixteenths> rock_top;     ///< everything below is rock
    std::vector<Sixteenths> sand_bottom;  ///< everything above that isn't rock is sand

    friend bool operator==(const Strata&, const Strata&) = default;
};

/// The sand's bottom in columns without sand.
constexpr Sixteenths kNoSand{1 << 20};

/// The steepest slope of sand at rest, per column: about 32 degrees.
constexpr Sixteenths kRepose{10};
/// The steepest slope of earth that slid: about 41 degrees.
constexpr Sixteenths kLooseRepose{14};

/// The strata under a level's surface. The planet sets their depth and amount, which vary from place to place
/// on the map. Sand lies only on slopes where it stays until something disturbs it.
Strata strata_of(const LevelSettings& level, std::span<const Sixteenths> surface);

}  // namespace terramorph
