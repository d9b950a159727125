#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "ui/app.h"

namespace terramorph {

// A player's usual: what it bought at its last visit to the armory at which it bought anything, kept by its
// name from match to match.

constexpr const char* kUsualFile = "usual.toml";

/// The ids of the bundles, in the order in which they were bought; none where there is no usual.
std::vector<std::string> usual_of(App& app, std::string_view name);

/// The player at the session's armory leaves it: what it has bought becomes its usual, if that is anything.
void keep_usual(App& app);

/// Buys as much of that player's usual as there is money for and the armory sells. Says how many bundles.
int buy_usual(App& app);

}  // namespace terramorph
