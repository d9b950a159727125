#pragma once

#include "battle/battle.h"
#include "ui/camera/stretch.h"

namespace terramorph {

/// A part of a level's width, in columns.
struct Extent {
    float middle = 0, wide = 0;

    float left() const { return middle - wide / 2; }
    float right() const { return middle + wide / 2; }
};

/// A picture much like this one whose sides cut no living tank in two: each is in it, with some air around
/// it, or out of it. What's to be kept stays in it. The same picture where there's none.
Extent uncut(Extent wanted, const Stretch& keep, const BattleState& battle);

}  // namespace terramorph
