#pragma once

#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// What the rules say out loud: pictures, sounds, stories and scores are made from these and nothing else.
struct Event {
    enum class Kind {
        fired,    ///< tank fires `weapon` from `at`
        split,    ///< a shell splits into `amount` heads at `at`
        blast,    ///< an explosion of `radius` at `at`
        dug,      ///< earth removed without a blast, `radius` at `at`
        heaped,   ///< earth added, `radius` at `at`
        bounced,  ///< a shell bounces off wall or ground at `at`
        rolling,  ///< something begins to roll at `at`
        left,  ///< a shell left the level for good: `amount` columns beyond the side; `far` says LONG, else
               ///< SHORT
        fizzled,          ///< a shell ended without doing anything, at `at`
        hurt,             ///< `tank` loses `amount` health, by `other` (-1: nobody)
        fell,             ///< `tank` hits the ground at `amount` columns a second
        died,             ///< `tank` is destroyed, by `other`
        earth_fell,       ///< loose earth came to rest
        traced,           ///< a tracer's path ended at `at`
        wind_changed,     ///< `amount` is the new wind
        weather_changed,  ///< `amount` is the new Weather
        splashed,         ///< a shell or something that rolls comes into the water at `at`
        took_water,       ///< `tank` is under water; what it loses by that follows
        limit_met,        ///< a shot met a limit (shells, generations, time) and was ended
        new_level,        ///< a fresh level was drawn
        turn_began,       ///< `tank` is to play
        round_ended,      ///< `tank` (-1: nobody) is left
        match_ended,
    };

    Kind kind;
    int tank = -1;
    int other = -1;
    int weapon = -1;
    int amount = 0;
    bool far = false;
    float radius = 0;     ///< columns
    Vec2<float> at = {};  ///< columns
};

using Events = std::vector<Event>;

}  // namespace terramorph
