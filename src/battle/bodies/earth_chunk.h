#pragma once

#include <vector>

#include "base/vec2.h"
#include "terrain/ground/clump.h"

namespace terramorph {

/// A clump of earth as a rigid body, in columns relative to its centre of mass.
struct EarthChunk {
    using Polygon = std::vector<Vec2<float>>;

    static constexpr int kMaxPolygons = 9;
    static constexpr int kMaxCorners = 8;
    /// The shortest side of a polygon, in columns, and the smallest area, in square columns: Box2D aborts if
    /// they're too small.
    static constexpr float kShortestSide = 0.5f;
    static constexpr float kMinArea = 0.5f;

    Clump clump;
    Vec2<float> middle;             ///< its centre of mass in the ground
    std::vector<Polygon> polygons;  ///< convex, anticlockwise; at least one
};

/// The clump must not be a crumb.
EarthChunk chunk_of(Clump clump);

/// The rubble's earth for Ground::deposit, with its centre at `at` (columns) and turned by `angle` (radians).
/// It has nearly as many cells as the clump.
Chords chords_of(const EarthChunk& chunk, Vec2<float> at, float angle);

}  // namespace terramorph
