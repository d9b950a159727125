#pragma once

#include <optional>

#include "match/match.h"

namespace terramorph {

/// The number of enemies' shots that have come down near a player's tank since it came to its place.
int shots_nearby(const Match& match, PlayerId player);

/// How far a tank should drive to dodge others' aim, in columns to the right (negative: left); none if it has
/// learned more from here than they have, or if there's no dry and even way. It stays until `after` shots
/// have come near. `fuel`: columns.
std::optional<int> way_to_dodge(const Match& match, PlayerId player, int after, float fuel);

}  // namespace terramorph
