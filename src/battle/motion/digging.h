#pragma once

#include <cstdint>
#include <vector>

#include "base/vec2.h"
#include "terrain/ground/loose_region.h"
#include "terrain/ground/shake.h"

namespace terramorph {

struct BattleState;

// What effects do to the earth.

/// Adds earth where there is none, but not inside hulls. Returns the cells added.
std::int64_t heap(BattleState& state, const Shape& shape);
/// Adds this many cells in the chords or as near as possible (see Ground::deposit).
std::int64_t deposit(BattleState& state, const Chords& chords, std::int64_t cells);
/// Deposits what has come down, but none of it on a tank, where earth can't stay: beside it, as a low mound.
std::int64_t lay_down(BattleState& state, const Chords& chords, std::int64_t cells);

/// Removes earth. Slopes above a surface that's lower now may slide. Returns the cells removed.
std::int64_t carve(BattleState& state, const Shape& shape);
/// The same with a crater; `height` is the vertical radius.
std::int64_t crater(BattleState& state, Vec2<Sixteenths> at, Sixteenths radius, Sixteenths height);
/// What's too weak for a shake now will break off.
void shake_earth(BattleState& state, const Shake& shake, Shaking how);

/// The hulls of all living tanks, where no earth is added.
std::vector<Shape> shapes_of_hulls(const BattleState& state);

}  // namespace terramorph
