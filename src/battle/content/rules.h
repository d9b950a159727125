#pragma once

#include "battle/flight/flight.h"

namespace terramorph {

enum class LooseEarth { hangs, pours, breaks };
enum class Weather { fair, sun, rain };

/// What falls from the sky between turns by itself.
enum class HostileSky { calm, meteors, lightning, both };

/// The most that wind ever pushes a shell, columns per second squared.
constexpr int kStrongestWind = 40;

/// The rules of one round. All of them are settings of the match.
struct BattleRules {
    int gravity = 200;               ///< columns per second squared
    int least_wind = 0;              ///< the wind's strength is from this ...
    int most_wind = kStrongestWind;  ///< ... to this, to either side, columns per second squared
    bool changing_wind = true;
    int wind_growth = 0;   ///< % more wind for each 100 columns of height
    int viscosity = 0;     ///< of the air, 0 .. 20
    int water_damage = 5;  ///< what a tank under water loses each turn
    Walls walls = Walls::none;
    bool ceiling = false;  ///< whether the level is closed above, as by its walls
    LooseEarth loose_earth = LooseEarth::pours;
    int suspend_chance = 0;  ///< %, of earth that hangs all the same
    bool direct_hit_kills = true;
    bool fall_damage = true;
    int parachute_threshold = 5;  ///< the damage that a fall must do for a parachute to open
    int health = 100;
    int fuel = 0;  ///< columns that a tank can drive in a round without a can of its own
    HostileSky sky = HostileSky::calm;
    int sudden_death = 0;  ///< turns without damage before the storm rises; 0: it never does
    int crates = 0;        ///< %, how often a turn brings a crate with a gift
    bool wreckage = true;  ///< whether the destroyed leave their turrets and hulls behind
};

}  // namespace terramorph
