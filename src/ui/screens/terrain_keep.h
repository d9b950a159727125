#pragma once

#include "terrain/level.h"
#include "ui/app.h"

namespace terramorph {

/// Adds the level to the player's favourites, and says so, or why not.
void keep_favourite(App& app, const LevelSettings& level);

/// Writes a picture of the map and one of the level into the player's folder, and says where.
void keep_pictures(App& app, const LevelSettings& level);

}  // namespace terramorph
