#include "battle/bodies/bodies_world.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "battle/bodies/contour.h"

namespace terramorph {

namespace {

constexpr int kChunk = 64;  // columns of ground per static body
constexpr float kGroundFriction = 0.8f;
constexpr float kGroundRestitution = 0.05f;
constexpr float kHighSky = 40000;   // columns: height of the walls at the sides
constexpr float kFarAway = 1e6f;    // columns
constexpr float kMaxAngle = 90000;  // limit of base/trig in radians
constexpr float kMaxSpin = 90;      // radians per second; Box2D limits rotation to a quarter turn per step

constexpr std::uint16_t kWorldBit = 1;
constexpr std::uint16_t kSideBit = 2;

b2Vec2 to_metres(Vec2<Sixteenths> place) {
    return {to_columns(place.x) / kMetre, to_columns(place.y) / kMetre};
}

/// The outline in metres, without points too close together for Box2D.
std::vector<b2Vec2> outline_of(const Fragment& fragment) {
    constexpr float kClosest = 1.2f * b2_linearSlop;
    std::vector<b2Vec2> points;
    for (const Vec2<Sixteenths> point : fragment.points) {
        const b2Vec2 here = to_metres(point);
        if (points.empty() || b2DistanceSquared(points.back(), here) > kClosest * kClosest)
            points.push_back(here);
    }
    return points;
}

/// The angular acceleration that rights a body, like a roly-poly toy; it's just enough to get off its roof.
float righting(const b2Body& body, float stiffness, float damping) {
    const b2Rot turn = body.GetTransform().q;
    const float tilt = turn.c > 0 ? turn.s : (turn.s < 0 ? -1.0f : 1.0f);
    return -stiffness * tilt - damping * body.GetAngularVelocity();
}

}  // namespace

float within(float value, float most) { return std::isnan(value) ? 0 : std::clamp(value, -most, most); }

BodyState bearable(const BodyState& state) {
    BodyState result = state;
    result.at = {within(state.at.x, kFarAway), within(state.at.y, kFarAway)};
    result.angle = within(state.angle, kMaxAngle);
    const bool moves = state.awake && !state.buried;
    result.velocity = moves ? bearable(state.velocity) : Vec2<float>{};
    result.spin = moves ? within(state.spin, kMaxSpin) : 0;
    return result;
}

Vec2<float> bearable(Vec2<float> velocity) {
    const Vec2<float> finite = {within(velocity.x, kFastestBody), within(velocity.y, kFastestBody)};
    const float speed = std::sqrt(finite.x * finite.x + finite.y * finite.y);
    return speed > kFastestBody ? finite * (kFastestBody / speed) : finite;
}

Matter bearable(const Matter& matter) {
    return {.density = std::max(0.01f, within(matter.density, 100)),
            .friction = std::max(0.0f, within(matter.friction, 10)),
            .restitution = std::max(0.0f, within(matter.restitution, 1)),
            .rolling = std::max(0.0f, within(matter.rolling, 10))};
}

bool stands(const b2Body& body) {
    for (const b2ContactEdge* edge = body.GetContactList(); edge; edge = edge->next)
        if (edge->contact->IsTouching() && number_of(*edge->other) != kASide) return true;
    return false;
}

Extent extent_of(const b2Body& body) {
    b2AABB all;
    all.lowerBound = all.upperBound = body.GetWorldCenter();
    for (const b2Fixture* fixture = body.GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        b2AABB box;
        fixture->GetShape()->ComputeAABB(&box, body.GetTransform(), 0);
        all.Combine(box);
    }
    return {to_columns(all.lowerBound), to_columns(all.upperBound)};
}

void lower_mass(b2Body* tank) {
    if (tank->GetType() == b2_staticBody) return;
    constexpr float kHeight = 0.2f;
    b2MassData mass;
    tank->GetMassData(&mass);
    mass.I += mass.mass * (kHeight * kHeight - b2Dot(mass.center, mass.center));
    mass.center = {0, kHeight};
    tank->SetMassData(&mass);
}

Bodies::World::World(const Ground& ground, int gravity, bool open)
    : box({0, -static_cast<float>(gravity) / kMetre}), open_sides(open) {
    box.SetContactListener(this);
    const b2BodyDef def;
    anchor = box.CreateBody(&def);
    chunks.resize(static_cast<std::size_t>((ground.width() + kChunk - 1) / kChunk));
    make_chunks(ground, {0, ground.width()});
    make_side(0);
    make_side(static_cast<float>(ground.width()));
}

Body* Bodies::World::find(int number) {
    const auto place = std::ranges::lower_bound(bodies, number, {}, &Body::number);
    return place != bodies.end() && place->number == number ? &*place : nullptr;
}

Body& Bodies::World::at(int number) {
    Body* found = find(number);
    assert(found);
    return *found;
}

Body& Bodies::World::add(int number, const BodyState& requested, bool is_tank) {
    assert(number >= 0 && !find(number));
    const BodyState state = bearable(requested);
    b2BodyDef def;
    def.type = state.buried ? b2_staticBody : b2_dynamicBody;
    def.position = terramorph::to_metres(state.at);
    def.angle = state.angle;
    def.awake = state.awake;
    def.userData.pointer = kept_number(number);
    const auto place = std::ranges::lower_bound(bodies, number, {}, &Body::number);
    return *bodies.insert(place, {.number = number, .is_tank = is_tank, .body = box.CreateBody(&def)});
}

void Bodies::World::let_go(const Body& body, const BodyState& requested) {
    const BodyState state = bearable(requested);
    body.body->SetLinearVelocity(terramorph::to_metres(state.velocity));
    body.body->SetAngularVelocity(state.spin);
}

b2Fixture* Bodies::World::give(const Body& body, const b2Shape& shape, const Matter& matter) {
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = matter.density;
    fixture.friction = matter.friction;
    fixture.restitution = matter.restitution;
    fixture.filter.maskBits = open_sides && !body.is_tank ? kWorldBit : kWorldBit | kSideBit;
    return body.body->CreateFixture(&fixture);
}

void Bodies::World::give_all(const Body& body, std::span<const b2PolygonShape> shapes, const Matter& matter) {
    Matter weightless = matter;
    weightless.density = 0;  // so that Box2D computes the mass only for the whole body
    for (const b2PolygonShape& shape : shapes) give(body, shape, weightless)->SetDensity(matter.density);
    body.body->ResetMassData();
}

void Bodies::World::give_ball(Body& body, float radius, const Matter& matter) {
    constexpr float kMinRadius = 0.5f;
    constexpr float kMaxRadius = 2000;
    b2CircleShape shape;
    shape.m_radius = std::clamp(within(radius, kMaxRadius), kMinRadius, kMaxRadius) / kMetre;
    give(body, shape, matter);
    b2FrictionJointDef def;
    def.bodyA = anchor;
    def.bodyB = body.body;
    body.rolling = static_cast<b2FrictionJoint*>(box.CreateJoint(&def));
    body.rolling_arm = matter.rolling * shape.m_radius;
}

void Bodies::World::make_chunks(const Ground& ground, Range range) {
    if (range.empty()) return;
    // A column's outline depends on its neighbours, and a chunk's ghost points on theirs.
    const int first = std::max(0, range.x0 - 2) / kChunk;
    const int last = std::min(ground.width() - 1, range.x1 + 1) / kChunk;
    for (int chunk = first; chunk <= last; ++chunk) make_chunk(ground, chunk);
}

void Bodies::World::make_chunk(const Ground& ground, int chunk) {
    b2Body*& body = chunks[chunk];
    if (body) box.DestroyBody(body);
    const b2BodyDef def;
    body = box.CreateBody(&def);
    const int x0 = chunk * kChunk;
    for (const Fragment& fragment : contour(ground, x0, std::min(x0 + kChunk, ground.width()))) {
        const std::vector<b2Vec2> points = outline_of(fragment);
        if (points.size() < (fragment.closed ? 3 : 2)) continue;
        b2ChainShape shape;
        if (fragment.closed)
            shape.CreateLoop(points.data(), static_cast<int>(points.size()));
        else
            shape.CreateChain(points.data(), static_cast<int>(points.size()), to_metres(fragment.before),
                              to_metres(fragment.after));
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.friction = kGroundFriction;
        fixture.restitution = kGroundRestitution;
        fixture.filter.categoryBits = kWorldBit;
        body->CreateFixture(&fixture);
    }
}

void Bodies::World::make_side(float x) {
    b2BodyDef def;
    def.userData.pointer = kept_number(kASide);
    b2EdgeShape shape;
    shape.SetTwoSided(terramorph::to_metres(Vec2<float>{x, -100}),
                      terramorph::to_metres(Vec2<float>{x, kHighSky}));
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.friction = 0.2f;
    fixture.filter.categoryBits = kSideBit;
    box.CreateBody(&def)->CreateFixture(&fixture);
}

void Bodies::World::wake_above(Range range) {
    for (const Body& each : bodies) {
        const Extent extent = extent_of(*each.body);
        constexpr float kBeside = 4;
        if (extent.high.x + kBeside >= static_cast<float>(range.x0) &&
            extent.low.x - kBeside <= static_cast<float>(range.x1))
            each.body->SetAwake(true);
    }
}

void Bodies::World::prepare(Body& each) {
    b2Body& body = *each.body;
    each.velocity_before = body.GetLinearVelocity();
    each.driven = false;
    if (each.drive != 0) body.SetAwake(true);
    any_drive |= each.drive != 0;
    if (!each.can_move() || !body.IsAwake()) return;
    if (each.rolling)
        each.rolling->SetMaxTorque(stands(body) ? each.rolling_arm * body.GetMass() * -box.GetGravity().y
                                                : 0);
    if (each.sink_speed > 0 && !stands(body))
        body.ApplyForceToCenter({body.GetMass() * body.GetLinearDamping() * wind / kMetre, 0}, false);
    if (each.sink_speed > 0)
        body.ApplyTorque(body.GetInertia() * righting(body, 40, 8), false);
    else if (each.is_tank)
        body.ApplyTorque(body.GetInertia() * righting(body, 30, 4), false);
}

}  // namespace terramorph
