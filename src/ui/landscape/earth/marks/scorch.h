#pragma once

#include "base/vec2.h"

namespace terramorph {

/// Where fire has blackened the earth: fully at the rim of a blast, less and less up to its reach.
/// What lies inside has fallen there since.
struct Scorch {
    Vec2<float> at;      ///< columns
    float radius = 0;    ///< of the blast, in columns
    float height = 1;    ///< its reach up and down, as a share of the radius
    float reach = 1.5f;  ///< radii from its middle to where the earth is as it was
    bool flat = false;  ///< fire has lain on the surface there: it's black as far as the radius to both sides

    float left() const { return at.x - reach * radius; }
    float right() const { return at.x + reach * radius; }
    static constexpr float kRim = 0.94f;  ///< a crater's edge is drawn a little inside it
};

}  // namespace terramorph
