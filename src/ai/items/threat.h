#pragma once

#include <optional>

#include "match/match.h"

namespace terramorph {

/// How many shots of enemies have come down near a player's tank since it came to where it stands, as
/// everybody has seen.
int shots_nearby(const Match& match, PlayerId player);

/// How many columns to the right (negative: left) a tank should drive out of others' aim; none if it has
/// learned more from here than they have, or if there's no way, dry and even. `after`: so many shots must
/// have come near. `fuel`: columns.
std::optional<int> way_to_dodge(const Match& match, PlayerId player, int after, float fuel);

}  // namespace terramorph
