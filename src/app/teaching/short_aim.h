#pragma once

#include "match/command.h"
#include "match/match.h"

namespace terramorph {

/// An aim for a first shot that teaches something: at the player's nearest enemy, and clearly short of it,
/// whatever the wind. It harms nobody, and is seen to fall. Where the land allows none, the aim as it is.
/// Only while the match is at_turn_start().
Aim short_aim(const Match& match, PlayerId player);

}  // namespace terramorph
