#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 70, "of the ball of earth that is added", true},
};

/// Adds earth around whatever stands there, never inside a hull.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int radius = effect.whole(0);
    const Vec2<int> at = cells_of(context.at);
    world.heap(disc(at.x, at.y, radius * kSub));
    world.emit({.kind = Event::Kind::heaped,
                .tank = context.tank,
                .radius = static_cast<float>(radius),
                .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_heap;
const EffectKind k_heap = {"heap", "adds a ball of earth", kParameters, apply};

}  // namespace terramorph
