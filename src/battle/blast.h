#pragma once

#include <cstdint>

#include "battle/flight/collision_scene.h"

namespace terramorph {

/// How damage gets past shields.
enum class Piercing {
    none,
    all,   ///< the shield neither helps nor wears
    half,  ///< the shield wears by all that it can bear, and half of that comes through as well
};

/// The size and strength of an explosion.
struct Blast {
    float radius = 40;     ///< columns
    float strength = 100;  ///< damage in its core
    int height = 100;      ///< vertical reach in % of the radius
    bool digs = true;      ///< a crater
    Piercing pierces = Piercing::none;
    TankId spared = -1;  ///< a tank that isn't damaged or thrown
};

/// The same explosion this deep under water, in columns: smaller, if it's deep enough.
Blast in_water(Blast blast, float depth);

/// The damage at this distance (columns) from an explosion's middle: full in the core, the innermost quarter
/// of the radius, then falling evenly to 0 at the rim.
float damage_at(float radius, float strength, float distance);

/// The speed, in columns per second, at which an explosion throws what's this far from it (columns, less than
/// its radius). `away`: from its middle to that of what it throws. `height`: of the explosion, in % of its
/// radius; a flat one throws no harder than a round one as high as it is.
Vec2<float> throw_at(float radius, float distance, Vec2<float> away, int height = 100);

/// What later explosions of a shot do to a tank that it has hit before, in % of the first: several small
/// blasts shouldn't add up to a large one. `before`: how many it has taken.
int repeated_blast_percent(int before);

/// The hull, stretched around this height (1/65536 column) as much as a blast of this height is flattened.
Hull stretched(Hull hull, std::int64_t middle, int height);

}  // namespace terramorph
