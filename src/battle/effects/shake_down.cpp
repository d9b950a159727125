#include "battle/battle.h"

namespace terramorph {

namespace {

void apply(Battle& battle, const Effect&, const EffectContext& context) {
    battle.shake_down();
    battle.say(event::Quaked{.tank = context.tank,
                             .radius = static_cast<float>(battle.ground().width()),
                             .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_shake_down;
const EffectKind k_shake_down = {"shake_down", "lets all earth that hangs come down", {}, apply};

}  // namespace terramorph
