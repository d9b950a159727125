#include "battle/effect_world.h"

namespace terramorph {

namespace {

void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    world.shake_down();
    world.emit({.kind = Event::Kind::quaked,
                .tank = context.tank,
                .radius = static_cast<float>(world.view().ground.width()),
                .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_shake_down;
const EffectKind k_shake_down = {"shake_down", "lets all earth that hangs come down", {}, apply};

}  // namespace terramorph
