#pragma once

#include "app/practice/drill_try.h"
#include "paint/canvas.h"

namespace terramorph {

/// What a lesson asks for and how far the try at it has come, in the corner of the battlefield, from `top`
/// on.
void draw_goal_card(Canvas& canvas, float top, Drill drill, const DrillTry& done);
Rect goal_card_place(const Canvas& canvas, float top, Drill drill);

}  // namespace terramorph
