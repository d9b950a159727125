#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_scatter;
const EffectKind k_scatter = {"scatter", "moves all tanks", {}, happen};

}  // namespace terramorph
