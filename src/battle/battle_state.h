#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "base/ticks.h"
#include "battle/content/arsenal.h"
#include "battle/content/rules.h"
#include "battle/crack.h"
#include "battle/debris.h"
#include "battle/events/event.h"
#include "battle/hidden/hidden.h"
#include "battle/high_ground.h"
#include "battle/natives/natives.h"
#include "battle/slip/slip.h"
#include "battle/things/thing.h"
#include "battle/water/water.h"
#include "terrain/castle/castle.h"
#include "terrain/level.h"
#include "terrain/scenery.h"

namespace terramorph {

class StateHash;

/// Gradual damage of a tank that's too small to be applied yet.
struct SlowDamage {
    int thousandths = 0;  ///< of health
    TankId by = -1;
    Ticks ticks = 0;  ///< since the last damage
    HurtCause cause = HurtCause::other;
};

/// Columns that a tank's weapons have taken earth from.
struct DugColumns {
    Range columns;
    TankId by;
};

/// What of the ground has changed since the basins followed it.
enum class BasinsLag { none, dry_columns, water };

/// The state of a battle as plain data: it's hashed, and forks by copying. Bodies are rebuilt from it. The
/// systems in battle/systems work on it.
struct BattleState {
    /// Limits on one shot, whatever the weapons file says. Meeting one emits limit_met.
    static constexpr int kMaxShells = 200;
    static constexpr int kMaxGenerations = 8;
    static constexpr int kMaxOngoing = 4000;
    static constexpr int kMaxRollers = 60;
    static constexpr int kMaxPieces = 120;
    static constexpr Ticks kMaxShotTicks = 60 * kSecond;
    static constexpr Ticks kMaxSettlingTicks = 5 * kSecond;   ///< longer where gravity is below 200 ...
    static constexpr Ticks kMaxDriftingTicks = 60 * kSecond;  ///< ... but never longer than this

    BattleState(const BattleRules& battle_rules, const LevelSettings& battle_level, const Arsenal& weapons,
                std::uint32_t battle_seed);

    BattleRules rules;
    LevelSettings level;
    const Arsenal* arsenal;
    std::uint32_t seed;
    Random random;
    Ticks tick = 0;
    BattleEvents events;  ///< since they were last taken

    Ground ground;
    std::uint32_t ground_seen = 0;  ///< the revision that the bodies know
    bool ground_moves = false;      ///< loose earth is pouring
    bool shaking = false;           ///< all hanging earth comes down, once nothing cracks
    std::vector<Crack> doubts;      ///< earth that something was done to in this tick
    std::vector<Crack> cracks;      ///< earth that's about to break off
    Range broken;                   ///< columns where some broke off in the last tick
    Slips slips;                    ///< of land that takes part

    Air air;
    Walls walls = Walls::none;
    Sixteenths water{};            ///< the surface everywhere; 0: none, or it stands in basins
    std::optional<Water> basins;   ///< of land that takes part
    std::uint32_t water_seen = 0;  ///< the ground's revision that was looked at for them
    BasinsLag basins_lag = BasinsLag::none;
    Ticks basins_built = 0;  ///< when they last followed the ground
    int rains = 0;           ///< turns of rain on the basins that the sun hasn't taken back
    Hidden hidden;           ///< in land that takes part
    Sixteenths lake{};       ///< initial height of a lake that rises and falls; 0: none
    Weather weather = Weather::fair;
    int turns = 0;
    int calm_turns = 0;  ///< since a tank hurt one

    std::vector<Holding> holdings;    ///< where the rules pay for them; as the land was at first
    bool scarred = false;             ///< it began as another round has left it
    std::optional<Castle> castle;     ///< as it was built; what's left of it is in the ground
    std::vector<bool> fallen_towers;  ///< of the castle

    Natives natives;  ///< where the rules have some

    std::vector<Thing> things;                   ///< of land that takes part
    std::vector<LandCover> covers;               ///< of each column, on land in play; else empty
    std::vector<ThingCollider> thing_colliders;  ///< what shells meet of them
    std::uint32_t things_seen = 0;               ///< the ground's revision that they have followed
    bool things_changed = false;                 ///< ... and some are yet to be found by shells
    Ticks fire_ticks = 0;                        ///< of this turn, in which some burnt

    std::vector<Tank> tanks;
    std::vector<SlowDamage> slow_damage;  ///< of each tank
    std::vector<int> blasts_met;  ///< of a tank's last shot, by each tank: tank_count() for each shooter
    std::vector<TankId> dying;    ///< tanks that explode in the next tick
    std::vector<Hull> hulls;      ///< of living tanks
    std::vector<ShieldCollider> shields;

    std::vector<Shell> shells;
    std::vector<Shell> launched;  ///< in this tick; they fly from the next one on
    std::vector<OngoingEffect> ongoing;
    std::vector<OngoingEffect> started;  ///< in this tick; they update from the next one on
    std::vector<std::int16_t> flames;    ///< drops of fire by column, recounted in each tick
    std::vector<Debris> debris;
    int next_debris = 0;

    TankId shooter = -1;          ///< the tank that fired last ...
    TankId acting = -1;           ///< ... and the one whose effect acted last
    Ticks shot_ticks = 0;         ///< since then
    std::vector<DugColumns> dug;  ///< since all was at rest, the latest last: who is to blame for falls
    Ticks settling = 0;           ///< in which only bodies move ...
    Ticks calm_ticks = 0;         ///< ... and the last of these, in which they hardly do

    Tank& tank(TankId number) { return tanks[number]; }
    const Tank& tank(TankId number) const { return tanks[number]; }
    int tank_count() const { return static_cast<int>(tanks.size()); }
    void emit(const BattleEvent& event) { events.push_back(event); }
    void add_to(StateHash& hash) const;
};

/// Updates hulls and shields after tanks have moved, died or changed their shields.
void find_hulls(BattleState& state);

/// Where the water stands that a place (columns) is in, or that's below or above it in the same air; 0 if
/// it's dry there.
Sixteenths water_at(const BattleState& state, Vec2<float> at);
/// The same for the top of a column.
Sixteenths water_over(const BattleState& state, int x);
/// How deep a place is under water that stands in basins, in columns; 0 where it's dry, and in other land.
float water_depth(const BattleState& state, Vec2<float> at);

/// The tank to blame for what happens to the earth: -1 for nobody.
TankId to_blame(const BattleState& state);

/// Begins an action of this tank (-1: nobody) and its time limit.
void begin_action(BattleState& state, TankId tank);

/// True while a shot, an item or a drive is active, not counting bodies that still fall and tumble.
bool in_action(const BattleState& state);

/// How many steps water runs and fire burns in a tick: once nothing else is to be seen, they're hastened, so
/// that the next turn comes soon.
int steps_of_aftermath(const BattleState& state);

int tanks_alive(const BattleState& state);

/// Where each tank is, by number, in columns; also of destroyed ones.
std::vector<float> columns_of_tanks(const BattleState& state);

/// True while tanks of at least two teams are alive.
bool is_round_undecided(const BattleState& state);

/// How many of a weapon a tank has; -1: unlimited.
int weapon_stock(const BattleState& state, TankId tank, WeaponId weapon);

int power_limit(const BattleState& state, TankId tank);

/// The flight of a plain shot of this tank, in the air as it is.
Flight shot_of(const BattleState& state, TankId tank, int angle, int power);

/// Estimated cost of the next tick in idle ticks, beyond the first: to share out a frame's time.
int tick_cost(const BattleState& state);

/// The context of a tank's items: its place, caused by itself.
EffectContext context_at(const BattleState& state, TankId tank);

}  // namespace terramorph
