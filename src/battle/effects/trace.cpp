#include "battle/battle.h"

namespace terramorph {

namespace {

/// The path stays on the screen: a shot to learn from. Hung on on_fire it marks the shell, hung on where the
/// path ends it says so.
void happen(Battle& battle, const Effect&, const Moment& moment) {
    const bool fired_now = moment.shell && moment.shell->flight.age == 0;
    if (moment.shell) moment.shell->traced = true;
    if (!fired_now) battle.say(event::Traced{.tank = moment.tank, .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_trace;
const EffectKind k_trace = {"trace", "leaves its path on the screen", {}, happen};

}  // namespace terramorph
