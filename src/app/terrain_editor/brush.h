#pragma once

#include "base/result.h"
#include "terrain/generator.h"

namespace terramorph {

/// The place of a stroke of this size nearest to a spot: strokes lie on a grid so coarse that going over land
/// again adds to those that are there.
StrokePlace stroke_at(Spot spot, int size);

/// Raises or lowers a map by a touch of a brush, bigger ones by more. Returns how far that place has been
/// raised by all touches of this size (columns; below 0 if lowered), or why nothing was changed.
Result<int> touch_with_brush(MapSettings& terrain, Spot spot, int size, bool raise);

}  // namespace terramorph
