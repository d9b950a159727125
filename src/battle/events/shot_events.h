#pragma once

#include <array>
#include <tuple>

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph::event {

// Events of shots. Each kind has a word to print it, and one for each field.

/// A tank fires a weapon.
struct Fired {
    TankId tank = {};
    WeaponId weapon = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"fired", "tank", "weapon", "at"};
    auto fields() const { return std::tie(tank, weapon, at); }
};

/// One more shell of a burst leaves the barrel.
struct Launched {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"launched", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A shell splits into several heads.
struct Split {
    TankId tank = {};
    int heads = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"split", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, heads, at); }
};

/// An explosion. Its text leaves out what else it is like.
struct Exploded {
    TankId tank = {};
    float radius = 0;
    Vec2<float> at = {};
    int height = 100;     ///< vertical reach in % of the radius
    bool digs = true;     ///< a crater
    bool hurts = true;    ///< whoever is near
    bool spares = false;  ///< the tank that it surrounds

    static constexpr std::array kWords = {"blast", "tank", "radius", "at"};
    auto fields() const { return std::tie(tank, radius, at); }
};

/// A beam shines from one place to another; the sky's lightning has no tank.
struct Beamed {
    TankId tank = {};
    TankId target = {};  ///< owner of the targeted shell; none: no shell
    float radius = 0;
    Vec2<float> from = {};
    Vec2<float> to = {};

    static constexpr std::array kWords = {"beamed", "tank", "other", "radius", "at", "to"};
    auto fields() const { return std::tie(tank, target, radius, from, to); }
};

/// A shell bounces off a wall or the ground.
struct Bounced {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"bounced", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A ball begins to roll.
struct StartedRolling {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"rolling", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A shell or a ball comes into the water.
struct Splashed {
    Vec2<float> at = {};

    static constexpr std::array kWords = {"splashed", "at"};
    auto fields() const { return std::tie(at); }
};

/// A shield turns a shell of another away.
struct Deflected {
    TankId tank = {};  ///< the shield's owner
    Vec2<float> at = {};

    static constexpr std::array kWords = {"deflected", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A shell left the level for good.
struct LeftLevel {
    TankId tank = {};
    int columns = 0;       ///< beyond the side
    bool too_far = false;  ///< the shot was too long; else too short
    Vec2<float> at = {};

    static constexpr std::array kWords = {"left", "tank", "amount", "far", "at"};
    auto fields() const { return std::tie(tank, columns, too_far, at); }
};

/// A shell ended without doing anything.
struct Fizzled {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"fizzled", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// The path of a tracer ended.
struct Traced {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"traced", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A shot met a limit (shells, generations, time) and was ended.
struct LimitMet {
    TankId tank = {};

    static constexpr std::array kWords = {"limit_met", "tank"};
    auto fields() const { return std::tie(tank); }
};

}  // namespace terramorph::event
