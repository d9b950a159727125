#pragma once

#include <string>

#include "base/parameter.h"
#include "paint/canvas.h"

namespace terramorph {

/// The help for a setting.
struct SettingHelp {
    std::string name, help;
    std::string below;   ///< the allowed range, or why the typed number is refused
    bool wrong = false;  ///< the number was refused
};

/// The help for a parameter, with the complaint about a typed number, if any.
SettingHelp help_of(const Parameter& parameter, const std::string& complaint);

constexpr float kHelpHigh = 84;  ///< units, of the panel for it

void draw_help(Canvas& canvas, Rect place, const SettingHelp& help);

}  // namespace terramorph
