#pragma once

namespace terramorph {

/// How large and how strong an explosion is.
struct Blast {
    float radius = 40;     ///< columns
    float strength = 100;  ///< the damage at its middle
    int height = 100;      ///< %, of its radius, that it reaches up and down
    bool digs = true;      ///< a crater
    bool pierces = false;  ///< harms past shields
    int spared = -1;       ///< a tank that it neither harms nor throws
};

}  // namespace terramorph
