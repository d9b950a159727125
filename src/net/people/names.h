#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/settings/player.h"

namespace terramorph {

/// The name without what nobody sees in it, and without blanks at its ends.
std::string seen_name(std::string_view name);
/// True if people may take one name for the other: letters of other scripts that look the same, capitals, I
/// and l and 1, O and 0.
bool look_alike(std::string_view one, std::string_view other);
/// The name wanted, or another that looks like none of these players'.
std::string free_name(const std::vector<Player>& players, std::string_view wanted);

}  // namespace terramorph
