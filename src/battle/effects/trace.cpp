#include "battle/effects/effect.h"

namespace terramorph::trace_effect {

namespace {

/// The path stays on the screen: a shot to learn from. Hung on on_fire it marks the shell, hung on where the
/// path ends it says so.
void apply(Battle& battle, const Effect&, const EffectContext& context) {
    const bool fired_now = context.shell && context.shell->flight.age == 0;
    if (context.shell) context.shell->traced = true;
    if (!fired_now)
        battle.say({.kind = Event::Kind::traced, .tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

const EffectKind kKind = {
    .name = "trace",
    .help = "leaves its path on the screen",
    .words = {.summary = N_("shows its path"), .rank = 36},
    .icon = "tracer",
    .parameters = {},
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::trace_effect
