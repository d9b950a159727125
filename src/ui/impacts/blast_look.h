#pragma once

#include <cstdint>
#include <optional>

#include "base/color.h"
#include "base/vec2.h"
#include "ui/impacts/heat.h"
#include "ui/impacts/weapon_looks.h"

namespace terramorph {

/// What a blast looks like.
enum class BlastKind {
    fire,
    blade,   ///< a flat one: air that cuts
    plasma,  ///< light around a tank that isn't hurt
    force,   ///< one that neither digs nor hurts
    earth,   ///< earth that bursts, without fire
    melt,    ///< what a beam burns into the ground
};

/// A blast as it's seen. Lengths are in columns.
struct BlastLook {
    BlastKind kind = BlastKind::fire;
    Vec2<float> at;
    float radius = 0;
    float height = 1;     ///< its reach up and down, as a share of the radius
    float floor = 0.9f;   ///< how far below its middle the crater's floor is, in radii
    float wind = 0;       ///< columns per second squared, to the right
    float slow = 1;       ///< how much longer it takes than usual for its radius
    bool flashes = true;  ///< it may begin with white light
    Color tint = {};      ///< of light that isn't fire
    ForceMotif motif = ForceMotif::sparks;
    std::optional<SmokeColors> air = {};  ///< the sky's light on its smoke
    std::uint32_t chance = 0;             ///< its random numbers
};

/// How far smoke has drifted this many seconds after a blast, in columns.
constexpr float drift(float wind, float seconds) {
    constexpr float kSpeed = 3.2f;  // columns per second for each unit of wind
    return kSpeed * wind * seconds * seconds / (seconds + 0.35f);
}

}  // namespace terramorph
