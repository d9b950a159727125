#pragma once

#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

struct LevelSettings;

enum class Material { air, topsoil, earth, sand, rock, bedrock };

/// What the ground of a level is made of: two heights (1/16 column) for each of its columns. Empty: all is
/// earth.
struct Strata {
    std::vector<int> rock_top;     ///< what stands below it is rock
    std::vector<int> sand_bottom;  ///< what stands above it and is no rock is sand

    friend bool operator==(const Strata&, const Strata&) = default;
};

/// The sand's bottom where there is none.
constexpr int kNoSand = 1 << 20;

/// How steep sand can lie, in 1/16 column for each column: about 32 degrees.
constexpr int kRepose = 10;

/// The strata of a level under its surface: as deep and as much as the planet says, here more and there less,
/// by the place on the map. Sand lies only where it can, so that it rests until something disturbs it.
Strata strata_of(const LevelSettings& level, std::span<const int> surface);

}  // namespace terramorph
