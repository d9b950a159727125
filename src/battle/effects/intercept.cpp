#include <optional>

#include "base/random.h"
#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"reach", "Reach", "columns", 20, 1000, 150, "how near an enemy's shell must come"},
    {"chance", "Chance", "%", 1, 100, 60, "that a shot at it hits", true},
    {"wait", "Wait", "s", 0.1, 30, 0.5, "from one shot to the next"},
};
enum Place { kReach, kChance, kWait };
enum Note { kWaits };  // ticks to the next shot

float square(Vec2<float> way) { return way.x * way.x + way.y * way.y; }

/// Which of the shells that come on is the nearest within reach.
std::optional<std::size_t> nearest(const WorldView& world, int tank, float reach) {
    const Vec2<float> here = world.tank(tank).middle();
    std::optional<std::size_t> nearest;
    float least = reach * reach;
    for (std::size_t k = 0; k < world.shells.size(); ++k) {
        const Shell& shell = world.shells[k];
        if (!shell.effects || shell.tank == tank) continue;
        const Vec2<float> way = here - columns_of(shell.flight.place());
        const Vec2<float> speed = columns_of(shell.flight.speed());
        if (square(way) > least || way.x * speed.x + way.y * speed.y <= 0) continue;
        least = square(way);
        nearest = k;
    }
    return nearest;
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    OngoingEffect guard;
    guard.effect = &effect;
    guard.context = context;
    guard.idle = true;
    world.start_effect(guard);
}

/// One shot at a time; a shell that is hit ends without doing anything.
bool update(EffectWorld& world, OngoingEffect& guard) {
    const Effect& effect = *guard.effect;
    const int tank = guard.context.tank;
    if (!world.tank(tank).alive) return false;
    if (guard.notes[kWaits] > 0) return --guard.notes[kWaits], true;
    const std::optional<std::size_t> target = nearest(world.view(), tank, effect.number(kReach));
    if (!target) return true;
    const Shell& shell = world.view().shells[*target];
    guard.notes[kWaits] = effect.ticks(kWait);
    const Vec2<float> at = columns_of(shell.flight.place());
    world.emit({.kind = Event::Kind::beamed,
                .tank = tank,
                .other = shell.tank,
                .radius = 1,
                .at = world.tank(tank).turret(),
                .to = at});
    if (world.random().below(100) >= effect.whole(kChance)) return true;
    world.shoot_down(*target);
    world.emit({.kind = Event::Kind::fizzled, .tank = shell.tank, .at = at});
    return true;
}

}  // namespace

extern const EffectKind k_intercept;
const EffectKind k_intercept = {"intercept", "shoots down enemies' shells that come near its tank",
                                kParameters, apply, update};

}  // namespace terramorph
