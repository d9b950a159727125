#pragma once

#include <cstdint>
#include <vector>

#include "battle/water/basins.h"

namespace terramorph {

/// Water that lies or runs in a gap.
struct Parcel {
    int gap;
    std::int64_t volume;  ///< cells
    friend bool operator==(const Parcel&, const Parcel&) = default;
};

/// What becomes of water in the gaps of a ground.
struct Refill {
    std::vector<std::int64_t> volumes;  ///< of each basin; only those have some that stand as one
    std::vector<Parcel> stranded;       ///< water that lies higher than it can stand
};

/// Lets the water in each gap (cells) stand where it is, as far as what lies lower carries it.
Refill refill(const Basins& basins, const std::vector<std::int64_t>& water);

}  // namespace terramorph
