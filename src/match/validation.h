#pragma once

#include "match/command.h"
#include "match/state.h"

namespace terramorph {

/// Why the command may not be given now; none if it may.
Refusal validate(const MatchState& match, const Command& command);

}  // namespace terramorph
