#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/vec2.h"
#include "terrain/feature.h"
#include "terrain/units.h"

namespace terramorph {

/// Roads turn only at spots whose column and row are multiples of this many columns.
constexpr int kRoadGrid = 32;
/// A road leaves the box around its two ends by at most this many columns.
constexpr int kRoadMargin = 8 * kRoadGrid;
/// The farthest that two ends may be apart, in columns and in rows.
constexpr int kLongestRoad = 64 * kRoadGrid;

/// What a road has to know of the land.
struct RoadLand {
    /// Writes the heights at some spots into `out`, in order.
    std::function<void(std::span<const Spot>, std::span<Sixteenths> out)> heights;
    Sixteenths water;        ///< what's lower lies in water
    std::uint32_t seed = 1;  ///< decides between ways that are equally good
    /// Of land with an end: its columns and rows, counted from spot (0, 0). Roads stay within it.
    std::optional<Vec2<int>> size = {};
};

/// What it costs to build a road straight from one spot to another, `length` apart, that lies `climb` higher
/// or lower: its length, and more for each step up or down, above all where it's steeper than 1 in 6.
int road_cost(Sixteenths length, Sixteenths climb, bool into_water);

/// The cheapest road between two different spots of the grid, at most kLongestRoad apart: all places where
/// it may turn, both ends included. Between them it runs straight.
std::vector<Spot> road_path(const RoadLand& land, const Spot& from, const Spot& to);

}  // namespace terramorph
