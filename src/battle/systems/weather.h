#pragma once

#include <cstdint>

#include "base/vec2.h"
#include "battle/content/rules.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Planet;

// Wind, weather, walls and water: their changes from turn to turn, and their effects.

/// The weather of a battle with this seed in this turn, from 0.
Weather weather_of(const Planet& planet, std::uint32_t seed, int turn);

/// The wind, weather and lake of a round's first turn.
void begin_weather(BattleState& state);
/// Draws the walls of the round or turn, if the rules make them random.
void draw_walls(BattleState& state);

/// Sets the wind, in columns per second squared to the right, clamped to the rules' limits.
void set_wind(BattleState& state, Bodies& bodies, int wind);
/// Sets the wind's strength in its current direction, ignoring the rules' limits.
void raise_wind(BattleState& state, Bodies& bodies, int strength);
void change_wind(BattleState& state, Bodies& bodies);
void change_weather(BattleState& state);

/// True if there's water that rain raises and the sun lowers: lakes, but no planet's sea.
bool has_lakes(const BattleState& state);

/// Tanks below the water's surface lose health.
void take_on_water(BattleState& state);

}  // namespace terramorph
