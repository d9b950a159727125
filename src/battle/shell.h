#pragma once

#include <optional>

#include "battle/content/weapon.h"
#include "battle/flight/flight.h"

namespace terramorph {

/// What steers a shell or waits to steer a tank's next one.
struct Guidance {
    enum class Kind {
        none,
        heat,        ///< turns to the nearest enemy within its reach
        homing,      ///< turns to its target once it falls
        ballistic,   ///< leaves the barrel as fast as it takes to meet the target
        horizontal,  ///< flies level to the target's column, and drops there
        vertical,    ///< drops where it is above, or below, the target
        lazy,        ///< leaves the barrel at whatever angle meets the target
        weave,       ///< swings to and fro across its way
    };

    Kind kind = Kind::none;
    int reach = 0;                      ///< columns, within which heat is felt
    int strength = 0;                   ///< columns per second squared, how hard it steers
    std::optional<Vec2<Fixed>> target;  ///< none: the nearest enemy
};

/// Whether guidance of this kind flies to a target.
constexpr bool has_target(Guidance::Kind kind) {
    return kind != Guidance::Kind::none && kind != Guidance::Kind::heat && kind != Guidance::Kind::weave;
}

/// A shell in the air.
struct Shell {
    Flight flight;
    const Effects* effects = nullptr;  ///< what it does; belongs to the arsenal
    int tank = -1;                     ///< who fired it
    int generation = 0;                ///< 0 as fired, 1 its children ...
    const Effect* bouncing = nullptr;  ///< the bounce that it is on, if any ...
    int bounces_left = 0;              ///< ... and how many more come before it does what it does on impact
    int fuse = 0;                      ///< ticks before what is hung on `after` happens; 0: it has none
    Guidance guidance;
    bool contact = false;  ///< does at its first touch what it can do
    bool traced = false;   ///< its path stays on the screen
    bool smokes = false;
    bool past_apex = false;
};

/// Where, how fast and by whom something happens: what an effect is given.
struct EffectContext {
    Vec2<Fixed> at;
    Vec2<Fixed> speed;      ///< columns per tick
    int tank = -1;          ///< who fired
    int hit_tank = -1;      ///< who was hit, if anybody
    bool shielded = false;  ///< whether it was a shield that was hit, and not the hull
    int generation = 0;
    Shell* shell = nullptr;  ///< the shell that it happens to, if any

    /// A place so many columns back on the way here, clear of what was hit; above, where there was no way.
    Vec2<Fixed> back(int columns) const;
};

/// What an effect goes on to do from tick to tick: a drop of fire, the head of a tunnel, a quake.
struct OngoingEffect {
    const Effect* effect = nullptr;
    EffectContext context;  ///< where it is now; its shell is none
    int ticks = 0;          ///< since it began
    int waits = 0;          ///< ticks before it begins
    bool idle = false;      ///< a turn can begin while it goes on
    EffectState state{};    ///< what the effect remembers
};

/// A shell that an effect sends on from where it happens, with effects of its own; `speed` in columns per
/// tick.
Shell submunition(const Air& air, const EffectContext& context, const Effects& effects, Vec2<Fixed> speed);

}  // namespace terramorph
