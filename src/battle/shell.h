#pragma once

#include <optional>

#include "base/ticks.h"
#include "battle/content/weapon.h"
#include "battle/flight/flight.h"

namespace terramorph {

/// The guidance of a shell, or of a tank's next one.
struct Guidance {
    enum class Kind {
        none,
        heat,        ///< turns to the nearest enemy within its reach
        homing,      ///< turns to its target once it falls
        ballistic,   ///< leaves the barrel at the speed that meets the target
        horizontal,  ///< flies level to the target's column, and drops there
        vertical,    ///< drops when it's above, or below, the target
        lazy,        ///< leaves the barrel at the angle that meets the target
        weave,       ///< swings to and fro across its path
    };

    Kind kind = Kind::none;
    int reach = 0;                      ///< columns within which heat is felt
    int strength = 0;                   ///< steering acceleration in columns per second squared
    std::optional<Vec2<Fixed>> target;  ///< none: the nearest enemy
};

/// True if guidance of this kind flies to a target.
constexpr bool has_target(Guidance::Kind kind) {
    return kind != Guidance::Kind::none && kind != Guidance::Kind::heat && kind != Guidance::Kind::weave;
}

/// A shell in the air.
struct Shell {
    Flight flight;
    const Effects* effects = nullptr;  ///< its effects; owned by the arsenal
    TankId tank = -1;                  ///< who fired it
    int generation = 0;                ///< 0 as fired, 1 for submunitions ...
    const Effect* bouncing = nullptr;  ///< its bounce effect, if any ...
    int bounces_left = 0;              ///< ... and the bounces left before its on_impact effects
    Ticks fuse = 0;                    ///< until its `after` effects; 0: none
    Guidance guidance;
    bool contact = false;  ///< acts at its first touch
    bool traced = false;   ///< its path stays on the screen
    bool smokes = false;
    bool past_apex = false;
};

/// The context of an effect: place, speed and cause.
struct EffectContext {
    Vec2<Fixed> at;
    Vec2<Fixed> speed;      ///< columns per tick
    TankId tank = -1;       ///< who fired
    TankId hit_tank = -1;   ///< who was hit, if anybody
    bool shielded = false;  ///< true if a shield was hit, not the hull
    int generation = 0;
    Shell* shell = nullptr;  ///< the shell concerned, if any

    /// A place some columns back along the path, clear of the hit; above, if there was no path.
    Vec2<Fixed> back(int columns) const;
};

/// An effect that goes on from tick to tick: a drop of fire, the head of a tunnel, a quake.
struct OngoingEffect {
    const Effect* effect = nullptr;
    EffectContext context;  ///< its current place; without a shell
    Ticks ticks = 0;        ///< since it began
    Ticks waits = 0;        ///< before it begins
    bool idle = false;      ///< a turn may begin while it goes on
    EffectState state{};    ///< what the effect remembers
};

/// A shell launched by an effect at its place, with effects of its own; `speed` in columns per tick.
Shell submunition(const Air& air, const EffectContext& context, const Effects& effects, Vec2<Fixed> speed);

}  // namespace terramorph
