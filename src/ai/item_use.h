#pragma once

#include <optional>
#include <string_view>

#include "ai/temperament.h"
#include "match/match.h"

namespace terramorph {

/// What to do with fuel and items before the shot: a Use or a Drive, none where nothing is to gain. It hangs
/// on nothing but the match, and in one turn it ends after a few; it is never refused.
std::optional<Command> command_before_shot(const Match& match, int player, const Temperament& temperament);

/// The first effect of this kind that an item has when it is used; nullptr where it has none.
const Effect* used_for(const Weapon& item, std::string_view kind);

/// Whether a `guide` is of a kind that suits a shot which was aimed without it, and helps one that strays as
/// much as this temperament's.
bool guides_well(const Effect& guide, const Temperament& temperament);

}  // namespace terramorph
