#pragma once

#include "battle/piece.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// What rolls, tumbles and drifts: balls, wreckage, crates and chunks of earth.

/// Makes room for it if there are too many; meets a limit if too many roll.
void add_debris(BattleState& state, Bodies& bodies, const Piece& piece);
/// Its body, as it is when it is new or a turn begins.
void add_body(Bodies& bodies, const Piece& piece);
/// One tick of all of them, after their bodies moved.
void step_debris(BattleState& state, Bodies& bodies, EffectWorld& world);

}  // namespace terramorph
