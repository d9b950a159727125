#pragma once

#include <span>
#include <vector>

#include "terrain/cross_section.h"
#include "terrain/generator.h"
#include "terrain/planet.h"
#include "terrain/units.h"

namespace terramorph {

/// Everything that decides a level: the map, the cut, how the cross-section is fitted to the level's height,
/// and the planet.
struct LevelSettings {
    MapSettings terrain;
    Cut cut;
    int height = 0;    ///< columns; 0 means half the width
    double scale = 1;  ///< heights are multiplied by this (in proportion less in levels under 1,024 high) ...
    double lift = 0;   ///< ... and raised by this many columns
    Planet planet = default_planet();

    int width() const { return terrain.width; }
    int level_height() const { return height > 0 ? height : terrain.width / 2; }

    friend bool operator==(const LevelSettings&, const LevelSettings&) = default;
};

extern const Parameter kLevelWidth;   ///< "width" 640 .. 16384 columns
extern const Parameter kLevelHeight;  ///< "height" 0 (half the width), 320 .. 8192 columns
extern const Parameter kLevelScale;   ///< "scale" 0.05 .. 8
extern const Parameter kLevelLift;    ///< "lift" -2000 .. 2000 columns

/// The limits of a surface's height, so that a tank always has ground below and sky above.
Sixteenths lowest_surface(const LevelSettings& settings);
Sixteenths highest_surface(const LevelSettings& settings);

Refusal validate(const LevelSettings& settings);

/// Converts heights along a line (columns) to a surface of the level: scaled, lifted, clamped,
/// rounded.
std::vector<Sixteenths> surface_of(const LevelSettings& settings, std::span<const float> heights);

/// The height of the water's surface: the higher of the planet's and the generator's water. 0
/// if there is none.
Sixteenths water_surface(const LevelSettings& settings);

/// The height of the water's surface on the map, in columns; minus infinity if there is none.
float water_on_map(const LevelSettings& settings);

/// The surface of the level itself: one height per column.
std::vector<Sixteenths> level_surface(const LevelSettings& settings);

/// The surfaces that the level would have so many rows behind its cut (ascending; below 0: before it), all
/// within room_to_move().
std::vector<std::vector<Sixteenths>> surfaces_behind(const LevelSettings& settings,
                                                     std::span<const int> rows);

}  // namespace terramorph
