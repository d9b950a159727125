#pragma once

#include <string>
#include <string_view>

#include "match/settings/settings.h"
#include "net/terms.h"

namespace terramorph {

/// What can be told in an invitation, of a match that might be played by lines: people take turns without a
/// clock, at the goods' own prices, and on a level that has a code: what a person has placed and brushed on
/// it is left out only if that's too much for one.
MatchSettings invitable(MatchSettings settings);

/// An invitation to a match with these settings, which must be invitable(): "TMI-...". `own` are the versions
/// of who invites.
std::string invitation_text(const MatchSettings& settings, const Versions& own);
/// The settings of an invitation, or why it can't be accepted: there's a typo, or the games differ in their
/// rules, weapons or planets. Whoever invites is the first person among the players.
Result<MatchSettings> parse_invitation(std::string_view line, const Versions& own,
                                       const Planets& planets = built_in_planets());

}  // namespace terramorph
