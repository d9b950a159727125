#pragma once

#include <vector>

#include "ai/battle_view.h"
#include "battle/effects/forecast.h"

namespace terramorph {

/// What a shot would do, as its effects foresee it.
struct ShotForecast {
    std::vector<ExpectedDamage> damage;
    float opened_earth = 0;  ///< columns, before the barrel or where it lands
    int predictions = 0;     ///< how many flights were predicted ...
    int cost = 1;            ///< ... and what they take of a tick's budget
};

/// Simulates a shot: each effect of the weapon predicts its result (EffectKind::forecast). Chance is left
/// out.
ShotForecast forecast_shot(const BattleView& view, const Weapon& weapon, int angle, int power);

}  // namespace terramorph
