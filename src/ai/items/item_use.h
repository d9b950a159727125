#pragma once

#include <optional>

#include "ai/temperament.h"
#include "match/match.h"

namespace terramorph {

/// What to do with fuel and items before the shot: a Use or a Drive, or none if there is nothing to gain.
/// Depends only on the match. Returns legal commands, and only a few in one turn.
std::optional<Command> command_before_shot(const Match& match, PlayerId player,
                                           const Temperament& temperament);

/// The first effect of this purpose that an item has when it is used; nullptr if there is none.
const Effect* used_for(const Weapon& item, Purpose purpose);

}  // namespace terramorph
