#pragma once

#include <span>

#include "base/vec2.h"
#include "terrain/ground/strata.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Blast;
struct MineWorks;

// Mines of land that takes part: dug when a battle begins. Their props break under blasts, quakes and what
// falls on their roofs, and then what they carried sinks.

/// Lets no sand lie where it would run into a shaft, or from under a castle.
void keep_sand_from(std::span<const Range> kept_clear, Strata& strata);

/// Digs and props the mine of a level, but no shaft below a tank, and fills its rooms of water. Other water
/// stays where it was.
void dig_mine(BattleState& state, const MineWorks& works);

/// Weakens the props that a blast reaches, at a place in columns.
void strain_props(BattleState& state, Vec2<float> at, const Blast& blast);
/// Weakens all props in these columns.
void strain_props(BattleState& state, Range columns, int by);
/// Weakens those on whose roofs heavy pieces have come down.
void strain_props_by_contacts(BattleState& state, const Bodies& bodies);

/// True if some will break in the next tick.
bool are_props_breaking(const BattleState& state);
/// Breaks those without strength: the earth above them cracks and sinks.
void break_props(BattleState& state);

}  // namespace terramorph
