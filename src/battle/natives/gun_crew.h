#pragma once

#include "battle/aiming/aim_bias.h"
#include "battle/aiming/way.h"

namespace terramorph {

/// Who serves the natives' gun. One that was never bred makes no errors.
struct GunCrew {
    Marksmanship aim;
    Way way = Way::any;  ///< the kind of path that they try first
};

}  // namespace terramorph
