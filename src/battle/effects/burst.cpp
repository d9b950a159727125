#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"shots", "Shots", "", 2, 20, 3, "how many shells it fires", true},
    {"pause", "Pause", "s", 0.05, 1, 0.25, "between each shot and the next"},
    {"scatter", "Scatter", "tenths of a degree", 0, 100, 0, "by which each shot strays, at most", true},
};

/// One shell leaves the barrel as it stands now.
void launch(Battle& battle, const Effect& effect, EffectContext& context) {
    const int scatter = effect.whole(2);
    const int astray = scatter > 0 ? battle.random().from_to(-scatter, scatter) : 0;
    const Tank& tank = battle.tank(context.tank);
    const Flight flight = battle.shot(context.tank, tank.angle + astray, tank.power);
    context.at = flight.start;
    Shell shell = battle.child(context, effect.leads_to, flight.velocity);
    shell.flight.owner = context.tank;
    if (context.shell) shell.guidance = context.shell->guidance;  // the first is guided
    battle.send(shell);
}

bool update(Battle& battle, OngoingEffect& ongoing) {
    const Effect& effect = *ongoing.effect;
    if (!battle.tank(ongoing.context.tank).alive) return false;
    if (ongoing.ticks % effect.ticks(1) == 0) {
        launch(battle, effect, ongoing.context);
        const Vec2<float> at = columns_of(ongoing.context.at);
        battle.say(event::Launched{.tank = ongoing.context.tank, .at = at});
    }
    return ongoing.ticks < effect.ticks(1) * (effect.whole(0) - 1);
}

/// One shell now and the others after it, each from the barrel as it then stands.
void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    OngoingEffect burst;
    burst.effect = &effect;
    burst.context = context;
    launch(battle, effect, burst.context);
    battle.start_effect(burst);
}

}  // namespace

extern const EffectKind k_burst;
const EffectKind k_burst = {"burst", "fires one shell after the other", kParameters, apply, update};

}  // namespace terramorph
