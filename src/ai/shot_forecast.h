#pragma once

#include <vector>

#include "ai/battle_view.h"

namespace terramorph {

/// Harm about a place.
struct Harm {
    Vec2<float> at;      ///< columns
    float radius = 0;    ///< columns
    float strength = 0;  ///< health, at its middle
    int height = 100;    ///< %: less than 100 is flat
    int hit = -1;        ///< the tank that is hit itself
    int spared = -1;
    bool shielded = false;  ///< it was its shield that was hit
    bool pierces = false;   ///< shields do not help
    bool even = false;      ///< as strong everywhere as at its middle
};

/// What a weapon would do, read from its tree of effects.
struct ShotForecast {
    std::vector<Harm> harms;
    float digs = 0;       ///< columns, by which it opens the earth before the barrel or where it lands
    int predictions = 0;  ///< of flights, that it took ...
    int cost = 1;         ///< ... and what they take of a tick's budget
};

/// Fires a weapon in mind: flights are predicted, heads fan out, what rolls rolls down; chance is left out.
ShotForecast forecast_shot(const BattleView& view, const Weapon& weapon, int angle, int power);

}  // namespace terramorph
