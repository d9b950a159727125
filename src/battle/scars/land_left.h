#pragma once

#include <string_view>

namespace terramorph {

struct LevelSettings;

/// What a battle has left, and where.
struct LandLeft {
    std::string_view scars = {};           ///< scars_of() it; empty: nothing is known
    const LevelSettings* level = nullptr;  ///< another cut through the same map; nullptr: the same
};

}  // namespace terramorph
