#pragma once

#include "app/talk/talker.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws what a tank says above it, within the room, if the tank is in the picture.
void draw_remark(Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                 Rect room);

}  // namespace terramorph
