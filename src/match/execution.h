#pragma once

#include "match/command.h"
#include "match/state.h"

namespace terramorph {

/// Does what a command says. It must be one that validate() lets pass.
void execute(MatchState& match, const Command& command);

}  // namespace terramorph
