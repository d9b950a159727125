#pragma once

#include <optional>

#include "terrain/cross_section.h"
#include "ui/canvas.h"
#include "ui/input.h"

namespace terramorph {

/// Where a press on the map from above puts the cut: the pointer where it is; up and down by a hundredth,
/// with shift by a row; Page Up and Page Down by a tenth; Home and End to the first and the last row. None
/// when it does not move it.
std::optional<double> cut_after(const Press& press, Rect map, const Cut& cut, int depth);

/// The line of the cut over the map, which is drawn there already, with a handle at each end and its position
/// written on it.
void draw_cut(Canvas& canvas, Rect map, const Cut& cut, int width, int depth);

}  // namespace terramorph
