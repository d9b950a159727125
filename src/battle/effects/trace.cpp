#include "battle/battle.h"

namespace terramorph {

namespace {

/// The path stays on the screen: a shot to learn from.
void happen(Battle& battle, const Effect&, const Moment& moment) {
    if (moment.shell) moment.shell->traced = true;
    battle.say({.kind = Event::Kind::traced, .tank = moment.tank, .at = columns_of(moment.at)});
}

}  // namespace

extern const EffectKind k_trace;
const EffectKind k_trace = {"trace", "leaves its path on the screen", {}, happen};

}  // namespace terramorph
