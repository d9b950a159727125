#pragma once

#include "ui/widgets/widgets.h"

namespace terramorph {

// Changes of a setting, used by keys and pointer.

void set_widget(const Widget& widget, double value);
/// Changes a slider, a number or a choice by some steps: see stepped().
void step_widget(const Widget& widget, int steps, bool fine);

}  // namespace terramorph
