#pragma once

#include "ui/widgets/widgets.h"

namespace terramorph {

// What keys and the pointer do alike to a widget that sets something.

void set_widget(const Widget& widget, double value);
/// A slider, a number or a choice by some steps: see stepped().
void step_widget(const Widget& widget, int steps, bool fine);

}  // namespace terramorph
