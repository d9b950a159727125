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
void launch(EffectWorld& world, const Effect& effect, EffectContext& context) {
    const int scatter = effect.whole(2);
    const int astray = scatter > 0 ? world.random().from_to(-scatter, scatter) : 0;
    const Tank& tank = world.tank(context.tank);
    const Flight flight = shot_of(tank, context.tank, world.view().air, tank.angle + astray, tank.power);
    context.at = flight.start;
    Shell shell = submunition(world.view().air, context, effect.leads_to, flight.velocity);
    shell.flight.owner = context.tank;
    if (context.shell) shell.guidance = context.shell->guidance;  // the first is guided
    world.launch_submunition(shell);
}

bool update(EffectWorld& world, OngoingEffect& ongoing) {
    const Effect& effect = *ongoing.effect;
    if (!world.tank(ongoing.context.tank).alive) return false;
    if (ongoing.ticks % effect.ticks(1) == 0) {
        launch(world, effect, ongoing.context);
        const Vec2<float> at = columns_of(ongoing.context.at);
        world.emit({.kind = Event::Kind::launched, .tank = ongoing.context.tank, .at = at});
    }
    return ongoing.ticks < effect.ticks(1) * (effect.whole(0) - 1);
}

/// One shell now and the others after it, each from the barrel as it then stands.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    OngoingEffect burst;
    burst.effect = &effect;
    burst.context = context;
    launch(world, effect, burst.context);
    world.start_effect(burst);
}

}  // namespace

extern const EffectKind k_burst;
const EffectKind k_burst = {"burst", "fires one shell after the other", kParameters, apply, update};

}  // namespace terramorph
