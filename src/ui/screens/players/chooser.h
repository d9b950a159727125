#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ui/widgets/widgets.h"

namespace terramorph {

/// A box with arrows at both sides: left and right keys, clicks on its halves, and the wheel call `step` with
/// -1 or 1. With `arrows`, these are only seen while it says so, or while it has the focus: where there are
/// many.
Widget chooser(std::function<void(int)> step, std::function<void(Canvas&, Rect)> paint,
               std::function<bool()> arrows = {});
/// One that shows what's chosen in words.
Widget word_chooser(std::string_view id, std::function<void(int)> step,
                    const std::function<std::string()>& words);

}  // namespace terramorph
