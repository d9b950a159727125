#pragma once

#include "base/parameter.h"

namespace terramorph {

// Converts between a parameter's values and positions on a slider, 0 to 1.

/// The power of the slider's curve: low values get more room where the default would stand far on the left.
int curve_of(const Parameter& parameter);

/// The value at a part of the slider's length, rounded to the slider's fine steps.
double value_at(const Parameter& parameter, double part);
double value_at(const Parameter& parameter, double part, int curve);

/// The part of the length at which a value stands, 0 to 1 for any value.
double part_of(const Parameter& parameter, double value);
double part_of(const Parameter& parameter, double value, int curve);

/// One step up or down: a round number of about a fiftieth of the range; a tenth of that when `fine`, or 1
/// where only whole numbers are allowed.
double stepped(const Parameter& parameter, double value, int steps, bool fine);

}  // namespace terramorph
