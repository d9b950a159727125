#pragma once

#include <array>
#include <vector>

#include "paint/image.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// The edges between the strata of a level's earth: copies of its generated surface, smoother the deeper they
/// are. In columns, one per column of the level.
struct TerrainFaceLayers {
    static constexpr int kEdges = 4;

    explicit TerrainFaceLayers(const Ground& ground);

    std::vector<float> surface;
    std::array<std::vector<float>, kEdges> edges;
};

/// The top of a stratum in a column; the first one begins at the surface.
float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view);

/// Draws the ground's face, with grass, layers, stones and crater rims, into the pixel columns from `first`
/// up to `last`. Without earth, the picture stays as it is, or is seen through water `water` columns high.
void draw_face(Image& picture, const Ground& ground, const TerrainFaceLayers& layers, const View& view,
               const Palette& palette, float water, int first, int last);

/// The number of pixel columns beside a changed one that change too.
int face_margin(const View& view);

}  // namespace terramorph
