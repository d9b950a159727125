#pragma once

#include "base/ticks.h"
#include "battle/bodies/earth_chunk.h"
#include "battle/content/weapon.h"
#include "battle/tank.h"
#include "battle/things/thing.h"

namespace terramorph {

constexpr float kCrateSize = 7;  ///< half its width and height in columns

/// A body that isn't a tank, which rolls, tumbles or drifts until something happens to it.
struct Debris {
    enum class Kind {
        roller,   ///< a ball with effects: on_tank, on_rest, after
        boulder,  ///< a ball that crushes
        wreck,    ///< the hull of a destroyed tank ...
        turret,   ///< ... and its turret
        crate,    ///< comes down with a gift
        earth,    ///< a piece of ground that broke off
        thing,    ///< a felled tree or a boulder, until it lies
    };

    Kind kind = Kind::roller;
    int number = 0;  ///< among the bodies
    const Effects* effects = nullptr;
    TankId tank = -1;  ///< the tank that caused it
    int generation = 0;
    Ticks fuse = 0;  ///< left of a roller; of earth, left of its way along what it touches
    Ticks age = 0;
    Ticks slow_ticks = 0;  ///< for which it has hardly moved
    float radius = 4;      ///< of a ball; of a box half its height ...
    float half_width = 0;  ///< ... and half its width
    float bounce = 0.2f;   ///< the part of its speed that a ball keeps when it bounces
    float parachute = 0;   ///< sinking speed of a crate in columns per second; 0: landed
    BodyState body;
    EarthChunk earth;   ///< of a piece of earth
    Thing thing;        ///< what it was, and what it will be
    bool over = false;  ///< finished, to be removed

    /// True of a boulder of the land, which the next turn finds at rest.
    bool is_boulder() const { return kind == Kind::thing && thing.is_boulder(); }
    bool is_ball() const { return kind == Kind::roller || kind == Kind::boulder || is_boulder(); }
};

}  // namespace terramorph
