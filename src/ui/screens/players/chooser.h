#pragma once

#include <functional>

#include "ui/widgets/widgets.h"

namespace terramorph {

/// A box with arrows at both sides: left and right keys, clicks on its halves, and the wheel call `step` with
/// -1 or 1.
Widget chooser(std::function<void(int)> step, std::function<void(Canvas&, Rect)> paint);

}  // namespace terramorph
