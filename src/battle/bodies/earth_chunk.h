#pragma once

#include <vector>

#include "base/vec2.h"
#include "terrain/ground/loose_region.h"

namespace terramorph {

/// A loose region of earth as a rigid body, in columns relative to its centre of mass.
struct EarthChunk {
    using Polygon = std::vector<Vec2<float>>;

    static constexpr int kMaxPolygons = 9;
    static constexpr int kMaxCorners = 8;
    /// The shortest side of a polygon, in columns, and the smallest area, in square columns: Box2D aborts if
    /// they're too small.
    static constexpr float kShortestSide = 0.5f;
    static constexpr float kMinArea = 0.5f;

    LooseRegion region;
    Vec2<float> middle;             ///< its centre of mass in the ground
    std::vector<Polygon> polygons;  ///< convex, anticlockwise; at least one
};

/// The region must not be a crumb.
EarthChunk chunk_of(LooseRegion region);

/// The rubble's earth for Ground::deposit, with its centre at `at` (columns) and turned by `angle` (radians).
/// It has nearly as many cells as the region.
Chords chords_of(const EarthChunk& chunk, Vec2<float> at, float angle);

}  // namespace terramorph
