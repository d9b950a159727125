#pragma once

#include <optional>

#include "match/match.h"

namespace terramorph {

/// The shot of a round that fell nearest to an enemy.
struct ClosestMiss {
    PlayerId player;
    PlayerId mark;
    WeaponId weapon;
    int off = 0;   ///< columns between where it fell and its mark
    int wind = 0;  ///< as it was fired, in columns per second squared
    int turn = 0;  ///< of the match
};

/// None if somebody has hit in this round, or nothing fell within the level.
std::optional<ClosestMiss> closest_miss(const Match& match);

}  // namespace terramorph
