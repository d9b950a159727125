#pragma once

#include <memory>

#include "terrain/level.h"
#include "ui/screen.h"

namespace terramorph {

/// The weapon lab: unlimited weapons, tanks that recover after every shot, and the player's own files
/// reloaded as soon as they change.
std::unique_ptr<Screen> weapon_lab_screen(App& app, const LevelSettings& level);

}  // namespace terramorph
