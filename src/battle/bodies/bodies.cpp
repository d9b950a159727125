#include "battle/bodies/bodies.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "battle/bodies/bodies_polygon.h"
#include "battle/bodies/bodies_world.h"

namespace terramorph {

namespace {

constexpr float kStep = 1.0f / kTicksPerSecond;
constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 3;
// With the ground's friction it holds on slopes up to about 40 degrees.
constexpr Matter kTankMatter = {.density = 2, .friction = 0.9f, .restitution = 0};
constexpr float kSmallBall = 1;  // column of radius

/// The shapes of a body; none if too little is left.
std::vector<b2PolygonShape> shapes_of(std::span<const std::vector<Vec2<float>>> polygons) {
    std::vector<b2PolygonShape> shapes;
    for (const auto& polygon : polygons) {
        std::vector<b2Vec2> points;
        for (const Vec2<float> point : solid_outline(polygon)) points.push_back(to_metres(point));
        if (points.empty()) continue;
        shapes.emplace_back().Set(points.data(), static_cast<int>(points.size()));
    }
    return shapes;
}

/// True if Box2D can compute the moment of inertia, which it takes as a difference of two numbers.
bool has_inertia(std::span<const b2PolygonShape> shapes) {
    double mass = 0;
    double inertia = 0;
    Vec2<double> moment;
    for (const b2PolygonShape& shape : shapes) {
        b2MassData data;
        shape.ComputeMass(&data, 1);
        const auto share = static_cast<double>(data.mass);
        mass += share;
        inertia += static_cast<double>(data.I);
        moment.x += share * static_cast<double>(data.center.x);
        moment.y += share * static_cast<double>(data.center.y);
    }
    constexpr double kLeft = 1e-4;
    return mass > 0 && inertia - (moment.x * moment.x + moment.y * moment.y) / mass > kLeft * inertia;
}

}  // namespace

Bodies::Bodies() = default;
Bodies::~Bodies() = default;
Bodies::Bodies(Bodies&&) noexcept = default;
Bodies& Bodies::operator=(Bodies&&) noexcept = default;

void Bodies::reset(const Ground& ground, int gravity, bool open_sides) {
    world_ = std::make_unique<World>(ground, gravity, open_sides);
}

void Bodies::ground_changed(const Ground& ground, Range range) {
    if (range.empty()) return;
    world_->make_chunks(ground, range);
    world_->wake_above(range);
}

void Bodies::set_wind(float wind) { world_->wind = within(wind, kFastestBody); }

void Bodies::add_tank(int number, const BodyState& state) {
    const Body& tank = world_->add(number, state, true);
    std::array<b2Vec2, Hull::kCorners> corners;
    for (std::size_t k = 0; k < corners.size(); ++k) corners[k] = to_metres(kHullOutline[k]);
    b2PolygonShape shape;
    shape.Set(corners.data(), Hull::kCorners);
    world_->give(tank, shape, kTankMatter);
    lower_mass(tank.body);
    world_->let_go(tank, state);
}

void Bodies::add_ball(int number, const BodyState& state, float radius, const Matter& matter) {
    Body& ball = world_->add(number, state);
    world_->give_ball(ball, radius, bearable(matter));
    world_->let_go(ball, state);
}

void Bodies::add_box(int number, const BodyState& state, float half_width, float half_height,
                     const Matter& matter) {
    const float w = half_width;
    const float h = half_height;
    const std::vector<Vec2<float>> corners = {{-w, -h}, {w, -h}, {w, h}, {-w, h}};
    add_polygons(number, state, std::span(&corners, 1), matter);
}

void Bodies::add_polygons(int number, const BodyState& state,
                          std::span<const std::vector<Vec2<float>>> polygons, const Matter& requested) {
    Body& body = world_->add(number, state);
    const Matter matter = bearable(requested);
    const std::vector<b2PolygonShape> shapes = shapes_of(polygons);
    if (has_inertia(shapes))
        world_->give_all(body, shapes, matter);
    else
        world_->give_ball(body, kSmallBall, matter);
    world_->let_go(body, state);
}

void Bodies::remove(int number) {
    const Body* found = world_->find(number);
    if (!found) return;
    world_->box.DestroyBody(found->body);
    std::erase_if(world_->bodies, [number](const Body& body) { return body.number == number; });
}

BodyState Bodies::state(int number) const {
    const b2Body& body = *world_->at(number).body;
    return {.at = to_columns(body.GetPosition()),
            .velocity = to_columns(body.GetLinearVelocity()),
            .angle = body.GetAngle(),
            .spin = body.GetAngularVelocity(),
            .awake = body.IsAwake(),
            .buried = body.GetType() == b2_staticBody};
}

void Bodies::set_state(int number, const BodyState& requested) {
    const BodyState state = bearable(requested);
    const Body& each = world_->at(number);
    b2Body* body = each.body;
    const b2BodyType type = state.buried ? b2_staticBody : b2_dynamicBody;
    if (body->GetType() != type) {
        body->SetType(type);
        if (each.is_tank) lower_mass(body);
    }
    body->SetTransform(to_metres(state.at), state.angle);
    body->SetLinearVelocity(to_metres(state.velocity));
    body->SetAngularVelocity(state.spin);
    if (!state.buried) body->SetAwake(state.awake);
}

void Bodies::push(int number, Vec2<float> velocity) {
    const Body& each = world_->at(number);
    if (!each.can_move()) return;
    each.body->SetAwake(true);
    const Vec2<float> now = to_columns(each.body->GetLinearVelocity());
    each.body->SetLinearVelocity(to_metres(bearable(now + bearable(velocity))));
}

void Bodies::drive(int number, float speed) { world_->at(number).drive = within(speed, kFastestBody); }

float Bodies::track_distance(int number) const {
    const Body& each = world_->at(number);
    return each.driven ? std::abs(each.drive) * kStep : 0;
}

void Bodies::set_parachute(int number, float sink_speed) {
    assert(sink_speed >= 0);
    Body& each = world_->at(number);
    each.sink_speed = sink_speed;
    each.body->SetLinearDamping(sink_speed == 0 ? 0.0f : -world_->box.GetGravity().y * kMetre / sink_speed);
}

void Bodies::step() {
    world_->contacts.clear();
    world_->any_drive = false;
    for (Body& each : world_->bodies) world_->prepare(each);
    world_->box.Step(kStep, kVelocityIterations, kPositionIterations);
}

std::span<const BodyContact> Bodies::contacts() const { return world_->contacts; }

bool Bodies::touches(int number) const { return stands(*world_->at(number).body); }

bool Bodies::swallowed(int number, const Ground& ground) const {
    const Vec2<float> at = to_columns(world_->at(number).body->GetWorldCenter());
    return ground.solid(static_cast<int>(std::floor(at.x)), Sixteenths::rounded_down(at.y));
}

BodyMeasures Bodies::measures(int number) const {
    const b2Body& body = *world_->at(number).body;
    return {extent_of(body), to_columns(body.GetWorldCenter()), body.GetMass()};
}

bool Bodies::at_rest() const {
    return std::ranges::none_of(world_->bodies,
                                [](const Body& each) { return each.can_move() && each.body->IsAwake(); });
}

void Bodies::put_to_rest() {
    for (const Body& each : world_->bodies)
        if (each.can_move()) each.body->SetAwake(false);  // Box2D zeroes sleeping bodies
}

}  // namespace terramorph
