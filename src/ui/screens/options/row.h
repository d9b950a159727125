#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/player/preferences.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A value on the page: with `names` a choice, or a switch if they're "off" and "on"; without, a slider.
struct Option {
    std::string_view id;
    std::string label, help;
    const Parameter* parameter = nullptr;
    std::vector<std::string> names = {};
    std::function<double()> value;
    std::function<void(double)> change;
};

/// `changed` is called after each change.
Option option_of(Session& session, Preference which, std::function<void()> changed);

/// What it is and what it's for at the left, its value at the right. Left and right change it, Del and
/// Backspace make it what it was at first.
Widget option_row(Option option);

/// A row that leads to another page.
Widget door_row(std::string_view id, std::string_view label, std::string_view help,
                std::function<void()> act);

/// How high a row is: as high as its words need.
float option_height(const Canvas& canvas);
/// So many times that, or what two lines of help take, where there are few rows.
float highest_option(const Canvas& canvas, float times);

/// The plate of a row with its two lines; returns the place at the right for the value, so many
/// pixels wide.
Rect draw_option_plate(Canvas& canvas, Rect place, std::string_view label, std::string_view help,
                       bool focused, float control_wide);

}  // namespace terramorph
