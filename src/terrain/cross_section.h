#pragma once

#include <vector>

#include "terrain/generator.h"

namespace terramorph {

/// The straight line along which a map is cut.
struct Cut {
    double position = 0.5;  ///< 0 (first row) .. 1 (last row)
    double angle = 0;       ///< degrees, about the middle of the line

    friend bool operator==(const Cut&, const Cut&) = default;
};

extern const Parameter kCutPosition;  ///< "cut" 0 .. 1
extern const Parameter kCutAngle;     ///< "angle" -90 .. 90 degrees

/// The row that a level cut goes through: round(position * (depth - 1)).
int cut_row(const Terrain& terrain, const Cut& cut);

/// The heights along the cut: `width` of them, in columns. Without an angle this is the map's row, made without the map.
std::vector<float> cross_section(const Terrain& terrain, const Cut& cut);

/// The cut and, behind it (towards row 0), up to `count` further lines `spacing` rows apart: element 0 is the cut itself.
/// Fewer where the map ends. What lies behind the level is drawn from these.
std::vector<std::vector<float>> ridgelines(const Terrain& terrain, const Cut& cut, int count, int spacing);

}  // namespace terramorph
