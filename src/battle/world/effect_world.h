#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "battle/blast.h"
#include "battle/events/event.h"
#include "battle/tank.h"

namespace terramorph {

class Random;
struct Arsenal;
struct BattleRules;
struct Piece;

/// What effects can read of a battle. Take a new one after each change: spans and copies are as of then.
struct WorldView {
    const BattleRules& rules;
    const Arsenal& arsenal;
    const Ground& ground;
    const Air& air;
    Walls walls;
    int water;  ///< the height of its surface in 1/16 column; 0: none
    std::uint32_t tick;
    std::span<const Tank> tanks;
    std::span<const Hull> hulls;    ///< of all tanks that are alive
    std::span<const Shell> shells;  ///< that fly; one without effects is over
    std::span<const OngoingEffect> ongoing;
    std::span<const OngoingEffect> started;  ///< effects that go on from the next tick
    std::span<const std::int16_t> flames;

    const Tank& tank(int number) const { return tanks[number]; }
    /// How many drops of fire lie in a column.
    int flames_in(int x) const { return flames[x]; }
};

/// How many of the effects that this one started go on.
int active_count(const WorldView& world, const Effect& effect);

/// What effects can do to a battle. The real battle implements it; a forecast can do so too. Places are in
/// columns, and tanks are known by their numbers; `by` is the tank to blame, -1 for nobody.
class EffectWorld {
  public:
    virtual WorldView view() const = 0;
    /// All that a shell can meet.
    virtual Field scene() const = 0;
    /// The chance of the rules. The order of draws matters: one per statement.
    virtual Random& random() = 0;
    virtual void emit(const BattleEvent& event) = 0;
    virtual void apply(const std::vector<Effect>& effects, const EffectContext& context) = 0;

    /// Returns the cells removed.
    virtual std::int64_t carve(const Shape& shape) = 0;
    /// Adds earth where there is none, but not inside hulls. Returns the cells added.
    virtual std::int64_t heap(const Shape& shape) = 0;
    /// Adds this many cells, where the chords are or as near as there is room (see Ground::deposit).
    virtual std::int64_t deposit(const Chords& chords, std::int64_t cells) = 0;
    /// Brings down all earth that hangs, whatever the rules say about loose earth.
    virtual void shake_down() = 0;
    /// An explosion: digs a crater, hurts and throws whoever is near.
    virtual void blast(const EffectContext& context, const Blast& blast) = 0;

    /// It flies from the next tick, unless a limit is met.
    virtual void launch(const Shell& shell) = 0;
    /// Runs the shell's on_fire effects, such as guidance, and launches it.
    virtual void launch_submunition(const Shell& shell) = 0;
    /// Ends a shell of view().shells; it does nothing more.
    virtual void shoot_down(std::size_t shell) = 0;
    virtual void add_debris(const Piece& piece) = 0;
    /// Its updates begin in the next tick. Returns false if a limit is met.
    virtual bool start_effect(const OngoingEffect& effect) = 0;
    virtual void count_flame(int x, int change) = 0;

    /// To change its equipment. Health, shields and places have functions of their own.
    virtual Tank& tank(int number) = 0;
    /// Scaled by the attacker's damage percentage. Shield and armour keep off what they can, unless it goes
    /// past the shield.
    virtual void hurt(int tank, int amount, int by, bool past_shield = false) = 0;
    /// Damage that comes little by little, in thousandths of health: collected until it is worth a hurt.
    virtual void hurt_slowly(int tank, int thousandths, int by) = 0;
    /// Lowers a shield's strength. The shield falls when nothing is left.
    virtual void wear_shield(int tank, int cost) = 0;
    virtual void open_parachute(int tank, float sink_speed) = 0;
    /// Puts a tank somewhere else, at rest; from there it falls to the ground. `angle` in radians.
    virtual void place_tank(int tank, Vec2<float> at, float angle = 0) = 0;
    /// Adds to its velocity, in columns per second.
    virtual void push(int tank, Vec2<float> velocity) = 0;
    virtual void use_item(int tank, int item) = 0;
    /// The nearest wind to this that the rules allow, in columns per second squared to the right.
    virtual void set_wind(int wished) = 0;

  protected:
    EffectWorld() = default;
    EffectWorld(const EffectWorld&) = default;
    EffectWorld& operator=(const EffectWorld&) = default;
    ~EffectWorld() = default;
};

}  // namespace terramorph
