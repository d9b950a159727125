#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 60, "of the ball of earth that is removed", true},
};

/// Removes earth and harms nobody.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int radius = effect.whole(0);
    const Vec2<int> at = cells_of(context.at);
    world.carve(disc(at.x, at.y, radius * kSub));
    world.emit({.kind = Event::Kind::dug,
                .tank = context.tank,
                .radius = static_cast<float>(radius),
                .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_carve;
const EffectKind k_carve = {"carve", "removes a ball of earth and harms nobody", kParameters, apply};

}  // namespace terramorph
