#pragma once

#include <vector>

#include "ai/battle_view.h"
#include "ai/temperament.h"

namespace terramorph {

/// The enemies whom a computer may take as its mark. Nobody is the mark of two computers before it has fired
/// in this round, unless nobody else is left: until then one computer alone may fire at it, a near one.
std::vector<TankId> allowed_marks(const BattleView& view);

/// The same, the one that it takes first: a draw by how likely it is to be hit, by rivalry and by how much
/// the computer has learned about it. The nearest come first to those who want the nearest; easy computers
/// take anybody, but not the same twice in a row.
std::vector<TankId> drawn_marks(const BattleView& view, const Temperament& temperament, Random& random);

}  // namespace terramorph
