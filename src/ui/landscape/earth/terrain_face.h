#pragma once

#include <array>
#include <span>
#include <vector>

#include "paint/image.h"
#include "terrain/castle/castle.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "terrain/scenery.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/marks/scorch.h"

namespace terramorph {

/// The edges between the strata of a level's earth: copies of its generated surface, smoother the deeper they
/// are, and with waves of their own. In columns, one per column of the level.
struct TerrainFaceLayers {
    static constexpr int kEdges = 4;

    explicit TerrainFaceLayers(const Ground& ground);
    /// How far a column has slipped since they followed the ground, in columns.
    float risen(const Ground& ground, int x) const {
        return to_columns(ground.generated_surface(x)) - surface[static_cast<std::size_t>(x)];
    }
    /// Moves them with columns that have slipped.
    void follow(const Ground& ground);

    std::vector<float> surface;
    std::vector<float> lie;  ///< how the land lies: the surface without its small bumps
    std::array<std::vector<float>, kEdges> edges;
};

/// The top of a stratum in a column; the first one begins at the surface.
float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view);

/// What a painting shows besides its ground.
struct LandColors {
    const TerrainFaceLayers& layers;
    const Palette& palette;
    float water = 0;  ///< height in columns
    std::span<const Scorch> scorches = {};
    float sun = 0;                           ///< the column above which it stands
    float wet = 0;                           ///< 0 .. 1
    const Castle* castle = nullptr;          ///< as it was built; null: none
    std::span<const LandCover> covers = {};  ///< of each column; none: no roads
};

/// What of a pixel column the face fills.
struct FaceRows {
    int first;  ///< the row where it begins ...
    int solid;  ///< ... and from where on nothing behind it is seen
};

/// Draws the ground's face, with what covers it, strata, stones and dark holes, blackened by fire, into these
/// pixel columns. The rest of them is clear, or as water tints what's behind it; pixels are premultiplied.
/// `rows`: what they fill, by pixel column.
void draw_face(Image& picture, const Ground& ground, const View& view, const LandColors& land, Range columns,
               std::span<FaceRows> rows);

/// The number of pixel columns beside a changed one that change too.
int face_margin(const View& view);

}  // namespace terramorph
