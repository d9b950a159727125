#pragma once

#include "battle/blast.h"
#include "battle/hidden/hidden.h"

namespace terramorph {

class Bodies;
class EffectWorld;
class Ground;
struct BattleState;
struct MineWorks;

// Firedamp fills some rooms of a mine. What burns, explodes or shines there lights it, and it explodes, burns
// for a moment and may light more of it. All of that is the doing of whoever lit the first.

/// The explosion of a room.
constexpr Blast kFiredampBlast{.radius = 40, .strength = 80};

/// Fills the rooms of a mine that have firedamp.
void begin_firedamp(BattleState& state, const MineWorks& works);

/// True if a room still has air in its middle: where earth has come down, there's no firedamp.
bool is_open(const Ground& ground, const Firedamp& firedamp);
/// True if an explosion at a place in columns lights it.
bool is_lit_by(const Firedamp& firedamp, Vec2<float> at, const Blast& blast);

/// An explosion lights what it reaches.
void light_firedamp(BattleState& state, Vec2<float> at, const Blast& blast);
/// What burns or shines all along a straight way (columns), and so far beside it, lights what it meets.
void light_firedamp(BattleState& state, Vec2<float> from, Vec2<float> to, float reach);

/// True if some will explode soon.
bool is_firedamp_lit(const BattleState& state);
/// A tick of what's lit.
void step_firedamp(BattleState& state, Bodies& bodies, EffectWorld& world);

}  // namespace terramorph
