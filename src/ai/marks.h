#pragma once

#include <cstddef>
#include <vector>

#include "ai/battle_view.h"
#include "ai/temperament.h"

namespace terramorph {

/// How often this tank's player has fired in this round.
std::ptrdiff_t shots_fired(const Match& match, TankId tank);
/// True if it has at all.
bool has_fired(const Match& match, TankId tank);

/// The enemies that a computer may aim at. Until a player has fired in this round, only one computer, a near
/// one, may aim at it, unless nobody else is left.
std::vector<TankId> allowed_marks(const BattleView& view);

/// The allowed marks in a random order, weighted by how likely each is to be hit, by grudges and rivalry, by
/// how much the computer has learned about it, and by how many others fire there. Temperaments that prefer
/// the nearest mostly take that first; easy computers take anybody, but no person twice in a row.
std::vector<TankId> drawn_marks(const BattleView& view, const Temperament& temperament, Random& random);

}  // namespace terramorph
