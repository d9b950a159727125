#include <algorithm>
#include <optional>

#include "base/random.h"
#include "battle/effects/effect.h"

namespace terramorph::intercept_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"reach", "Reach", "columns", 20, 1000, 150, "how near an enemy's shell must come"},
    {"chance", "Chance", "%", 1, 100, 60, "that a shot at it hits", true},
    {"wait", "Wait", "s", 0.1, 30, 0.5, "from one shot to the next"},
    {"charges", "Charges", "", 1, 99, 4, "how many shots it has in a round", true},
};
constexpr ParameterId kReach(kParameters, "reach");
constexpr ParameterId kChance(kParameters, "chance");
constexpr ParameterId kWait(kParameters, "wait");
constexpr ParameterId kCharges(kParameters, "charges");

/// What it remembers: the ticks to its next shot, and the shots it has left.
enum class Guard { waits, charges };

float square(Vec2<float> way) { return way.x * way.x + way.y * way.y; }

bool is_friendly(const WorldView& world, const Shell& shell, TankId tank) {
    return shell.tank.exists() && allies(world.tanks, tank, shell.tank);
}

/// The nearest approaching shell of an enemy within reach.
std::optional<std::size_t> nearest(const WorldView& world, TankId tank, float reach) {
    const Vec2<float> here = world.tank(tank).middle();
    std::optional<std::size_t> nearest;
    float least = reach * reach;
    for (std::size_t k = 0; k < world.shells.size(); ++k) {
        const Shell& shell = world.shells[k];
        if (!shell.effects || is_friendly(world, shell, tank)) continue;
        const Vec2<float> way = here - columns_of(shell.flight.place());
        const Vec2<float> speed = columns_of(shell.flight.speed());
        if (square(way) > least || way.x * speed.x + way.y * speed.y <= 0) continue;
        least = square(way);
        nearest = k;
    }
    return nearest;
}

bool update(EffectWorld& world, OngoingEffect& guard);

bool is_guarded(const WorldView& world, TankId tank) {
    const auto guards = [tank](const OngoingEffect& other) {
        return other.effect->kind->update == update && other.context.tank == tank;
    };
    return std::ranges::any_of(world.ongoing, guards) || std::ranges::any_of(world.started, guards);
}

/// One defence for each tank: a second adds nothing.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || is_guarded(world.view(), context.tank)) return;
    OngoingEffect guard;
    guard.effect = &effect;
    guard.context = context;
    guard.idle = true;
    guard.state[Guard::charges] = effect.whole(kCharges);
    world.start_effect(guard);
}

/// Fires one shot at a time, until its charges are spent. A shell that is hit does nothing more.
bool update(EffectWorld& world, OngoingEffect& guard) {
    const Effect& effect = *guard.effect;
    const TankId tank = guard.context.tank;
    if (!world.tank(tank).alive) return false;
    if (guard.state[Guard::waits] > 0) return --guard.state[Guard::waits], true;
    const std::optional<std::size_t> target = nearest(world.view(), tank, effect.number(kReach));
    if (!target) return true;
    const Shell& shell = world.view().shells[*target];
    guard.state[Guard::waits] = effect.ticks(kWait).count();
    const Vec2<float> at = columns_of(shell.flight.place());
    world.emit(event::Beamed{
        .tank = tank, .target = shell.tank, .radius = 1, .from = world.tank(tank).turret(), .to = at});
    const bool goes_on = --guard.state[Guard::charges] > 0;
    if (world.random().below(100) >= effect.whole(kChance)) return goes_on;
    world.shoot_down(*target);
    world.emit(event::Fizzled{.tank = shell.tank, .at = at});
    return goes_on;
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
