#pragma once

#include <vector>

#include "paint/image.h"
#include "terrain/generator.h"
#include "terrain/height_map.h"
#include "terrain/palette.h"
#include "terrain/scenery.h"

namespace terramorph {

/// What grows on a map: `across` x `down` places in equal steps, row by row.
struct MapCovers {
    int across = 0, down = 0;
    std::vector<LandCover> covers;
};

/// For a picture of this size, in pixels.
MapCovers covers_of_map(const MapSettings& terrain, int width, int height);

/// Draws woods, thickets, moors, fields and towns over a picture of the map, but not where it lies under
/// water, is too high for them or has no grass. `heights`: of the map, in columns.
void draw_covers(Image& picture, const MapCovers& covers, const HeightMap& heights, const Palette& palette,
                 float water);

}  // namespace terramorph
