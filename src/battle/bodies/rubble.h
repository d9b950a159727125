#pragma once

#include <vector>

#include "base/vec2.h"
#include "terrain/ground/clump.h"

namespace terramorph {

/// A clump of earth as a rigid body, in columns about the middle of its mass.
struct Rubble {
    using Polygon = std::vector<Vec2<float>>;

    static constexpr int kMaxPolygons = 9;
    static constexpr int kMaxCorners = 8;
    /// No side of a polygon is shorter, in columns, and no area smaller, in square columns: Box2D ends the
    /// program where it is given less than it can bear.
    static constexpr float kShortestSide = 0.5f;
    static constexpr float kMinArea = 0.5f;

    Clump clump;
    Vec2<float> middle;             ///< where the middle of its mass lay in the ground
    std::vector<Polygon> polygons;  ///< convex, anticlockwise; at least one
};

/// The clump must be no crumb.
Rubble rubble_of(Clump clump);

/// The earth of the rubble once its middle lies at `at` (columns), turned by `angle` (radians): for
/// Ground::deposit. Its cells are nearly as many as the clump's, but not exactly.
Chords chords_of(const Rubble& rubble, Vec2<float> at, float angle);

}  // namespace terramorph
