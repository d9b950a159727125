#pragma once

#include <vector>

#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

class Bodies;
struct BattleState;

/// How far columns rise in a tick of a slip, from x0 on, by the hand of a tank.
struct Rise {
    int x0;
    std::vector<Sixteenths> rises;
    TankId by;

    Range columns() const { return {x0, x0 + static_cast<int>(rises.size())}; }
    /// The mean of some columns, in columns.
    float mean(Range columns) const;
    /// Of a column, in columns.
    float at_column(float x) const;
};

/// Moves what stands, lies or is hidden in the columns of a slip with them.
void ride(BattleState& state, Bodies& bodies, const Rise& rise);
/// Fells what stands where the ground is too steep now.
void topple(BattleState& state, Bodies& bodies, Range columns, TankId by);

}  // namespace terramorph
