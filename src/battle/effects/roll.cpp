#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 2, 12, 5, "of the ball", true},
    {"fuse", "Fuse", "s", 1, 30, 8, "when what is hung on `after` happens at the latest"},
};

/// Becomes a ball that rolls downhill; waits for `on_tank`, `on_rest` or `after`.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    Roller roller;
    roller.effects = &effect.leads_to;
    roller.tank = moment.tank;
    roller.generation = moment.generation + 1;
    roller.radius = static_cast<float>(effect.values[0]);
    roller.fuse = static_cast<int>(effect.values[1] * kTicksPerSecond);
    const Vec2<float> at = columns_of(moment.at);
    roller.body.at = {at.x, at.y + roller.radius + 1};
    const Vec2<float> speed = columns_of(moment.speed) * static_cast<float>(kTicksPerSecond);
    roller.body.velocity = {speed.x * 0.5f, 0};
    battle.roll(roller);
    battle.say({.kind = Event::Kind::rolling, .tank = moment.tank, .at = at});
}

}  // namespace

extern const EffectKind k_roll;
const EffectKind k_roll = {"roll", "becomes a ball that rolls downhill", kParameters, happen};

}  // namespace terramorph
