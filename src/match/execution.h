#pragma once

#include "match/command.h"
#include "match/state.h"

namespace terramorph {

/// Carries out a command. validate() must have accepted it.
void execute(MatchState& match, const Command& command);

}  // namespace terramorph
