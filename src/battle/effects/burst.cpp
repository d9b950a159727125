#include "base/random.h"
#include "battle/effects/effect.h"

namespace terramorph::burst_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"shots", "Shots", "", 2, 20, 3, "how many shells it fires", true},
    {"pause", "Pause", "s", 0.05, 1, 0.25, "between each shot and the next"},
    {"scatter", "Scatter", "tenths of a degree", 0, 100, 0, "by which each shot strays, at most", true},
};
constexpr ParameterId kShots(kParameters, "shots");
constexpr ParameterId kPause(kParameters, "pause");
constexpr ParameterId kScatter(kParameters, "scatter");

/// Fires one shell as the barrel points now.
void launch(EffectWorld& world, const Effect& effect, EffectContext& context) {
    const int scatter = effect.whole(kScatter);
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
    if (ongoing.ticks % effect.ticks(kPause) == 0) {
        launch(world, effect, ongoing.context);
        const Vec2<float> at = columns_of(ongoing.context.at);
        world.emit(event::Launched{.tank = ongoing.context.tank, .at = at});
    }
    return ongoing.ticks < effect.ticks(kPause) * (effect.whole(kShots) - 1);
}

/// One shell now and the others later, each as the barrel points then.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    OngoingEffect burst;
    burst.effect = &effect;
    burst.context = context;
    launch(world, effect, burst.context);
    world.start_effect(burst);
}

/// Expects all in one place. Real ones stray and fall into the holes of those before.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    forecast.fly(forecast.shot(), effect.leads_to, place.generation + 1, effect.whole(kShots));
}

Firepower firepower(const Effect& effect) { return {.heads = effect.number(kShots)}; }

}  // namespace

const EffectKind kKind = {
    .name = "burst",
    .help = "fires one shell after the other",
    .words = {.summary = N_("{shots} in a row"), .rank = 3, .heads = "{shots}"},
    .icon = "burst",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .purpose = Purpose::divides,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::burst_effect
