#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 2, 12, 5, "of the ball", true},
    {"fuse", "Fuse", "s", 1, 30, 8, "when what is hung on `after` happens at the latest"},
    {"bounce", "Bounce", "%", 0, 100, 20, "of its speed that it keeps when it bounces; from 50 on it slides",
     true},
};

/// Where the ball is clear of what the shell has hit: a little back along its way.
Vec2<float> clear_place(const Moment& moment, float radius) {
    const Vec2<float> at = columns_of(moment.at);
    const Vec2<float> speed = columns_of(moment.speed);
    const float length = std::sqrt(speed.x * speed.x + speed.y * speed.y);
    const Vec2<float> up = {0, radius + 1};
    return length > 0 ? at - speed * ((radius + 1) / length) : at + up;
}

/// Becomes a ball that rolls downhill; waits for `on_tank`, `on_rest` or `after`.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    Piece roller;
    roller.effects = &effect.leads_to;
    roller.tank = moment.tank;
    roller.generation = moment.generation + 1;
    roller.radius = effect.number(0);
    roller.fuse = effect.ticks(1);
    roller.bounce = effect.number(2) / 100;
    roller.body.at = clear_place(moment, roller.radius);
    const Vec2<float> speed = columns_of(moment.speed) * static_cast<float>(kTicksPerSecond);
    roller.body.velocity = {speed.x * 0.5f, 0};
    battle.add(roller);
    battle.say({.kind = Event::Kind::rolling, .tank = moment.tank, .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_roll;
const EffectKind k_roll = {"roll", "becomes a ball that rolls downhill", kParameters, happen};

}  // namespace terramorph
