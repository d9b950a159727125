#pragma once

#include <algorithm>
#include <cmath>

#include "battle/flight/flight.h"
#include "battle/natives/gun_crew.h"

namespace terramorph {

enum class LooseEarth { hangs, pours, breaks };
enum class Weather { fair, sun, rain };

/// What the land has beside earth: nothing, things to look at, or water that flows as well.
enum class LivingLand { off, scenery, in_play };

/// Dangers from the sky between turns.
enum class HostileSky { calm, meteors, lightning, both };

/// What comes in turns of sudden death: wind, or the cut steps on through the map; in the end also meteors.
enum class SuddenDeath { storm, drift };

/// The strongest wind in columns per second squared.
constexpr int kStrongestWind = 40;

/// The gravity that distances and times are balanced for, in columns per second squared.
constexpr int kFullGravity = 200;

/// The rules of a round. All are settings of the match, but for what lives there, which its galaxy decides.
struct BattleRules {
    int gravity = kFullGravity;      ///< columns per second squared
    int least_wind = 0;              ///< lower limit of the wind's strength ...
    int most_wind = kStrongestWind;  ///< ... and upper limit, in columns per second squared
    bool changing_wind = true;
    int wind_growth = 0;    ///< % more wind for each 100 columns of height
    int viscosity = 0;      ///< of the air, 0 .. 20
    int water_damage = 10;  ///< health that a tank under water loses each turn
    Walls walls = Walls::none;
    bool ceiling = false;  ///< true if the level has a ceiling that acts like its walls
    LooseEarth loose_earth = LooseEarth::pours;
    LivingLand living_land = LivingLand::scenery;
    bool plants_grow = true;  ///< false on a galaxy's worlds without life
    bool natives = false;     ///< true if natives live on land in play: on intelligent worlds of a galaxy ...
    GunCrew gun_crew;         ///< ... and who serves their gun
    int suspend_chance = 0;   ///< % of loose earth that stays hanging
    bool direct_hit_kills = false;
    bool damage_weakens = false;  ///< true if a damaged tank can't fire at full power
    bool fall_damage = true;
    int parachute_threshold = 25;  ///< damage by a fall at which a parachute opens
    int health = 200;
    int fuel = 0;    ///< columns that a tank can drive at first without fuel cans
    int refuel = 0;  ///< columns that each of its turns brings back, up to these
    HostileSky sky = HostileSky::calm;
    int sudden_death = 0;  ///< turns without damage before the storm rises; 0: never
    SuddenDeath ends_by = SuddenDeath::storm;
    int crates = 0;        ///< % chance of a crate per turn
    int high_ground = 0;   ///< dollars a turn for a tank alone on a plateau
    bool wreckage = true;  ///< true if destroyed tanks leave turrets and hulls
};

/// How much faster than in their own time flights and falls are shown: where gravity is low, so much that
/// they take as long as at full gravity. At most three times.
inline double time_lapse(const BattleRules& rules) {
    return std::clamp(std::sqrt(static_cast<double>(kFullGravity) / rules.gravity), 1.0, 3.0);
}

}  // namespace terramorph
