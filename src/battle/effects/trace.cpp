#include "battle/effect_world.h"

namespace terramorph {

namespace {

/// The path stays on the screen: a shot to learn from. Hung on on_fire it marks the shell, hung on where the
/// path ends it says so.
void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    const bool fired_now = context.shell && context.shell->flight.age == 0;
    if (context.shell) context.shell->traced = true;
    if (!fired_now)
        world.emit({.kind = Event::Kind::traced, .tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_trace;
const EffectKind k_trace = {"trace", "leaves its path on the screen", {}, apply};

}  // namespace terramorph
