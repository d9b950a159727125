#pragma once

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Debris;

/// Gives a tank what a crate may hold, found at a place in columns: any good that isn't unlimited,
/// but nothing that needs living land in other land.
void give_prize(BattleState& state, TankId finder, Vec2<float> at);

/// A crate that hangs on a parachute which sinks so fast, in columns per second, or on none (0).
Debris crate_at(Vec2<float> at, float sinks);

/// A tick of a crate: its parachute folds on the ground, and a tank that touches it opens it.
void step_crate(BattleState& state, Bodies& bodies, Debris& crate);

}  // namespace terramorph
