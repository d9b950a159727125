#pragma once

#include <vector>

#include "terrain/level.h"
#include "terrain/scenery.h"

namespace terramorph {

/// A line of land behind the level.
struct Ridge {
    float distance;              ///< rows behind the cut
    std::vector<float> heights;  ///< one per column of the level, in columns
};

/// Things that are at most so many columns before or behind the cut stand on the level itself.
constexpr double kOnTheLevel = 10;

/// What lies behind a level.
struct Panorama {
    std::vector<Ridge> ridges;      ///< nearest first
    std::vector<Standing> scenery;  ///< on the level and on the nearer ridges, the furthest first
    float sun = 0.7f;               ///< where the sun is, 0 at the left of the level to 1 at the right
    float air = 1;                  ///< how thick it is: without any there is no haze, and stars shine by day
    float clouds = 0;               ///< how much of the sky they cover: 0 .. 1
    float water = 0;                ///< how high the water stands, in columns; 0 where there is none
};

/// The land behind the level. Where the map ends nobody knows it: gentle hills stand in for it.
Panorama panorama_of(const LevelSettings& level);

/// How far behind the cut the furthest ridge of a level is, as a part of what is seen of its width.
float furthest_ridge();

}  // namespace terramorph
