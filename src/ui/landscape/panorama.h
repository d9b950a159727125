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

/// Features at most this many columns in front of or behind the cut stand on the level itself.
constexpr double kOnTheLevel = 10;

/// The background of a level.
struct Panorama {
    std::vector<Ridge> ridges;      ///< nearest first
    std::vector<Standing> scenery;  ///< on the level and on nearer ridges, the farthest first
    float sun = 0.7f;               ///< the sun's position, 0 at the left of the level to 1 at the right
    float air = 1;                  ///< density; without air there's no haze, and stars shine by day
    float clouds = 0;               ///< share of the sky they cover: 0 .. 1
    float overcast = 0;             ///< how dark these are, and how wet the land below: 0 .. 1
    float water = 0;                ///< height of the water in columns; 0 if there is none
    bool basins = false;            ///< at the cut it stands in basins, which are drawn by themselves
};

/// The land behind the level. Beyond the end of the map it's made up as gentle hills.
Panorama panorama_of(const LevelSettings& level);

/// The distance of the farthest ridge behind the cut, as a part of the visible width.
float furthest_ridge();

}  // namespace terramorph
