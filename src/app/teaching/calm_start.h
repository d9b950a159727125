#pragma once

#include "match/settings/settings.h"

namespace terramorph {

struct Session;

/// True if the session's next match is the first one of somebody who takes tips and plays alone.
bool begins_as_newcomer(const Session& session);

/// The same match with another seed, if it takes one so that it doesn't rain in the first turns of its first
/// round; the land is as good to fight on with that. No storm comes up before a newcomer has had the time to
/// hit, unless the player has set when.
MatchSettings calm_start(MatchSettings settings);

/// So many turns stay dry, where that can be.
constexpr int kDryTurns = 18;

}  // namespace terramorph
