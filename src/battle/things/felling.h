#pragma once

#include <cstddef>

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
class Ground;
struct BattleState;
struct Blast;
struct Debris;
struct Thing;

/// Makes bodies of wood, by the hand of a tank (-1: nobody). What stands falls to this side (-1: left,
/// 1: right): a tree leaves a stump, if it has ground to stand on, and a hut comes down in walls and a roof.
/// A cart leaves a crate, and a town's gun its fort, if that still has ground to stand on.
void fell(BattleState& state, Bodies& bodies, std::size_t thing, int side, bool leaves_stump, TankId by);

// Boulders lie still until something moves them. Then they're bodies, which roll and crush, until all that
// roll have come to rest.

/// The height of a boulder's middle where it lies on the ground about a column; both in columns.
float lying_height(const Ground& ground, Vec2<float> at, float radius);
/// True if the ground below its middle is gone.
bool is_undercut(const Thing& boulder, const Ground& ground);

/// Makes a body of a boulder, by the hand of a tank (-1: nobody).
void loosen(BattleState& state, Bodies& bodies, std::size_t boulder, TankId by);
/// Breaks it into pieces that do nothing.
void shatter(BattleState& state, Thing& boulder, TankId by);
/// Weakens and loosens it, or shatters it. What is loose is thrown as all bodies are.
void blast_boulder(BattleState& state, Bodies& bodies, std::size_t boulder, Vec2<float> at,
                   const Blast& blast, TankId by);
/// Boulders that roll fell trees, flatten logs and knock other boulders loose.
void roll_over_things(BattleState& state, Bodies& bodies);

}  // namespace terramorph
