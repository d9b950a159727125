#pragma once

#include "base/random.h"
#include "battle/tank.h"
#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph::test {

/// Level ground, `high` columns high, under a sky of half the width.
Ground flat_ground(int width, int high);

/// Hills with craters, caves, islands and slivers in them: whatever carving, heaping and settling can leave.
Ground random_ground(Random& random, int width);

/// The hull of a tank that stands here.
Hull hull_at(TankId tank, Vec2<float> at, float angle = 0);

/// A span of one column, for carving and heaping exactly there.
Shape sliver(int x, Sixteenths bottom, Sixteenths top);

}  // namespace terramorph::test
