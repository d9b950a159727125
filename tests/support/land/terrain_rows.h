#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "terrain/scenery.h"

namespace terramorph::test {

/// A row of the map; of infinite land also one above or below it.
inline std::vector<float> map_row(const MapSettings& terrain, int row) {
    std::vector<float> heights(static_cast<std::size_t>(terrain.width));
    terrain.generator->rows(terrain, {&row, 1}, heights);
    return heights;
}

/// What covers the land at spots.
inline std::vector<LandCover> covers_at(const MapSettings& terrain, std::span<const Spot> spots) {
    std::vector<LandCover> covers(spots.size());
    if (terrain.generator->scenery) terrain.generator->scenery->covers(terrain, spots, covers);
    return covers;
}

}  // namespace terramorph::test
