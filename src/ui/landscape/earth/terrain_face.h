#pragma once

#include <array>
#include <span>
#include <vector>

#include "paint/image.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The edges between the strata of a level's earth: copies of its generated surface, smoother the deeper they
/// are. In columns, one per column of the level.
struct TerrainFaceLayers {
    static constexpr int kEdges = 4;

    explicit TerrainFaceLayers(const Ground& ground);

    std::vector<float> surface;
    std::array<std::vector<float>, kEdges> edges;
};

/// Where fire has blackened the earth: fully at the rim of a blast, less and less up to half as far again.
/// What lies inside has fallen there since.
struct Scorch {
    Vec2<float> at;    ///< columns
    float radius = 0;  ///< of the blast, in columns
    float height = 1;  ///< its reach up and down, as a share of the radius

    float left() const { return at.x - kReach * radius; }
    float right() const { return at.x + kReach * radius; }
    static constexpr float kReach = 1.5f;
    static constexpr float kRim = 0.94f;  ///< a crater's edge is drawn a little inside it
};

/// The top of a stratum in a column; the first one begins at the surface.
float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view);

/// Draws the ground's face, with grass, layers, stones and crater rims, into the pixel columns from `first`
/// up to `last`, blackened by fire. Without earth, the picture stays as it is, or is seen through water
/// `water` columns high.
void draw_face(Image& picture, const Ground& ground, const TerrainFaceLayers& layers, const View& view,
               const Palette& palette, float water, std::span<const Scorch> scorches, int first, int last);

/// The number of pixel columns beside a changed one that change too.
int face_margin(const View& view);

}  // namespace terramorph
