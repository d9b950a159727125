#pragma once

#include "app/player/preferences.h"

namespace terramorph {

/// What a cap means on a display that shows `rate` frames a second; 0 if nobody knows.
struct FramePace {
    double seconds = 0;  ///< from one frame to the next at least; 0 as soon as it's drawn
    bool waits = true;   ///< for the display, so that no frame is torn
};
FramePace frame_pace(FrameCap cap, double rate);

}  // namespace terramorph
