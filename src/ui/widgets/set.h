#pragma once

#include "ui/widgets/widgets.h"

namespace terramorph {

// Changes of a setting, used by keys and pointer.

void set_widget(const Widget& widget, double value);
/// Changes a slider, a number or a choice by some steps: see stepped().
void step_widget(const Widget& widget, int steps, bool fine);

// Fingers press a setting's tools at its right end, which is left to them, seen or not.

/// The place of a setting without that of its tools.
Rect place_of_control(const Widget& widget);
Rect place_of_tools(const Widget& widget);

}  // namespace terramorph
