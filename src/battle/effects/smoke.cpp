#include "battle/battle.h"

namespace terramorph {

namespace {

/// Smoke hangs in the air where the shell flew, and its path stays on the screen.
void happen(Battle& battle, const Effect&, const Moment& moment) {
    if (!moment.shell) return;
    moment.shell->smokes = true;
    moment.shell->traced = true;
    battle.say(event::Traced{.tank = moment.tank, .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_smoke;
const EffectKind k_smoke = {"smoke", "leaves smoke on its way, and its path on the screen", {}, happen};

}  // namespace terramorph
