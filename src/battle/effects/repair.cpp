#include <algorithm>

#include "battle/effect_world.h"
#include "battle/rules.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    Tank& tank = world.tank(context.tank);
    const int won = std::min(effect.whole(0), world.view().rules.health - tank.health);
    if (!tank.alive || tank.health == 0 || won <= 0) return;
    tank.health += won;
    world.emit({.kind = Event::Kind::healed, .tank = context.tank, .amount = won, .at = tank.middle()});
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, int tank) {
    const bool whole = world.view().tank(tank).health >= world.view().rules.health;
    return whole ? Refusal(error("the tank is in full health")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_repair;
const EffectKind k_repair = {.name = "repair",
                             .help = "gives health back",
                             .parameters = kParameters,
                             .apply = apply,
                             .validate = validate};

}  // namespace terramorph
