#pragma once

#include "ai/aiming/evaluation.h"

namespace terramorph {

/// How much harm to each player counts for one who has favourite victims: who hurt it, who leads, who is
/// weak. The favourite counts as much as any enemy does to others, so that its own safety keeps its weight.
Weights rival_weights(const BattleView& view);

}  // namespace terramorph
