#pragma once

#include "base/vec2.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// Bodies and the tanks among them: how they move, and when all is at rest.

/// Makes all bodies from plain state, at rest: so a saved battle goes on in the same way.
void rebuild_bodies(BattleState& state, Bodies& bodies);
/// One tick of all bodies, and of what follows from it for tanks.
void step_bodies(BattleState& state, Bodies& bodies, EffectWorld& world);
/// Ends a fall or a slide that takes too long.
void step_settling(BattleState& state, Bodies& bodies);
/// Lifts out tanks that are buried a little, and holds fast those that are buried deep.
void free_buried_tanks(const BattleState& state, Bodies& bodies);
/// Puts a tank somewhere else (columns), at rest; from there it falls to the ground. `angle` in radians.
void place_tank(BattleState& state, Bodies& bodies, int tank, Vec2<float> at, float angle);

/// Whether nothing moves: the next turn may begin.
bool is_at_rest(const BattleState& state, const Bodies& bodies);

}  // namespace terramorph
