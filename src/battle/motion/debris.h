#pragma once

#include "base/ticks.h"
#include "battle/debris.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// Debris: balls, wreckage, crates and chunks of earth.

/// Of settling, after which wreckage is braked where it touches anything.
constexpr Ticks kWreckTicks = 30 * kTick;

/// Adds a piece, and makes room if there are too many; meets a limit if too many roll.
void add_debris(BattleState& state, Bodies& bodies, const Debris& debris);
/// Adds its body, when it's new or a turn begins.
void add_body(Bodies& bodies, const Debris& debris);
/// A tick of all pieces, after their bodies have moved.
void step_debris(BattleState& state, Bodies& bodies, EffectWorld& world);

}  // namespace terramorph
