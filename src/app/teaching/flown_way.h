#pragma once

#include <vector>

#include "ai/battle_view.h"

namespace terramorph {

/// A shot's way, and what met it.
struct FlownWay {
    std::vector<Vec2<float>> places;  ///< columns
    bool by_shield = false;           ///< thrown back or bent
    bool by_wall = false;
    Flight last = {};  ///< as it was at the end
};

/// The way of a plain shell, tick by tick.
FlownWay way_of(const BattleView& view, int angle, int power);

}  // namespace terramorph
