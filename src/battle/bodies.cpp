#include "battle/bodies.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/trig.h"
#include "battle/contour.h"

namespace terramorph {

namespace {

constexpr float kMetre = 10;  // columns: at this scale bodies sleep, and no edge is shorter than Box2D's slop
constexpr float kTick = 1.0f / kTicksPerSecond;
constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 3;
constexpr int kChunk = 64;  // columns of ground per static body
constexpr float kGroundFriction = 0.8f;
constexpr float kTankFriction = 0.9f;  // with the ground's: holds on slopes up to about 40 degrees
constexpr float kBallFriction = 0.4f;
constexpr float kHighSky = 40000;  // columns: how far the walls at the sides reach up

constexpr std::uint16_t kWorldBit = 1;
constexpr std::uint16_t kSideBit = 2;

b2Vec2 to_metres(Vec2<float> columns) { return {columns.x / kMetre, columns.y / kMetre}; }
Vec2<float> to_columns(b2Vec2 metres) { return {metres.x * kMetre, metres.y * kMetre}; }
b2Vec2 to_metres(Vec2<int> sixteenths) {
    constexpr float kPerMetre = kSub * kMetre;
    return {static_cast<float>(sixteenths.x) / kPerMetre, static_cast<float>(sixteenths.y) / kPerMetre};
}

/// Heavy tracks: a low middle of mass keeps a tank on them. Box2D forgets this whenever a body changes its
/// type.
void lower_mass(b2Body* tank) {
    if (tank->GetType() == b2_staticBody) return;
    constexpr float kHeight = 0.2f;
    b2MassData mass;
    tank->GetMassData(&mass);
    mass.I += mass.mass * (kHeight * kHeight - b2Dot(mass.center, mass.center));
    mass.center = {0, kHeight};
    tank->SetMassData(&mass);
}

/// The angular acceleration that rights a tank, as lead in the feet does a toy; off its roof it needs all of
/// it.
float righting(const b2Body& tank) {
    const auto angle = static_cast<double>(tank.GetAngle());
    const double side = sine(angle);
    const double tilt = cosine(angle) > 0 ? side : (side < 0 ? -1.0 : 1.0);
    return static_cast<float>(-30 * tilt) - 4 * tank.GetAngularVelocity();
}

/// Box2D keeps a number of ours with each of its bodies; it keeps 0 by itself, which is then the ground.
std::uintptr_t kept_number(int number) { return static_cast<std::uintptr_t>(number - kTheGround); }
int number_of(b2Body* body) { return static_cast<int>(body->GetUserData().pointer) + kTheGround; }

struct Body {
    int number;
    bool is_tank;
    b2Body* body;
    b2Vec2 velocity_before;
};

}  // namespace

struct Bodies::World : b2ContactListener {
    explicit World(int gravity) : box({0, -static_cast<float>(gravity) / kMetre}) {
        box.SetContactListener(this);
    }

    Body* find(int number) {
        const auto at = std::lower_bound(bodies.begin(), bodies.end(), number,
                                         [](const Body& b, int n) { return b.number < n; });
        return at != bodies.end() && at->number == number ? &*at : nullptr;
    }
    Body& body(int number) {
        Body* found = find(number);
        assert(found);
        return *found;
    }
    void add(int number, bool is_tank, b2Body* made) {
        const auto at = std::lower_bound(bodies.begin(), bodies.end(), number,
                                         [](const Body& b, int n) { return b.number < n; });
        bodies.insert(at, Body{number, is_tank, made, {0, 0}});
    }

    b2Body* make_body(int number, const BodyState& state);
    void make_chunk(const Ground& ground, std::size_t chunk);
    void make_side(float x, float height);
    void wake_above(Range range);

    void BeginContact(b2Contact* contact) override {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const int a = number_of(contact->GetFixtureA()->GetBody());
        const int b = number_of(contact->GetFixtureB()->GetBody());
        const b2Vec2 va = a < 0 ? b2Vec2(0, 0) : body(a).velocity_before;
        const b2Vec2 vb = b < 0 ? b2Vec2(0, 0) : body(b).velocity_before;
        const float speed = std::max(0.0f, b2Dot(va - vb, manifold.normal)) * kMetre;
        if (a >= 0) contacts.push_back({a, b, speed});
        if (b >= 0) contacts.push_back({b, a, speed});
    }

    b2World box;
    bool open_sides = false;
    std::vector<b2Body*> chunks;
    std::vector<Body> bodies;  // by number
    std::vector<BodyContact> contacts;
};

b2Body* Bodies::World::make_body(int number, const BodyState& state) {
    b2BodyDef def;
    def.type = state.entombed ? b2_staticBody : b2_dynamicBody;
    def.position = to_metres(state.at);
    def.angle = state.angle;
    def.linearVelocity = to_metres(state.velocity);
    def.angularVelocity = state.spin;
    def.awake = state.awake;
    def.userData.pointer = kept_number(number);
    return box.CreateBody(&def);
}

void Bodies::World::make_chunk(const Ground& ground, std::size_t chunk) {
    if (chunks[chunk]) box.DestroyBody(chunks[chunk]);
    const b2BodyDef def;
    chunks[chunk] = box.CreateBody(&def);
    const int x0 = static_cast<int>(chunk) * kChunk;
    for (const Fragment& fragment : contour(ground, x0, std::min(x0 + kChunk, ground.width()))) {
        std::vector<b2Vec2> points;
        for (const Vec2<int> point : fragment.points) points.push_back(to_metres(point));
        b2ChainShape shape;
        if (fragment.closed && points.size() >= 3)
            shape.CreateLoop(points.data(), static_cast<int>(points.size()));
        else
            shape.CreateChain(points.data(), static_cast<int>(points.size()), to_metres(fragment.before),
                              to_metres(fragment.after));
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.friction = kGroundFriction;
        fixture.restitution = 0.05f;
        fixture.filter.categoryBits = kWorldBit;
        chunks[chunk]->CreateFixture(&fixture);
    }
}

void Bodies::World::make_side(float x, float height) {
    b2BodyDef def;
    def.userData.pointer = kept_number(kASide);
    b2EdgeShape shape;
    shape.SetTwoSided(to_metres(Vec2<float>{x, -100}), to_metres(Vec2<float>{x, height}));
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.friction = 0.2f;
    fixture.filter.categoryBits = kSideBit;
    box.CreateBody(&def)->CreateFixture(&fixture);
}

void Bodies::World::wake_above(Range range) {
    for (Body& each : bodies) {
        const b2Body* body = each.body;
        const float x = body->GetPosition().x * kMetre;
        const float reach = kHullHalfWidth + 4;
        if (x + reach >= static_cast<float>(range.x0) && x - reach <= static_cast<float>(range.x1))
            each.body->SetAwake(true);
    }
}

Bodies::Bodies() = default;
Bodies::~Bodies() = default;
Bodies::Bodies(Bodies&&) noexcept = default;
Bodies& Bodies::operator=(Bodies&&) noexcept = default;

void Bodies::reset(const Ground& ground, int gravity, bool open_sides) {
    world_ = std::make_unique<World>(gravity);
    world_->open_sides = open_sides;
    world_->chunks.resize(static_cast<std::size_t>((ground.width() + kChunk - 1) / kChunk));
    for (std::size_t chunk = 0; chunk < world_->chunks.size(); ++chunk) world_->make_chunk(ground, chunk);
    world_->make_side(0, kHighSky);
    world_->make_side(static_cast<float>(ground.width()), kHighSky);
}

void Bodies::ground_changed(const Ground& ground, Range range) {
    if (range.empty()) return;
    // A column's outline depends on its neighbours, and a chunk's ghost points on theirs.
    const int first = std::max(0, range.x0 - 2) / kChunk;
    const int last = std::min(ground.width() - 1, range.x1 + 1) / kChunk;
    for (int chunk = first; chunk <= last; ++chunk)
        world_->make_chunk(ground, static_cast<std::size_t>(chunk));
    world_->wake_above(range);
}

void Bodies::add_tank(int number, const BodyState& state) {
    b2Body* body = world_->make_body(number, state);
    std::array<b2Vec2, Hull::kCorners> corners;
    for (std::size_t k = 0; k < corners.size(); ++k) corners[k] = to_metres(kHullOutline[k]);
    b2PolygonShape shape;
    shape.Set(corners.data(), Hull::kCorners);
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = 2;
    fixture.friction = kTankFriction;
    fixture.filter.maskBits = kWorldBit | kSideBit;
    body->CreateFixture(&fixture);
    lower_mass(body);
    world_->add(number, true, body);
}

void Bodies::add_ball(int number, const BodyState& state, float radius) {
    b2Body* body = world_->make_body(number, state);
    b2CircleShape shape;
    shape.m_radius = radius / kMetre;
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = 1;
    fixture.friction = kBallFriction;
    fixture.restitution = 0.2f;
    fixture.filter.maskBits = world_->open_sides ? kWorldBit : kWorldBit | kSideBit;
    body->CreateFixture(&fixture);
    world_->add(number, false, body);
}

void Bodies::remove(int number) {
    const Body* found = world_->find(number);
    if (!found) return;
    world_->box.DestroyBody(found->body);
    std::erase_if(world_->bodies, [number](const Body& body) { return body.number == number; });
}

BodyState Bodies::state(int number) const {
    const b2Body* body = world_->body(number).body;
    BodyState state;
    state.at = to_columns(body->GetPosition());
    state.velocity = to_columns(body->GetLinearVelocity());
    state.angle = body->GetAngle();
    state.spin = body->GetAngularVelocity();
    state.awake = body->IsAwake();
    state.entombed = body->GetType() == b2_staticBody;
    return state;
}

void Bodies::set_state(int number, const BodyState& state) {
    b2Body* body = world_->body(number).body;
    const b2BodyType type = state.entombed ? b2_staticBody : b2_dynamicBody;
    if (body->GetType() != type) {
        body->SetType(type);
        if (world_->body(number).is_tank) lower_mass(body);
    }
    body->SetTransform(to_metres(state.at), state.angle);
    body->SetLinearVelocity(to_metres(state.velocity));
    body->SetAngularVelocity(state.spin);
    if (!state.entombed) body->SetAwake(state.awake);
}

void Bodies::push(int number, Vec2<float> velocity) {
    b2Body* body = world_->body(number).body;
    if (body->GetType() == b2_staticBody) return;
    body->SetAwake(true);
    body->SetLinearVelocity(body->GetLinearVelocity() + to_metres(velocity));
}

void Bodies::step() {
    world_->contacts.clear();
    for (Body& each : world_->bodies) {
        each.velocity_before = each.body->GetLinearVelocity();
        if (!each.is_tank || !each.body->IsAwake() || each.body->GetType() == b2_staticBody) continue;
        each.body->ApplyTorque(each.body->GetInertia() * righting(*each.body), false);
    }
    world_->box.Step(kTick, kVelocityIterations, kPositionIterations);
}

std::span<const BodyContact> Bodies::contacts() const { return world_->contacts; }

bool Bodies::touches(int number) const {
    for (const b2ContactEdge* edge = world_->body(number).body->GetContactList(); edge; edge = edge->next)
        if (edge->contact->IsTouching() && number_of(edge->other) != kASide) return true;
    return false;
}

bool Bodies::at_rest() const {
    return std::none_of(world_->bodies.begin(), world_->bodies.end(), [](const Body& each) {
        return each.body->GetType() != b2_staticBody && each.body->IsAwake();
    });
}

void Bodies::put_to_rest() {
    for (Body& each : world_->bodies)
        if (each.body->GetType() != b2_staticBody) each.body->SetAwake(false);  // Box2D zeroes what sleeps
}

}  // namespace terramorph
