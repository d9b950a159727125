#pragma once

#include <memory>

#include "terrain/level.h"
#include "ui/screen.h"

namespace terramorph {

/// Where weapons are tried out: everything without end, tanks that win their health back after every shot,
/// and the player's own files read again as soon as they change.
std::unique_ptr<Screen> weapon_lab_screen(App& app, const LevelSettings& level);

}  // namespace terramorph
