#pragma once

#include "base/vec2.h"

namespace terramorph {

class Bodies;
struct BattleState;

// Wind, weather, walls and water: what changes from turn to turn, and what it does.

/// The wind, weather and lake of a round's first turn.
void begin_weather(BattleState& state);
/// The walls of the round or of the turn, where the rules leave them to chance.
void draw_walls(BattleState& state);

/// The nearest wind to this that the rules allow, in columns per second squared to the right.
void set_wind(BattleState& state, Bodies& bodies, int wished);
/// A wind of this strength, whatever the rules allow, to the side where it blows.
void raise_wind(BattleState& state, Bodies& bodies, int strength);
void change_wind(BattleState& state, Bodies& bodies);
void change_weather(BattleState& state);

/// Emits where the way from `from` to `to` (columns) enters the water, if it does.
void splash(BattleState& state, Vec2<float> from, Vec2<float> to);
/// Tanks below the water's surface lose health.
void take_on_water(BattleState& state);

}  // namespace terramorph
