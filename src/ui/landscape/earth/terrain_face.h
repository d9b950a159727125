#pragma once

#include <array>
#include <vector>

#include "paint/image.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// The edges between the strata of a level's earth: its generated surface, smoother the deeper they lie. In
/// columns, one for each column of the level.
struct TerrainFaceLayers {
    static constexpr int kEdges = 4;

    explicit TerrainFaceLayers(const Ground& ground);

    std::vector<float> surface;
    std::array<std::vector<float>, kEdges> edges;
};

/// Where a stratum begins in a column, in columns from below: the first one at the surface.
float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view);

/// Draws the ground's face, with grass, layers, stones and crater rims, into the pixel columns from `first`
/// up to `last`. Where there is no earth, the picture stays as it is, or as it is seen through the water that
/// stands `water` columns high.
void draw_face(Image& picture, const Ground& ground, const TerrainFaceLayers& layers, const View& view,
               const Palette& palette, float water, int first, int last);

/// How many pixel columns beside a changed one look different too.
int face_margin(const View& view);

}  // namespace terramorph
