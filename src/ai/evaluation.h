#pragma once

#include <vector>

#include "ai/shot_forecast.h"

namespace terramorph {

/// How much each tank's harm counts, by its number; below 0 for those that are to be spared.
using Weights = std::vector<float>;

/// 1 for every enemy; far below 0 for oneself, and farther for allies.
Weights even_weights(const BattleView& view);

/// The health that a tank would lose, at most what it has.
float expected_loss(const BattleView& view, const std::vector<Harm>& harms, const Hull& hull);

/// What a shot would be worth: the health that everybody would lose and a bonus for each that is destroyed,
/// as much as each of them counts.
float evaluate(const BattleView& view, const std::vector<Harm>& harms, const Weights& weights);

/// What firing a weapon once costs, in dollars; nothing where there is no end of it.
float price_of_shot(const Weapon& weapon);

}  // namespace terramorph
