#pragma once

#include <cstdint>

#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/sprites/body_transform.h"

namespace terramorph {

/// A tree as it's seen.
struct TreeLook {
    Thing::State state = Thing::State::whole;
    int high = Thing::kLeastHigh;  ///< columns
    std::uint32_t lot = 0;
    float burnt = 0;      ///< share of it: 0 green, 1 charred
    bool fallen = false;  ///< its crown is broken
};

TreeLook look_of(const Thing& thing);

/// Draws a tree; `place` has its origin at the tree's foot, and y goes up its trunk, in columns.
void draw_tree(Canvas& canvas, const BodyTransform& place, const TreeLook& look, const Palette& palette);

/// Where a felled tree's foot is, in columns, by its body, which is about its middle.
BodyState foot_of(const BodyState& middle, int high);

}  // namespace terramorph
