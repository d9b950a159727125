#include "battle/effects/effect.h"

namespace terramorph::smoke_effect {

namespace {

/// The shell leaves smoke in the air, and its path stays on the screen.
void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    if (!context.shell) return;
    context.shell->smokes = true;
    context.shell->traced = true;
    world.emit(event::Traced{.tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

const EffectKind kKind = {
    .name = "smoke",
    .help = "leaves smoke on its way, and its path on the screen",
    .words = {.summary = N_("leaves smoke"), .rank = 35},
    .icon = "tracer",
    .parameters = {},
    .apply = apply,
    .purpose = Purpose::traces,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::smoke_effect
