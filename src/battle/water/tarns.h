#pragma once

#include <cstdint>
#include <vector>

#include "battle/water/basins.h"

namespace terramorph {

/// A lake in a valley that lies higher than the level's water line.
struct Tarn {
    int basin;
    Sixteenths level;
};

/// A place that water stays below: a column, and the height of the ground there.
struct DryPlace {
    int x;
    Sixteenths height;
};

/// What tarns depend on, besides the valleys that there are.
struct TarnSite {
    std::uint32_t seed = 0;         ///< of the map
    int chance = 0;                 ///< that a valley has one, in percent
    Sixteenths above{};             ///< where valleys begin that may have one
    std::vector<DryPlace> dry{};
};

/// The tarns of these basins: some of the valleys that are wide and deep enough, and open to the sky. Which
/// they are, and how full, hangs on the map's seed and on where a valley's bottom is.
std::vector<Tarn> tarns_of(const Basins& basins, const TarnSite& site);

}  // namespace terramorph
