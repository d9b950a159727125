#pragma once

#include "app/talk/talker.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// Finds a place above a tank for what it says, where it covers neither other words nor tanks; empty if the tank
/// isn't in the picture.
Rect place_remark(const Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                  LabelRoom& room);
/// Draws what a tank says at that place.
void draw_remark(Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                 Rect place);

}  // namespace terramorph
