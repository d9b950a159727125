#pragma once

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// The motion of bodies, including tanks, until everything is at rest.

/// Rebuilds all bodies from plain state, at rest, so that a loaded battle continues identically.
void rebuild_bodies(BattleState& state, Bodies& bodies);
/// A tick of all bodies, with its consequences for tanks.
void step_bodies(BattleState& state, Bodies& bodies, EffectWorld& world);
/// Ends a fall or a slide that takes too long.
void step_settling(BattleState& state, Bodies& bodies);
/// Lifts out slightly buried tanks, and holds deeply buried ones.
void free_buried_tanks(const BattleState& state, Bodies& bodies);
/// Moves a tank to another place (columns), at rest; from there it falls to the ground. `angle` in radians.
void place_tank(BattleState& state, Bodies& bodies, TankId tank, Vec2<float> at, float angle);

/// True if nothing moves, so that the next turn may begin.
bool is_at_rest(const BattleState& state, const Bodies& bodies);

}  // namespace terramorph
