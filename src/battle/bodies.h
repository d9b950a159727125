#pragma once

#include <memory>
#include <span>
#include <vector>

#include "battle/tank.h"
#include "terrain/ground.h"

namespace terramorph {

/// What is no body but can be met.
constexpr int kTheGround = -1;
constexpr int kASide = -2;

/// A body met something in the step that was.
struct BodyContact {
    int body;     ///< its number
    int other;    ///< the other's number, kTheGround or kASide
    float speed;  ///< columns per second into the other, just before
};

/// What touches and tumbles: the one place that knows Box2D. Plain numbers go in, plain numbers come out;
/// bodies are known by numbers that the caller chooses, and are always visited in the order of these.
class Bodies {
  public:
    Bodies();
    ~Bodies();
    Bodies(Bodies&&) noexcept;
    Bodies& operator=(Bodies&&) noexcept;

    /// A new world: the ground and nothing else. `gravity` in columns per second squared. Open sides let
    /// balls out.
    void reset(const Ground& ground, int gravity, bool open_sides);
    /// The ground changed in these columns: what rests there wakes up.
    void ground_changed(const Ground& ground, Range range);

    void add_tank(int number, const BodyState& state);
    void add_ball(int number, const BodyState& state, float radius);
    void remove(int number);

    BodyState state(int number) const;
    void set_state(int number, const BodyState& state);
    /// Adds to the velocity, in columns per second, and wakes it.
    void push(int number, Vec2<float> velocity);

    /// 1/60 second.
    void step();
    std::span<const BodyContact> contacts() const;
    /// Whether it touches the ground or another body; the level's sides hold nothing up.
    bool touches(int number) const;
    /// Whether nothing moves.
    bool at_rest() const;
    /// Stops everything that still moves, where it is.
    void put_to_rest();

  private:
    struct World;
    std::unique_ptr<World> world_;
};

}  // namespace terramorph
