#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"

namespace terramorph {

// A player's loadout: all that it bought on its last visit to the armory, kept by its name from match to match.
// A visit on which it bought nothing changes nothing.

constexpr const char* kLoadoutsFile = "loadouts.toml";

/// The ids of the bundles, in the order in which they were bought; none where it has no loadout.
std::vector<std::string> loadout_of(Session& session, std::string_view name);

/// The player at the session's armory leaves it: its purchases become its loadout, if there are any.
void keep_loadout(Session& session);

/// Buys as much of that player's loadout as it can afford and the armory sells. Returns how many bundles.
int buy_loadout(Session& session);

}  // namespace terramorph
