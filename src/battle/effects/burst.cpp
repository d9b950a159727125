#include "base/random.h"
#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"shots", "Shots", "", 2, 20, 3, "how many shells it fires", true},
    {"pause", "Pause", "s", 0.05, 1, 0.25, "between each shot and the next"},
    {"scatter", "Scatter", "tenths of a degree", 0, 100, 0, "by which each shot strays, at most", true},
};

/// One shell leaves the barrel as it stands now.
void launch(EffectWorld& world, const Effect& effect, Moment& moment) {
    const int scatter = effect.whole(2);
    const int astray = scatter > 0 ? world.random().from_to(-scatter, scatter) : 0;
    const Tank& tank = world.tank(moment.tank);
    const Flight flight = shot_of(tank, moment.tank, world.view().air, tank.angle + astray, tank.power);
    moment.at = flight.start;
    Shell shell = submunition(world.view().air, moment, effect.leads_to, flight.velocity);
    shell.flight.owner = moment.tank;
    if (moment.shell) shell.guidance = moment.shell->guidance;  // the first is guided
    world.launch_submunition(shell);
}

bool go_on(EffectWorld& world, Lasting& lasting) {
    const Effect& effect = *lasting.effect;
    if (!world.tank(lasting.moment.tank).alive) return false;
    if (lasting.ticks % effect.ticks(1) == 0) {
        launch(world, effect, lasting.moment);
        const Vec2<float> at = columns_of(lasting.moment.at);
        world.emit({.kind = Event::Kind::launched, .tank = lasting.moment.tank, .at = at});
    }
    return ongoing.ticks < effect.ticks(1) * (effect.whole(0) - 1);
}

/// One shell now and the others after it, each from the barrel as it then stands.
void happen(EffectWorld& world, const Effect& effect, const Moment& moment) {
    if (moment.tank < 0) return;
    Lasting burst;
    burst.effect = &effect;
    burst.moment = moment;
    launch(world, effect, burst.moment);
    world.start_effect(burst);
}

}  // namespace

extern const EffectKind k_burst;
const EffectKind k_burst = {"burst", "fires one shell after the other", kParameters, apply, update};

}  // namespace terramorph
