#pragma once

#include <memory>
#include <span>
#include <vector>

#include "battle/tank.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// Pseudo-bodies reported as contact partners.
constexpr int kTheGround = -1;
constexpr int kASide = -2;

/// The highest speed in columns per second, because Box2D limits movement per step. Higher speeds are
/// clamped.
constexpr float kFastestBody = 1199;
/// A lasting contact is reported again in every step in which it changes a body's speed by more than this, in
/// columns per second, such as a pressing piece. A body's own weight changes it by only 3.
constexpr float kPressing = 30;

/// A contact in the last step, new or pressing. Each pair of bodies is reported twice, once for each.
struct BodyContact {
    int body;       ///< its number
    int other;      ///< the other's number, kTheGround or kASide
    float speed;    ///< approach speed before the contact in columns per second; 0 if they already touched
    float impulse;  ///< change of `body`'s speed by the contact, in columns per second
};

/// The material of a piece. At a contact, friction is the root of both frictions' product, and restitution
/// the higher one.
struct Matter {
    float density = 1;  ///< of a tank: 2
    float friction = 0.6f;
    float restitution = 0.2f;
    float rolling = 0;  ///< balls come to rest on slopes up to this tangent
};
constexpr Matter kRollerMatter = {.friction = 0.4f, .rolling = 0.03f};
/// Keeps its speed along the ground, and 0.8 of the speed into it.
constexpr Matter kBouncerMatter = {.friction = 0, .restitution = 0.8f};
constexpr Matter kWreckMatter = {.density = 1.5f};
constexpr Matter kTreeMatter = {.friction = 0.7f, .restitution = 0.05f};
constexpr Matter kStoneMatter = {.density = 2, .friction = 0.9f, .restitution = 0.1f, .rolling = 0.08f};
constexpr Matter kEarthMatter = {.density = 2, .friction = 0.9f, .restitution = 0.02f, .rolling = 0.1f};

/// From the lower left to the upper right corner, in columns.
struct Extent {
    Vec2<float> low;
    Vec2<float> high;
};

/// How large and how heavy a body is, where it is.
struct BodyMeasures {
    Extent extent;       ///< its bounding box
    Vec2<float> middle;  ///< its centre of mass, in columns
    float mass;          ///< in units of density times 100 square columns: about 9 for a tank
};

/// The rigid bodies, the only user of Box2D. Plain numbers go in and out; bodies have numbers chosen by the
/// caller, and are always visited in that order. Equal calls give equal bits on every machine. Non-finite
/// inputs are treated as 0; it never aborts.
class Bodies {
  public:
    Bodies();
    ~Bodies();
    Bodies(Bodies&&) noexcept;
    Bodies& operator=(Bodies&&) noexcept;

    /// Makes a new world with only the ground. `gravity` in columns per second squared. Open sides let
    /// everything but tanks out.
    void reset(const Ground& ground, int gravity, bool open_sides);
    /// The ground has changed in these columns: wakes bodies there and on the surrounding 64 columns.
    void ground_changed(const Ground& ground, Range range);
    /// Sets the wind in columns per second squared, to the right. Parachutes drift by this in columns per
    /// second.
    void set_wind(float wind);

    void add_tank(int number, const BodyState& state);
    /// `radius` in columns, at least 0.5.
    void add_ball(int number, const BodyState& state, float radius, const Matter& matter = kRollerMatter);
    /// A box around its middle: turrets, crates. If its sides are too short for a body it becomes a small
    /// ball.
    void add_box(int number, const BodyState& state, float half_width, float half_height,
                 const Matter& matter = kWreckMatter);
    /// Broken-off earth and boulders: polygons in columns about state.at, which should be near the middle. Of
    /// each polygon the convex hull is used, with its 8 most important corners. Slivers less than half a
    /// column wide are dropped; if nothing is left, the piece is a small ball.
    void add_polygons(int number, const BodyState& state, std::span<const std::vector<Vec2<float>>> polygons,
                      const Matter& matter = kEarthMatter);
    /// Does nothing if there is none.
    void remove(int number);

    /// A state given to set_state or to a new world comes back bit for bit.
    BodyState state(int number) const;
    void set_state(int number, const BodyState& state);
    /// Adds to the velocity, in columns per second, and wakes the body.
    void push(int number, Vec2<float> velocity);

    /// Runs a tank's tracks at this speed in columns per second, to the right if positive, until changed; 0
    /// brakes. Friction limits slopes to about 40 degrees.
    void drive(int number, float speed);
    /// The columns that the tracks covered on the ground in the last step, to count fuel.
    float track_distance(int number) const;

    /// The body sinks at this speed, drifts with the wind and hangs upright; 0 folds the parachute.
    void set_parachute(int number, float sink_speed);

    /// Advances by 1/60 second.
    void step();
    /// In the order of Box2D; at most one per pair.
    std::span<const BodyContact> contacts() const;
    /// True if it touches the ground or another body; the level's sides don't count.
    bool touches(int number) const;
    /// True if its middle is inside the earth or below 0, from where nothing would bring it back.
    bool swallowed(int number, const Ground& ground) const;
    BodyMeasures measures(int number) const;
    /// True if nothing moves.
    bool at_rest() const;
    /// Stops everything in place.
    void put_to_rest();

  private:
    struct World;
    std::unique_ptr<World> world_;
};

}  // namespace terramorph
