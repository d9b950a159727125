#pragma once

#include <memory>
#include <span>
#include <vector>

#include "battle/tank.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// What is no body but can be met.
constexpr int kTheGround = -1;
constexpr int kASide = -2;

/// Columns per second: Box2D moves nothing farther in one step, and what is asked to be faster is as fast as
/// this.
constexpr float kFastestBody = 1199;
/// A contact that lasts is told again in every step in which it changes a body's speed by more than this, in
/// columns per second: a piece that presses. A body's own weight does so by 3 only.
constexpr float kPressing = 30;
/// Columns per second under a parachute.
constexpr float kParachuteSpeed = 40;

/// Two met in the step that was, or go on pressing one another. Each pair of bodies is told twice, once from
/// each one's view.
struct BodyContact {
    int body;     ///< its number
    int other;    ///< the other's number, kTheGround or kASide
    float speed;  ///< columns per second into the other, just before; 0 if they touched already
    float
        impulse;  ///< columns per second by which the blow itself changed the speed of `body`, not of `other`
};

/// What a piece is made of. Where two things touch, their frictions count as the root of the product, and the
/// livelier restitution alone.
struct Matter {
    float density = 1;  ///< of a tank: 2
    float friction = 0.6f;
    float restitution = 0.2f;
    float rolling = 0;  ///< a ball comes to rest on slopes up to this tangent
};
constexpr Matter kRollerMatter = {.friction = 0.4f, .rolling = 0.03f};
/// Keeps its speed along the ground, and 0.8 of that into it.
constexpr Matter kBouncerMatter = {.friction = 0, .restitution = 0.8f};
constexpr Matter kWreckMatter = {.density = 1.5f};
constexpr Matter kEarthMatter = {.density = 2, .restitution = 0.05f, .rolling = 0.1f};

/// From the lower left to the upper right corner, in columns.
struct Extent {
    Vec2<float> low;
    Vec2<float> high;
};

/// What touches and tumbles: the one place that knows Box2D. Plain numbers go in, plain numbers come out;
/// bodies are known by numbers that the caller chooses, and are always visited in the order of these. The
/// same calls give the same bits everywhere. Whatever is asked of it, it neither aborts nor keeps a number
/// that is not finite: such a one counts as 0.
class Bodies {
  public:
    Bodies();
    ~Bodies();
    /// A world is built, never copied: the copy has none yet.
    Bodies(const Bodies&);
    Bodies(Bodies&&) noexcept;
    Bodies& operator=(Bodies&&) noexcept;

    /// A new world: the ground and nothing else. `gravity` in columns per second squared. Open sides let
    /// all but tanks out.
    void reset(const Ground& ground, int gravity, bool open_sides);
    /// The ground changed in these columns: what is there wakes up, and what rests on the same 64 columns.
    void ground_changed(const Ground& ground, Range range);
    /// The wind in columns per second squared, to the right. A parachute drifts by so many columns per
    /// second.
    void set_wind(float wind);

    void add_tank(int number, const BodyState& state);
    /// `radius` in columns, at least 0.5.
    void add_ball(int number, const BodyState& state, float radius, const Matter& matter = kRollerMatter);
    /// A box about its middle: turrets, crates. With sides too short to be a body it is a small ball.
    void add_box(int number, const BodyState& state, float half_width, float half_height,
                 const Matter& matter = kWreckMatter);
    /// Broken-off earth and boulders: polygons in columns about state.at, which should be near the middle. Of
    /// each only the convex hull counts, with its 8 most telling corners. Slivers less than half a column
    /// wide are left out; if nothing is left, the piece is a small ball.
    void add_polygons(int number, const BodyState& state, std::span<const std::vector<Vec2<float>>> polygons,
                      const Matter& matter = kEarthMatter);
    /// Nothing happens if there is none.
    void remove(int number);
    bool has(int number) const;
    /// How many bodies there are, tanks too.
    int count() const;

    /// Given to set_state or to a new world, it comes back bit by bit.
    BodyState state(int number) const;
    void set_state(int number, const BodyState& state);
    /// Adds to the velocity, in columns per second, and wakes it.
    void push(int number, Vec2<float> velocity);
    /// Adds to the spin, in radians per second, and wakes it.
    void spin(int number, float radians);

    /// The treads of a tank go on at so many columns per second, to the right if positive, until told
    /// otherwise; 0 holds it. Friction limits the slope, to about 40 degrees.
    void drive(int number, float speed);
    /// The columns that the treads did on the ground in the last step, up or down a slope: for the fuel.
    float tread_way(int number) const;

    /// It sinks at this speed, drifts with the wind and hangs upright, until closed.
    void open_parachute(int number, float sink_speed = kParachuteSpeed);
    void close_parachute(int number);

    /// 1/60 second.
    void step();
    /// In the order in which Box2D found them; at most one for each body and what it met.
    std::span<const BodyContact> contacts() const;
    /// Whether it touches the ground or another body; the level's sides hold nothing up.
    bool touches(int number) const;
    /// Whether its middle is inside the earth or below 0, from where nothing would bring it back.
    bool swallowed(int number, const Ground& ground) const;
    /// What it takes up.
    Extent extent(int number) const;
    /// Its middle of mass, in columns.
    Vec2<float> middle(int number) const;
    /// In units of one density times 100 square columns: of a tank some 9.
    float mass(int number) const;
    /// Whether nothing moves.
    bool at_rest() const;
    /// Stops everything that still moves, where it is.
    void put_to_rest();

  private:
    struct World;
    std::unique_ptr<World> world_;
};

}  // namespace terramorph
