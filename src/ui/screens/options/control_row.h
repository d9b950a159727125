#pragma once

#include <functional>
#include <optional>

#include "app/player/controls.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

struct Session;

/// A control with its key and its button. Enter and a click `begin` to wait for another one, as `capturing`
/// then says; Del and Backspace bring back those that it had at first. What has two controls is red.
Widget control_row(Session& session, Control which, const std::optional<Control>& capturing,
                   std::function<void()> begin);

/// How to change them, beside the rows.
void draw_controls_help(Canvas& canvas, Rect place);

}  // namespace terramorph
