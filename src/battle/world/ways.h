#pragma once

#include <optional>

#include "terrain/ground/ground.h"

namespace terramorph {

// Where tracks can get, roughly: enough to say where a crate may come down. (What a tank reaches with its
// fuel is its driving range.)

constexpr int kStride = 10;  ///< columns: the step in which ways for tracks are looked for

/// The floor at column `x`, for tracks that come from a floor of this height one stride before; none if
/// that's too steep for them, or too near to the level's edge.
std::optional<Sixteenths> next_floor(const Ground& ground, int x, Sixteenths floor);

/// True if tracks can get from column `x` to a place `columns` to the right (negative: left), a multiple of
/// kStride.
bool can_drive(const Ground& ground, int x, int columns);

}  // namespace terramorph
