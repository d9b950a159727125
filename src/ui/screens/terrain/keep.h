#pragma once

#include "app/terrain_editor/draft.h"
#include "ui/app.h"

namespace terramorph {

// Saving the edited level. Each function reports its result to the player.

/// Adds the level to the player's favourites.
void keep_favourite(App& app, const TerrainDraft& draft);

/// Puts the level's code on the clipboard.
void copy_code(App& app, const TerrainDraft& draft);

/// Writes a picture of the map and one of the level into the player's folder.
void keep_pictures(App& app, const TerrainDraft& draft);

}  // namespace terramorph
