#pragma once

#include <box2d/box2d.h>

#include <vector>

#include "battle/bodies/bodies.h"

namespace terramorph {

constexpr float kMetre = 10;  // columns: at this scale bodies sleep, and no edge is shorter than Box2D's slop

inline b2Vec2 to_metres(Vec2<float> columns) { return {columns.x / kMetre, columns.y / kMetre}; }
inline Vec2<float> to_columns(b2Vec2 metres) { return {metres.x * kMetre, metres.y * kMetre}; }

/// The user data that Box2D keeps for a body; its default 0 means the ground.
inline std::uintptr_t kept_number(int number) { return static_cast<std::uintptr_t>(number - kTheGround); }
inline int number_of(const b2Body& body) {
    return static_cast<int>(const_cast<b2Body&>(body).GetUserData().pointer) + kTheGround;
}

/// Clamps a number to +-most; NaN gives 0.
float within(float value, float most);
/// The state within Box2D's limits.
BodyState bearable(const BodyState& state);

/// The velocity limited to kFastestBody.
Vec2<float> bearable(Vec2<float> velocity);

/// The matter with positive density, and friction and restitution of at least 0.
Matter bearable(const Matter& matter);

/// A body and its controls.
struct Body {
    int number = 0;
    bool is_tank = false;
    b2Body* body = nullptr;
    b2FrictionJoint* rolling = nullptr;  ///< of a ball, to the ground: rolling resistance
    float rolling_arm = 0;               ///< lever arm of the resistance in metres
    float drive = 0;                     ///< speed of the tracks, in columns per second
    bool driven = false;                 ///< true if they gripped in the last step
    float sink_speed = 0;                ///< of its parachute, in columns per second; 0 without one
    b2Vec2 velocity_before = {0, 0};     ///< the step

    bool can_move() const { return body->GetType() != b2_staticBody; }
};

/// Box2D's world, and the bodies in it by number.
struct Bodies::World : b2ContactListener {
    World(const Ground& ground, int gravity, bool open);

    Body* find(int number);
    Body& at(int number);

    /// A body without a shape or a speed yet.
    Body& add(int number, const BodyState& requested, bool is_tank = false);
    /// Sets its speed, once its centre of mass is known.
    void let_go(const Body& body, const BodyState& requested);
    /// Gives it a shape that collides with everything, and with the sides if it's a tank or they're closed.
    b2Fixture* give(const Body& body, const b2Shape& shape, const Matter& matter);
    void give_all(const Body& body, std::span<const b2PolygonShape> shapes, const Matter& matter);
    void give_ball(Body& body, float radius, const Matter& matter);

    void make_chunks(const Ground& ground, Range range);
    void make_chunk(const Ground& ground, int chunk);
    void make_side(float x);
    void wake_above(Range range);

    /// Torques, parachutes and tracks, before Box2D's own step.
    void prepare(Body& each);

    void BeginContact(b2Contact* contact) override;
    void PreSolve(b2Contact* contact, const b2Manifold* before) override;
    void PostSolve(b2Contact* contact, const b2ContactImpulse* impulse) override;
    float track_speed(Body* tank, b2Vec2 up);
    bool is_told(int body, int other) const;
    void tell(int body, int other, float speed, float impulse);

    b2World box;
    bool open_sides;
    float wind = 0;
    bool any_drive = false;  // in this step
    b2Body* anchor;          // holds the joints of balls, independent of the ground
    std::vector<b2Body*> chunks;
    std::vector<Body> bodies;  // by number
    std::vector<BodyContact> contacts;
};

/// True if it touches anything that can support it.
bool stands(const b2Body& body);
Extent extent_of(const b2Body& body);
/// Lowers a tank's centre of mass to keep it on its tracks. Box2D forgets this whenever a body changes its
/// type.
void lower_mass(b2Body* tank);

}  // namespace terramorph
