#pragma once

#include <span>
#include <vector>

#include "base/vec2.h"
#include "terrain/generator.h"

namespace terramorph {

/// The straight line along which a map is cut.
struct Cut {
    double position = 0.5;  ///< 0 (first row) .. 1 (last row)
    double angle = 0;  ///< degrees, about the middle of the line; above 0 its right end turns towards row 0

    friend bool operator==(const Cut&, const Cut&) = default;
};

extern const Parameter kCutPosition;  ///< "cut" 0 .. 1
extern const Parameter kCutAngle;     ///< "angle" -90 .. 90 degrees

/// The row of a cut without an angle: round(position * (depth - 1)).
int cut_row(int depth, const Cut& cut);
inline int cut_row(const MapSettings& terrain, const Cut& cut) { return cut_row(terrain.depth, cut); }

/// The place on a map of this size (x: column, y: row) of the cut's column x. It may be outside the map.
Vec2<double> place_on_map(int width, int depth, const Cut& cut, int x);

/// The heights along the cut: `width` of them, in columns. Without an angle it's a row of the map, made
/// without making the map; with one, heights are interpolated bilinearly, and clamped to the edge outside the
/// map. Infinite land has a height everywhere.
std::vector<float> cross_section(const MapSettings& terrain, const Cut& cut);

/// The heights along the cut of a finished map.
std::vector<float> cross_section(const HeightMap& map, const Cut& cut);

/// Heights along lines side by side.
using Ridgelines = std::vector<std::vector<float>>;

/// The heights along lines behind the cut (towards row 0) at these distances (columns, ascending; 0 is the
/// cut itself, below 0 lies what's before it). Fewer where the map ends. Used to draw the background.
Ridgelines ridgelines(const MapSettings& terrain, const Cut& cut, std::span<const int> distances);

/// How far the cut can move without leaving its map, in columns: the farthest before it (0 or less), and the
/// farthest behind.
struct RoomToMove {
    int before = 0;
    int behind = 0;
};
RoomToMove room_to_move(const MapSettings& terrain, const Cut& cut);

/// The cut and, behind it, up to `count` further lines `spacing` apart.
Ridgelines ridgelines(const MapSettings& terrain, const Cut& cut, int count, int spacing);

}  // namespace terramorph
