#pragma once

#include "app/player/lineup.h"
#include "match/settings/settings.h"

namespace terramorph {

struct Session;

/// True if the session's next match is the first one of somebody who takes tips and plays alone.
bool begins_as_newcomer(const Session& session);

/// The same match with another seed, if it takes one so that it doesn't rain in the first turns of its first
/// round and the person's first mark is easy; the land is as good to fight on with that. The wind is gentle,
/// and no storm comes up before a newcomer has had the time to hit, unless the player has set either.
MatchSettings calm_start(MatchSettings settings);

/// The same match with rivals who lob, correct themselves and aim at whoever is nearest: one learns from
/// watching them, and nobody fires flat with full power. For computers that nobody has chosen.
MatchSettings lobbing_rivals(MatchSettings settings);

/// How many columns the person's nearest enemy is too far off, and how many the land between is too high, to
/// be an easy first mark: 0 if it is one.
int hardness_of_first_mark(const MatchSettings& settings);

/// The level on a map after its own that's good to fight on and, of a few, has the easiest first mark.
LevelSettings easy_land(MatchSettings settings);

/// The level on another map for the session's next match of this lineup: easy land where that would be
/// somebody's first one, see begins_as_newcomer().
LevelSettings next_land(const Session& session, Lineup lineup);

/// In such a match, until the person's first shot: aims for it short of its nearest enemy, so that the shot
/// is seen to miss and the coach has something to say. Call when a match or its first round has begun.
void aim_first_shot(Session& session);

/// So many turns stay dry, where that can be.
constexpr int kDryTurns = 18;

}  // namespace terramorph
