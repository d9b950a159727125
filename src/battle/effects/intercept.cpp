#include "battle/effects/effect.h"

namespace terramorph::intercept_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"reach", "Reach", "columns", 20, 1000, 150, "how near an enemy's shell must come"},
    {"chance", "Chance", "%", 1, 100, 60, "that a shot at it hits", true},
    {"wait", "Wait", "s", 0.1, 30, 0.5, "from one shot to the next"},
};
constexpr ParameterId kReach(kParameters, "reach");
constexpr ParameterId kChance(kParameters, "chance");
constexpr ParameterId kWait(kParameters, "wait");

/// What it remembers: the ticks to its next shot.
enum class Guard { waits };

float square(Vec2<float> way) { return way.x * way.x + way.y * way.y; }

/// The nearest of the shells that come on, within reach; none if there is none.
Shell* nearest(Battle& battle, int tank, float reach) {
    const Vec2<float> here = battle.tank(tank).middle();
    Shell* nearest = nullptr;
    float least = reach * reach;
    for (Shell& shell : battle.flying()) {
        if (!shell.effects || shell.tank == tank) continue;
        const Vec2<float> way = here - columns_of(shell.flight.place());
        const Vec2<float> speed = columns_of(shell.flight.speed());
        if (square(way) > least || way.x * speed.x + way.y * speed.y <= 0) continue;
        least = square(way);
        nearest = &shell;
    }
    return nearest;
}

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    OngoingEffect guard;
    guard.effect = &effect;
    guard.context = context;
    guard.idle = true;
    battle.start_effect(guard);
}

/// One shot at a time; a shell that is hit ends without doing anything.
bool update(Battle& battle, OngoingEffect& guard) {
    const Effect& effect = *guard.effect;
    const int tank = guard.context.tank;
    if (!battle.tank(tank).alive) return false;
    if (guard.state[Guard::waits] > 0) return --guard.state[Guard::waits], true;
    Shell* shell = nearest(battle, tank, effect.number(kReach));
    if (!shell) return true;
    guard.state[Guard::waits] = effect.ticks(kWait);
    const Vec2<float> at = columns_of(shell->flight.place());
    battle.say({.kind = Event::Kind::beamed,
                .tank = tank,
                .other = shell->tank,
                .radius = 1,
                .at = battle.tank(tank).turret(),
                .to = at});
    if (battle.random().below(100) >= effect.whole(kChance)) return true;
    shell->effects = nullptr;
    battle.say({.kind = Event::Kind::fizzled, .tank = shell->tank, .at = at});
    return true;
}

float amount(const Effect& /*effect*/) { return 60; }

}  // namespace

const EffectKind kKind = {
    .name = "intercept",
    .help = "shoots down enemies' shells that come near its tank",
    .words = {.summary = N_("shoots down shells"), .rank = 28},
    .icon = "intercept",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::intercept_effect
