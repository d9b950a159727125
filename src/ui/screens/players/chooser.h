#pragma once

#include <functional>

#include "ui/widgets/widgets.h"

namespace terramorph {

/// A box with an arrow at either side: the keys left and right, a click on the left or right half, and the
/// wheel step through what it shows by -1 or 1.
Widget chooser(std::function<void(int)> step, std::function<void(Canvas&, Rect)> paint);

}  // namespace terramorph
