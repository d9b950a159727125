#include "battle/effects/effect.h"

namespace terramorph::trace_effect {

namespace {

/// The path stays on the screen, to learn from. As an on_fire effect it marks the shell; as an effect of a
/// later trigger it tells where the path ends.
void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    const bool fired_now = context.shell && context.shell->flight.age == 0;
    if (context.shell) context.shell->traced = true;
    if (!fired_now) world.emit(event::Traced{.tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

const EffectKind kKind = {
    .name = "trace",
    .help = "leaves its path on the screen",
    .words = {.summary = N_("shows its path"), .rank = 36},
    .icon = "tracer",
    .parameters = {},
    .apply = apply,
    .purpose = Purpose::traces,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::trace_effect
