#include "battle/effect_world.h"

namespace terramorph {

namespace {

void happen(EffectWorld& world, const Effect&, const Moment& moment) {
    world.shake_down();
    world.emit({.kind = Event::Kind::quaked,
                .tank = moment.tank,
                .radius = static_cast<float>(world.view().ground.width()),
                .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_shake_down;
const EffectKind k_shake_down = {"shake_down", "lets all earth that hangs come down", {}, apply};

}  // namespace terramorph
