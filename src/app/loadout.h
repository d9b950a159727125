#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"

namespace terramorph {

// A player's loadout: everything it bought on its last visit to the armory, kept by name from match to match.
// A visit without purchases changes nothing.

constexpr const char* kLoadoutsFile = "loadouts.toml";

/// The ids of the bundles in the order of purchase; none if it has no loadout.
std::vector<std::string> loadout_of(Session& session, std::string_view name);

/// Call when a player leaves the session's armory: its purchases, if any, become its loadout.
void keep_loadout(Session& session);

/// Buys as much of that player's loadout as it can afford and the armory sells. Returns the number of
/// bundles.
int buy_loadout(Session& session);

/// What suits the current player who has no loadout: weapons of several kinds and a few more things, drawn by
/// the match's seed.
std::vector<Command> plain_purchases(const Match& match);
/// Buys for the current player, who doesn't see the armory: its loadout or, if it has none, some weapons that
/// show how different they are; and what suits for the rest of its money, so that nobody begins with less
/// than others who don't see it either.
void equip(Session& session);
/// Sends everybody past the armory before this round: people are equipped, and computers buy as ever, but
/// nothing against a newcomer.
void skip_armory(Session& session);

}  // namespace terramorph
