#pragma once

#include "battle/tank.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// How a tank stands whose one end hangs over an edge: that end is seen to sink a little.
struct Footing {
    float lean = 0;   ///< radians, counterclockwise
    float pivot = 0;  ///< the end that stays, in columns from the tank's middle
};

/// For a tank at rest; one that stands firmly doesn't lean. `longer`: how much longer than its hull it's
/// drawn.
Footing footing_of(const Ground& ground, const BodyState& body, float longer = 1);
BodyState settled(BodyState body, const Footing& footing);

/// Crumbs of earth under and beside the tracks where the ground is fresh. `body`: as it's seen.
void draw_rubble(Canvas& canvas, const View& view, const Ground& ground, const BodyState& body, Color earth);

}  // namespace terramorph
