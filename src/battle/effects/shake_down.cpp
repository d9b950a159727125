#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle& battle, const Effect&, const Moment& moment) {
    battle.shake_down();
    battle.say(event::Quaked{.tank = moment.tank,
                             .radius = static_cast<float>(battle.ground().width()),
                             .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_shake_down;
const EffectKind k_shake_down = {"shake_down", "lets all earth that hangs come down", {}, happen};

}  // namespace terramorph
