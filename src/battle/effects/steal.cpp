#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 100, "how far it reaches", true},
    {"amount", "Amount", "points", 1, 100000, 500, "what each of the others loses to its owner", true},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    for (const Hull& hull : world.view().hulls) {
        const float distance = distance_to(hull, columns_of(context.at));
        const bool reached = hull.tank == context.hit_tank || distance < effect.number(0);
        if (!reached || hull.tank == context.tank) continue;
        world.emit({.kind = Event::Kind::stole,
                    .tank = hull.tank,
                    .other = context.tank,
                    .amount = effect.whole(1),
                    .at = world.tank(hull.tank).middle()});
    }
}

}  // namespace

extern const EffectKind k_steal;
const EffectKind k_steal = {"steal", "takes points from others", kParameters, apply};

}  // namespace terramorph
