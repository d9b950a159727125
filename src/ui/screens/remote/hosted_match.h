#pragma once

#include "match/settings/settings.h"
#include "net/terms.h"

namespace terramorph {

struct Session;

/// What the session's player would host: its next match's level and rules, with as many computers as were
/// chosen; people come by themselves.
MatchSettings hosted_match(const Session& session);
/// How long each may take for a turn.
Pace hosted_pace(const Session& session);

/// What may be said.
TableTalk hosted_talk(const Session& session);

/// Computers at the table: one more or fewer.
void step_computers(Session& session, int step);
/// More or less time for a turn.
void step_pace(Session& session, int step);

}  // namespace terramorph
