#pragma once

#include <vector>

#include "terrain/shape.h"

namespace terramorph {

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

}  // namespace terramorph
