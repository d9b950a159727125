#include <algorithm>

#include "battle/bodies/bodies_world.h"

namespace terramorph {

namespace {

int number_of(b2Fixture* fixture) { return terramorph::number_of(*fixture->GetBody()); }

float sum_of(const b2ContactImpulse& impulse) {
    float sum = 0;
    for (int k = 0; k < impulse.count; ++k) sum += impulse.normalImpulses[k];
    return sum;
}

/// The change of a movable body's speed, in columns per second.
float change(const b2Body& body, float impulse) {
    return body.GetMass() > 0 ? impulse / body.GetMass() * kMetre : 0;
}

}  // namespace

bool Bodies::World::is_told(int body, int other) const {
    return std::ranges::any_of(
        contacts, [=](const BodyContact& contact) { return contact.body == body && contact.other == other; });
}

void Bodies::World::tell(int body, int other, float speed, float impulse) {
    if (body < 0) return;
    auto told = std::ranges::find_if(
        contacts, [=](const BodyContact& contact) { return contact.body == body && contact.other == other; });
    if (told == contacts.end()) told = contacts.insert(contacts.end(), {body, other, 0, 0});
    told->speed = std::max(told->speed, speed);
    told->impulse = std::max(told->impulse, impulse);
}

void Bodies::World::BeginContact(b2Contact* contact) {
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const int a = number_of(contact->GetFixtureA());
    const int b = number_of(contact->GetFixtureB());
    const b2Vec2 va = a < 0 ? b2Vec2(0, 0) : at(a).velocity_before;
    const b2Vec2 vb = b < 0 ? b2Vec2(0, 0) : at(b).velocity_before;
    const float speed = std::max(0.0f, b2Dot(va - vb, manifold.normal)) * kMetre;
    tell(a, b, speed, 0);
    tell(b, a, speed, 0);
}

/// Tracks grip at a tank's underside, not where its nose meets a wall.
float Bodies::World::track_speed(Body* tank, b2Vec2 up) {
    constexpr float kUnderside = 0.5f;
    if (!tank || tank->drive == 0) return 0;
    if (b2MulT(tank->body->GetTransform().q, up).y < kUnderside) return 0;
    tank->driven = true;
    return tank->drive / kMetre;
}

void Bodies::World::PreSolve(b2Contact* contact, const b2Manifold* /*before*/) {
    contact->SetTangentSpeed(0);
    if (!any_drive) return;
    const int a = number_of(contact->GetFixtureA());
    const int b = number_of(contact->GetFixtureB());
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const float of_a = track_speed(find(a), -manifold.normal);
    contact->SetTangentSpeed(of_a + track_speed(find(b), manifold.normal));
}

void Bodies::World::PostSolve(b2Contact* contact, const b2ContactImpulse* impulse) {
    const int a = number_of(contact->GetFixtureA());
    const int b = number_of(contact->GetFixtureB());
    const float sum = sum_of(*impulse);
    const float of_a = change(*contact->GetFixtureA()->GetBody(), sum);
    const float of_b = change(*contact->GetFixtureB()->GetBody(), sum);
    if (std::max(of_a, of_b) <= kPressing && !is_told(a, b) && !is_told(b, a)) return;
    tell(a, b, 0, of_a);
    tell(b, a, 0, of_b);
}

}  // namespace terramorph
