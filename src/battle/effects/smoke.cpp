#include "battle/effect_world.h"

namespace terramorph {

namespace {

/// Smoke hangs in the air where the shell flew, and its path stays on the screen.
void apply(EffectWorld& world, const Effect&, const EffectContext& context) {
    if (!context.shell) return;
    context.shell->smokes = true;
    context.shell->traced = true;
    world.emit({.kind = Event::Kind::traced, .tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_smoke;
const EffectKind k_smoke = {"smoke", "leaves smoke on its way, and its path on the screen", {}, apply};

}  // namespace terramorph
