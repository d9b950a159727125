#pragma once

#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Blast;
struct Debris;
struct EffectContext;

// What stands on land that takes part: boulders, trees, signs, huts, and the wood that they become.

/// Lays out what grows on the level and its roads, and stands up what it has, signs beside roads too, but
/// nothing on a road, near a tank, near what's kept clear or under water.
void stand_things(BattleState& state, std::span<const Range> kept_clear, std::span<const Range> roads);
/// Takes away what another round has left standing too near to tanks.
void leave_things_standing(BattleState& state, std::span<const Range> roads);
/// Finds what shells meet, after things have changed.
void find_things(BattleState& state);
/// A felled tree or a boulder has come to rest. It lies there from now on, unless that is outside or on a
/// tank.
void lay_thing(BattleState& state, const Debris& moved);

/// What a blast does to things, before it throws bodies.
void blast_things(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast);
/// A tick of all things, after ground and water have moved.
void step_things(BattleState& state, Bodies& bodies);
/// What has been felled grows again a little when it rains; fire rests until somebody fires.
void begin_turn_of_things(BattleState& state);

}  // namespace terramorph
