#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "battle/arsenal.h"
#include "battle/bodies.h"
#include "battle/event.h"
#include "battle/flight.h"
#include "battle/tank.h"
#include "terrain/level.h"

namespace terramorph {

enum class LooseEarth { hangs, pours };
enum class Weather { fair, sun, rain };

/// The most that wind ever pushes a shell, columns per second squared.
constexpr int kStrongestWind = 40;

/// The rules of one round. All of them are settings of the match.
struct BattleRules {
    int gravity = 200;               ///< columns per second squared
    int least_wind = 0;              ///< the wind's strength is from this ...
    int most_wind = kStrongestWind;  ///< ... to this, to either side, columns per second squared
    bool changing_wind = true;
    int water_damage = 5;  ///< what a tank under water loses each turn
    Walls walls = Walls::none;
    LooseEarth loose_earth = LooseEarth::pours;
    int suspend_chance = 0;  ///< %, of earth that hangs all the same
    bool direct_hit_kills = true;
    bool fall_damage = true;
    int health = 100;
};

/// A shell in the air.
struct Shell {
    Flight flight;
    const Effects* effects = nullptr;  ///< what it does; belongs to the arsenal
    int tank = -1;                     ///< who fired it
    int generation = 0;                ///< 0 as fired, 1 its children ...
    const Effect* bouncing = nullptr;  ///< the bounce that it is on, if any ...
    int bounces_left = 0;              ///< ... and how many more come before it does what it does on impact
    bool traced = false;               ///< its path stays on the screen
    bool past_apex = false;
};

/// A ball that rolls on the ground until something happens to it.
struct Roller {
    int number = 0;  ///< among the bodies
    const Effects* effects = nullptr;
    int tank = -1;
    int generation = 0;
    int fuse = 0;        ///< ticks left
    int slow_ticks = 0;  ///< how long it has hardly moved
    float radius = 4;
    BodyState body;
};

/// Where, how fast and by whom something happens: what an effect is given.
struct Moment {
    Vec2<Fixed> at;
    Vec2<Fixed> speed;
    int tank = -1;      ///< who fired
    int hit_tank = -1;  ///< who was hit, if anybody
    int generation = 0;
    Shell* shell = nullptr;  ///< the shell that it happens to, if any
};

/// One round in motion: a level, its tanks and everything that flies, rolls and falls.
class Battle {
  public:
    /// Limits on one shot, whatever the weapons file says. Meeting one says limit_met.
    static constexpr int kMostShells = 200;
    static constexpr int kMostGenerations = 8;
    static constexpr int kMostRollers = 60;
    static constexpr int kLongestShot = 60 * kTicksPerSecond;
    static constexpr int kLongestSettling = 10 * kTicksPerSecond;  ///< longer where gravity is below 200 ...
    static constexpr int kLongestDrifting = 60 * kTicksPerSecond;  ///< ... but never longer than this

    /// Draws the level and places the tanks on fair, level spots. The arsenal must outlive the battle.
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
           std::uint32_t seed);

    const BattleRules& rules() const { return rules_; }
    const LevelSettings& level() const { return level_; }
    const Arsenal& arsenal() const { return *arsenal_; }
    const Ground& ground() const { return ground_; }
    std::span<const Tank> tanks() const { return tanks_; }
    std::span<const Shell> shells() const { return shells_; }
    std::span<const Roller> rollers() const { return rollers_; }
    int wind() const { return air_.wind; }
    /// Where the water's surface lies now, in 1/16 column: what is below it and no earth is wet. 0: none.
    int water() const { return water_; }
    Weather weather() const { return weather_; }
    std::uint32_t tick() const { return tick_; }
    int tanks_alive() const;
    /// Whether nothing moves: the next turn may begin.
    bool quiet() const;

    void aim(int tank, int angle, int power);
    /// The most power that a tank has: as much of the full power as it has of its full health.
    int power_limit(int tank) const;
    void fire(int tank, int weapon);
    /// One tick of 1/60 s.
    void step();
    /// The end of a turn: tanks under water take their harm. It may destroy some, so step on until quiet.
    void take_on_water();
    /// Between turns: changes wind, weather and lake, and rebuilds all bodies from plain state, so that a
    /// saved match goes on exactly so.
    void begin_turn();
    /// What happened since the last call.
    Events take_events() { return std::exchange(events_, {}); }

    /// Where the shot would end if it were a plain shell.
    Prediction predict_shot(int tank, int angle, int power) const;
    Flight shot(int tank, int angle, int power) const;
    /// What can be met now; valid until the next step.
    Field field() const { return {ground_, hulls_, rules_.walls}; }

    std::uint64_t hash() const;

    // For effects.
    void say(const Event& event) { events_.push_back(event); }
    void carve(const Shape& shape) { ground_.carve(shape); }
    void heap(const Shape& shape);
    void launch(const Shell& shell);
    void roll(const Roller& roller);
    void happen(const std::vector<Effect>& effects, const Moment& moment);
    void hurt(int tank, int amount, int by);
    /// Throws every tank within the radius of a blast away from it.
    void throw_tanks(Vec2<float> at, float radius);
    const Air& air() const { return air_; }
    std::span<const Hull> hulls() const { return hulls_; }

  private:
    void begin_weather();
    void change_wind();
    void change_weather();
    Weather weather_of_turn() const;
    /// Says where the way from `from` to `to` comes into the water, if it does.
    void splash(Vec2<float> from, Vec2<float> to);
    void find_hulls();
    void rebuild_bodies();
    void fly(Shell& shell);
    void shell_hit(Shell& shell, const Contact& contact);
    void shell_left(Shell& shell);
    void step_rollers();
    void end_roller(Roller& roller);
    void step_ground();
    void step_bodies();
    int longest_settling() const;
    void end_settling();
    void put_back(int tank);
    void free_buried_tanks();
    void land(const BodyContact& contact);
    void bury_the_dead();
    void end_shot();

    BattleRules rules_;
    LevelSettings level_;
    const Arsenal* arsenal_;
    Ground ground_;
    Air air_;
    int water_ = 0;
    int lake_ = 0;  // where the surface of a lake that rises and falls lies at first; 0: there is none
    Weather weather_ = Weather::fair;
    int turns_ = 0;
    std::vector<Tank> tanks_;
    std::vector<Hull> hulls_;
    std::vector<Shell> shells_;
    std::vector<Shell> launched_;  // this tick, to fly from the next
    std::vector<Roller> rollers_;
    std::vector<int> dying_;  // tanks that explode in the next tick
    Bodies bodies_;
    Random random_;
    std::uint32_t seed_ = 0;
    std::uint32_t tick_ = 0;
    std::uint32_t ground_seen_ = 0;  // the revision that the bodies know
    int next_roller_ = 0;
    int shooter_ = -1;    // who fired last: to blame for all that falls
    int shot_ticks_ = 0;  // since then
    int settling_ = 0;    // ticks since the last shell
    bool ground_moves_ = false;
    Events events_;
};

}  // namespace terramorph
