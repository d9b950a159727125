#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"shots", "Shots", "", 2, 20, 3, "how many shells it fires", true},
    {"pause", "Pause", "s", 0.05, 1, 0.25, "between each shot and the next"},
    {"scatter", "Scatter", "tenths of a degree", 0, 100, 0, "by which each shot strays, at most", true},
};

/// One shell leaves the barrel as it stands now.
void launch(Battle& battle, const Effect& effect, Moment& moment) {
    const int scatter = effect.whole(2);
    const int astray = scatter > 0 ? battle.random().from_to(-scatter, scatter) : 0;
    const Tank& tank = battle.tank(moment.tank);
    const Flight flight = battle.shot(moment.tank, tank.angle + astray, tank.power);
    moment.at = flight.start;
    Shell shell = battle.child(moment, effect.leads_to, flight.velocity);
    shell.flight.owner = moment.tank;
    if (moment.shell) shell.guidance = moment.shell->guidance;  // the first is guided
    battle.send(shell);
}

bool go_on(Battle& battle, Lasting& lasting) {
    const Effect& effect = *lasting.effect;
    if (!battle.tank(lasting.moment.tank).alive) return false;
    if (lasting.ticks % effect.ticks(1) == 0) {
        launch(battle, effect, lasting.moment);
        const Vec2<float> at = columns_of(lasting.moment.at);
        battle.say(event::Launched{.tank = lasting.moment.tank, .at = at});
    }
    return lasting.ticks < effect.ticks(1) * (effect.whole(0) - 1);
}

/// One shell now and the others after it, each from the barrel as it then stands.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    if (moment.tank < 0) return;
    Lasting burst;
    burst.effect = &effect;
    burst.moment = moment;
    launch(battle, effect, burst.moment);
    battle.begin(burst);
}

}  // namespace

extern const EffectKind k_burst;
const EffectKind k_burst = {"burst", "fires one shell after the other", kParameters, happen, go_on};

}  // namespace terramorph
