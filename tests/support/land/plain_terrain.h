#pragma once

#include "terrain/generator.h"

namespace terramorph {

// The generators once more, each as the plain loop of the text that it comes from: what the fast ones are
// tested against, bit for bit, and measured against.

/// Rows first .. first + count - 1 of the map of this terrain, whichever of the generators it is of.
HeightMap plain_rows(const MapSettings& terrain, int first, int count);

inline HeightMap plain_map(const MapSettings& terrain) { return plain_rows(terrain, 0, terrain.depth); }

// One for each generator, in plain/. Of a generator that must make more than was asked for, that is made too.
HeightMap plain_limited_random(const MapSettings& terrain, int first, int count);
HeightMap plain_circle_hill(const MapSettings& terrain, int first, int count);
HeightMap plain_hill(const MapSettings& terrain, int first, int count);
HeightMap plain_diamond_square(const MapSettings& terrain, int first, int count);
HeightMap plain_waves(const MapSettings& terrain, int first, int count);
HeightMap plain_plateaus(const MapSettings& terrain, int first, int count);

/// The height of plateaus at a column and row of infinite land, out of the cells up to `reach` away.
float plain_plateaus_height(const MapSettings& terrain, std::int64_t x, std::int64_t y, int reach);

}  // namespace terramorph
