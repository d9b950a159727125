#pragma once

#include <cstddef>
#include <cstdint>

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph {

struct BattleState;

// Fire on things.

constexpr std::uint32_t kFireStream = 103;  ///< of random numbers

/// Sets a thing alight, if it can burn, by the hand of a tank (-1: nobody).
void light(BattleState& state, std::size_t thing, TankId by);
/// Fire or a beam on a straight way sets alight what stands or lies within this reach of it.
void light_things(BattleState& state, Vec2<float> from, Vec2<float> to, float reach);
/// A tick of all fire on things, but of a turn's time for it.
void step_fire(BattleState& state);
/// Lets fire rest until somebody fires.
void rest_fire(BattleState& state);
/// True if the turn must wait for fire: it may still reach something, hurts somebody, or takes a cart.
bool is_fire_awaited(const BattleState& state);

}  // namespace terramorph
