#include "battle/effects/effect.h"

namespace terramorph::shake_down_effect {

namespace {

void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    world.shake_down();
    world.emit(event::Quaked{.tank = context.tank,
                             .radius = static_cast<float>(world.view().ground.width()),
                             .at = columns_of(context.at)});
}

}  // namespace

// Computers don't know who is below the earth that comes down.
const EffectKind kKind = {
    .name = "shake_down",
    .help = "lets all earth that hangs come down",
    .words = {.summary = N_("what hangs comes down"), .rank = 13},
    .icon = "quake",
    .parameters = {},
    .apply = apply,
    .forecast = cannot_foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::shake_down_effect
