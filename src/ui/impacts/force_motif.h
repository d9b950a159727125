#pragma once

#include "paint/soft/brush.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// A moment of a blast of force.
struct ForceMoment {
    Point at;
    float radius = 0;  ///< pixels
    float part = 0;    ///< of its time: 0 to 1
    float unit = 1;    ///< pixels per pixel of a picture of 1600 x 900
};

/// What dances in its light.
void draw_motif(SoftBrush& brush, const BlastLook& look, const ForceMoment& now);

}  // namespace terramorph
