#pragma once

#include <string>

#include "base/parameter.h"
#include "paint/canvas.h"

namespace terramorph {

/// What is told of a setting that somebody looks at.
struct SettingHelp {
    std::string name, help;
    std::string below;   ///< what it may be, or why it may not be what was typed
    bool wrong = false;  ///< the latter
};

/// Of a parameter, with the complaint about the number that was typed for it, if there is one.
SettingHelp help_of(const Parameter& parameter, const std::string& complaint);

constexpr float kHelpHigh = 84;  ///< units, of the panel for it

void draw_help(Canvas& canvas, Rect place, const SettingHelp& help);

}  // namespace terramorph
