#pragma once

namespace terramorph {

/// The size and strength of an explosion.
struct Blast {
    float radius = 40;     ///< columns
    float strength = 100;  ///< damage at its middle
    int height = 100;      ///< vertical reach in % of the radius
    bool digs = true;      ///< a crater
    bool pierces = false;  ///< ignores shields
    int spared = -1;       ///< a tank that isn't damaged or thrown
};

}  // namespace terramorph
