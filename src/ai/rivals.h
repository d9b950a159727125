#pragma once

#include "ai/aiming/evaluation.h"

namespace terramorph {

/// Weights for computers with favourite victims: those who hurt it, lead, or are weak. The favourite counts
/// as much as any enemy does to others, so that the computer's own safety keeps its weight.
Weights rival_weights(const BattleView& view);

}  // namespace terramorph
