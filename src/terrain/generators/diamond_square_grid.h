#pragma once

#include <cstdint>
#include <functional>

namespace terramorph::diamond_square {

/// A map as a grid of roughness: squares whose middles lie a little above or below their corners, divided
/// into ever smaller ones.
struct GridSettings {
    std::uint32_t seed;
    int width, depth;
    int squares;  ///< along the longer side, as a power of two
    float lowest_corner, highest_corner;
    float decay;  ///< of the offsets, from a level to the next finer one
};

/// Points of a level's grid, as indices along one axis. The grid of level n has 2^n + 1 points along each.
struct GridRange {
    int first;
    int last;
};

using GiveGridRow = std::function<void(const float* roughness)>;

/// Passes these rows of the map to `give`, one by one. Only what they need is computed.
void make_grid_rows(const GridSettings& settings, GridRange rows, const GiveGridRow& give);

}  // namespace terramorph::diamond_square
