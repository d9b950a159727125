#pragma once

#include <vector>

#include "ai/aiming/shot_forecast.h"

namespace terramorph {

/// How much each tank's damage counts, by its number; below 0 for tanks to be spared.
using Weights = std::vector<float>;

/// 1 for every enemy, far below 0 for the player itself, and even less for allies.
Weights even_weights(const BattleView& view);

/// The health that a tank would lose, at most what it has.
float expected_loss(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Hull& hull);

/// The value of a shot: the health that tanks would lose, by their weights, and a bonus for each that is
/// destroyed.
float evaluate(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Weights& weights);

/// What firing a weapon once costs, in dollars; 0 if it's unlimited.
float price_of_shot(const Weapon& weapon);

}  // namespace terramorph
