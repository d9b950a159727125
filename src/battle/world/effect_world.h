#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/ticks.h"
#include "battle/blast.h"
#include "battle/events/hurt_cause.h"
#include "battle/tank.h"
#include "battle/water/water.h"
#include "terrain/ground/shake.h"

namespace terramorph {

class Random;
struct Arsenal;
struct BattleEvent;
struct BattleRules;
struct Debris;

/// The part of a battle that effects can read. It's a snapshot: take a new one after each change.
struct WorldView {
    const BattleRules& rules;
    const Arsenal& arsenal;
    const Ground& ground;
    const Air& air;
    Walls walls;
    Sixteenths water;     ///< the height of its surface everywhere; 0: none, or it stands in basins
    const Water* basins;  ///< nullptr if it doesn't
    Ticks tick;
    std::span<const Tank> tanks;
    std::span<const Hull> hulls;    ///< of all tanks that are alive
    std::span<const Shell> shells;  ///< flying; one without effects is finished
    std::span<const OngoingEffect> ongoing;
    std::span<const OngoingEffect> started;  ///< effects that go on from the next tick
    std::span<const std::int16_t> flames;
    Range about_to_slip;  ///< columns that are to move; none unless anchors are asked what they hold of them

    const Tank& tank(TankId number) const { return tanks[number]; }
    /// Where the water at a place stands; 0 if it's dry there.
    Sixteenths water_at(int x, Sixteenths y) const { return basins ? basins->surface_at(x, y) : water; }
    /// The number of fire drops in a column.
    int flames_in(int x) const { return flames[x]; }
};

/// The number of ongoing effects started by this one.
int active_count(const WorldView& world, const Effect& effect);

/// The interface through which effects change a battle. Places are in columns, and tanks are numbers; `by` is
/// the tank to blame, -1 for nobody.
class EffectWorld {
  public:
    virtual WorldView view() const = 0;
    /// Everything that a shell can meet.
    virtual CollisionScene scene() const = 0;
    /// The random numbers of the rules. The order of draws matters: one per statement.
    virtual Random& random() = 0;
    virtual void emit(const BattleEvent& event) = 0;
    virtual void apply(const std::vector<Effect>& effects, const EffectContext& context) = 0;

    /// Returns the cells removed. Slopes above the place may slide, unless earth is only moved.
    virtual std::int64_t carve(const Shape& shape, bool digs = true) = 0;
    /// Adds earth where there is none, but not inside hulls. Returns the cells added.
    virtual std::int64_t heap(const Shape& shape) = 0;
    /// Adds this many cells in the chords or as near as possible (see Ground::deposit).
    virtual std::int64_t deposit(const Chords& chords, std::int64_t cells) = 0;
    /// Shakes the earth: what's too weak breaks off. Slopes slide too; or all hanging earth comes down after
    /// that, whatever the rules say about loose earth.
    virtual void shake_earth(const Shake& shake, Shaking how) = 0;
    /// Lets a strip of ground slip to what lies so many rows behind it on the map (below 0: before it).
    virtual void slip(Range strip, int rows) = 0;
    /// Keeps land where it is that's about to slip, by a tank's anchor.
    virtual void hold_land(TankId tank, Range columns) = 0;
    /// Weakens all props of galleries in these columns.
    virtual void strain_props(Range columns, int by) = 0;
    /// Fire or a beam on a straight way lights firedamp and trees within this reach of it.
    virtual void light(Vec2<float> from, Vec2<float> to, float reach) = 0;
    /// An explosion: digs a crater, damages and throws tanks nearby.
    virtual void blast(const EffectContext& context, const Blast& blast) = 0;

    /// Launches a shell, which flies from the next tick, unless a limit is met.
    virtual void launch(const Shell& shell) = 0;
    /// Runs the shell's on_fire effects, such as guidance, and launches it.
    virtual void launch_submunition(const Shell& shell) = 0;
    /// Ends a shell of view().shells; it does nothing more.
    virtual void shoot_down(std::size_t shell) = 0;
    virtual void add_debris(const Debris& piece) = 0;
    /// Starts an effect; its updates begin in the next tick. Returns false if a limit is met.
    virtual bool start_effect(const OngoingEffect& effect) = 0;
    virtual void count_flame(int x, int change) = 0;

    /// For changes of equipment. Health, shields and places have their own functions.
    virtual Tank& tank(TankId number) = 0;
    /// Damage scaled by the attacker's damage percentage. Shield and armour reduce it, unless it bypasses the
    /// shield.
    virtual void hurt(TankId tank, int amount, TankId by, HurtCause cause = HurtCause::other,
                      bool past_shield = false) = 0;
    /// Gradual damage in thousandths of health, collected until there's enough to apply.
    virtual void hurt_slowly(TankId tank, int thousandths, TankId by, HurtCause cause = HurtCause::other) = 0;
    /// Lowers a shield's strength. The shield falls when nothing is left.
    virtual void wear_shield(TankId tank, int cost) = 0;
    virtual void open_parachute(TankId tank, float sink_speed) = 0;
    /// Moves a tank to another place, at rest; from there it falls to the ground. `angle` in radians.
    virtual void place_tank(TankId tank, Vec2<float> at, float angle = 0) = 0;
    /// Adds to its velocity, in columns per second.
    virtual void push(TankId tank, Vec2<float> velocity) = 0;
    virtual void use_item(TankId tank, ItemId item) = 0;
    /// Sets the wind, in columns per second squared to the right, clamped to the rules' limits.
    virtual void set_wind(int wind) = 0;

  protected:
    EffectWorld() = default;
    EffectWorld(const EffectWorld&) = default;
    EffectWorld& operator=(const EffectWorld&) = default;
    ~EffectWorld() = default;
};

}  // namespace terramorph
