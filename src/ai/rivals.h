#pragma once

#include "ai/aiming/evaluation.h"

namespace terramorph {

/// From 0 to 1 for a whole tank's health lost to this enemy.
float grudge(const BattleView& view, TankId enemy);
/// From 0 for an unhurt enemy to almost 1 for a nearly destroyed one.
float weakness(const BattleView& view, TankId enemy);
/// 1 for the leader, 0 for the last.
float lead(const BattleView& view, TankId enemy);
/// True if a player has earned more than each of its enemies by all that a round pays for outliving it and
/// destroying one of them: then the rule `entertain` makes a computer err more.
bool is_far_ahead(const Match& match, PlayerId player);
/// How much a computer with favourite victims is after an enemy, from 1 up: more if the enemy has hurt it,
/// leads, or is weak.
float rivalry(const BattleView& view, TankId enemy);

/// Weights for computers with favourite victims. The favourite counts as much as any enemy does to others,
/// so that the computer's own safety keeps its weight.
Weights rival_weights(const BattleView& view);

}  // namespace terramorph
