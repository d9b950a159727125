#pragma once

#include <string>
#include <string_view>

#include "app/practice/drill_try.h"
#include "paint/canvas.h"

namespace terramorph {

/// How a lesson is done, with the keys or buttons of the device used last, or for fingers.
std::string drill_hint(Drill drill, const Session& session);

/// What a lesson asks for and how far the try at it has come, in the corner of the battlefield, from `top`
/// on.
void draw_goal_card(Canvas& canvas, float top, Drill drill, const DrillTry& done, std::string_view hint);
Rect goal_card_place(const Canvas& canvas, float top, Drill drill, std::string_view hint);

}  // namespace terramorph
