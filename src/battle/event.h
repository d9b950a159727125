#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// What the rules say out loud: pictures, sounds, stories and scores are made from these and nothing else.
struct Event {
    enum class Kind {
        fired,     ///< tank fires `weapon` from `at`
        launched,  ///< one more shell of a burst leaves the barrel of `tank` at `at`
        split,     ///< a shell splits into `amount` heads at `at`
        blast,     ///< an explosion of `radius` at `at`
        dug,       ///< earth removed without a blast, `radius` at `at`
        heaped,    ///< earth added, `radius` at `at`
        bounced,   ///< a shell bounces off wall or ground at `at`
        rolling,   ///< something begins to roll at `at`
        left,  ///< a shell left the level for good: `amount` columns beyond the side; `far` says LONG, else
               ///< SHORT
        fizzled,          ///< a shell ended without doing anything, at `at`
        hurt,             ///< `tank` loses `amount` health, by `other` (-1: nobody)
        fell,             ///< `tank` hits the ground at `amount` columns a second
        died,             ///< `tank` is destroyed, by `other`
        used,             ///< `tank` uses the item `weapon`
        raised,           ///< `tank` raises a shield of strength `amount`
        shielded,         ///< the shield of `tank` takes `amount`, from `other`
        shield_fell,      ///< the shield of `tank` is used up
        deflected,        ///< a shield of `tank` turns a shell away at `at`
        healed,           ///< `tank` wins back `amount` health
        weakened,         ///< the weapons of `tank` do `amount` % from now on, by `other`
        teleported,       ///< `tank` is at `at` now, and was at `to` before
        stole,            ///< `other` takes `amount` dollars from `tank`
        found,            ///< `tank` finds `amount` of the weapon, or if `far` the item, `weapon` in a crate
        parachuted,       ///< the parachute of `tank` opens
        beamed,           ///< a beam of `radius` goes from `at` to `to`
        burning,          ///< something catches fire at `at`
        quaked,           ///< the earth shakes in a `radius` about `at`
        broke_off,        ///< a piece of earth of `amount` columns breaks off at `at`
        crashed,          ///< a piece comes down on something at `at`, at `amount` columns a second
        struck,           ///< the sky sends something at `at`
        storm_rose,       ///< sudden death has come nearer: `amount` is how near, from 1
        walls_changed,    ///< `amount` are the new Walls
        earth_fell,       ///< loose earth came to rest
        traced,           ///< a tracer's path ended at `at`
        wind_changed,     ///< `amount` is the new wind
        weather_changed,  ///< `amount` is the new Weather
        splashed,         ///< a shell or something that rolls comes into the water at `at`
        took_water,       ///< `tank` is under water; what it loses by that follows
        limit_met,        ///< a shot met a limit (shells, generations, time) and was ended
        new_level,        ///< a fresh level was drawn
        armory_opened,    ///< `tank` is to buy
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
    Vec2<float> to = {};  ///< columns, where there is a way
};

using Events = std::vector<Event>;

/// "blast", "shield_fell" ...
std::string_view event_name(Event::Kind kind);

/// "hurt tank 1 other 0 amount 20 at 310.50 207.00": what differs from an event that says nothing.
std::string event_text(const Event& event);

}  // namespace terramorph
