#pragma once

#include "ui/screens/terrain/places.h"

namespace terramorph {

/// True if the terrain page is so small that fingers need another layout of it.
bool fingers_need_terrain_list(const Canvas& canvas);

/// Lays out the terrain page for fingers: the map and the level, and beside or below them one list of all
/// else.
TerrainPlaces lay_terrain_list(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape,
                               Form& form, TerrainLists& lists);

}  // namespace terramorph
