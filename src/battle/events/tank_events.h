#pragma once

#include <array>
#include <tuple>
#include <variant>

#include "base/vec2.h"
#include "battle/content/ids.h"
#include "battle/events/hurt_cause.h"

namespace terramorph::event {

// Events of tanks.

/// The content of a crate.
using Gift = std::variant<WeaponId, ItemId>;

/// A tank loses health. Its text leaves the cause out.
struct Hurt {
    TankId tank = {};
    TankId by = {};  ///< none: nobody
    int health = 0;  ///< lost
    Vec2<float> at = {};
    HurtCause cause = HurtCause::other;

    static constexpr std::array kWords = {"hurt", "tank", "other", "amount", "at"};
    auto fields() const { return std::tie(tank, by, health, at); }
};

/// A tank regains health.
struct Healed {
    TankId tank = {};
    int health = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"healed", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, health, at); }
};

/// A tank is destroyed.
struct Died {
    TankId tank = {};
    TankId by = {};  ///< none: nobody
    Vec2<float> at = {};

    static constexpr std::array kWords = {"died", "tank", "other", "at"};
    auto fields() const { return std::tie(tank, by, at); }
};

/// A tank hits the ground.
struct Fell {
    TankId tank = {};
    int speed = 0;  ///< columns per second
    Vec2<float> at = {};

    static constexpr std::array kWords = {"fell", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, speed, at); }
};

/// A falling tank opens its parachute.
struct ParachuteOpened {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"parachuted", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tank's anchor keeps its land where it is, as land slips.
struct Anchored {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"anchored", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tank is teleported.
struct Teleported {
    TankId tank = {};
    Vec2<float> at = {};    ///< its new place
    Vec2<float> from = {};  ///< its old place

    static constexpr std::array kWords = {"teleported", "tank", "at", "to"};
    auto fields() const { return std::tie(tank, at, from); }
};

/// A tank uses an item.
struct UsedItem {
    TankId tank = {};
    ItemId item = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"used", "tank", "weapon", "at"};
    auto fields() const { return std::tie(tank, item, at); }
};

/// A tank raises a shield.
struct ShieldRaised {
    TankId tank = {};
    int strength = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"raised", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, strength, at); }
};

/// A shield absorbs damage.
struct ShieldHit {
    TankId tank = {};
    TankId by = {};    ///< none: nobody
    int absorbed = 0;  ///< of its strength
    Vec2<float> at = {};

    static constexpr std::array kWords = {"shielded", "tank", "other", "amount", "at"};
    auto fields() const { return std::tie(tank, by, absorbed, at); }
};

/// A shield is used up.
struct ShieldFell {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"shield_fell", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tank's weapons do less damage from now on.
struct Weakened {
    TankId tank = {};
    TankId by = {};   ///< none: nobody
    int percent = 0;  ///< of their full damage
    Vec2<float> at = {};

    static constexpr std::array kWords = {"weakened", "tank", "other", "amount", "at"};
    auto fields() const { return std::tie(tank, by, percent, at); }
};

/// A tank takes money from another.
struct Stole {
    TankId victim = {};
    TankId thief = {};
    int dollars = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"stole", "tank", "other", "amount", "at"};
    auto fields() const { return std::tie(victim, thief, dollars, at); }
};

/// A tank finds something in a crate.
struct Found {
    TankId tank = {};
    Gift gift = {};
    int count = 0;  ///< 0: the tank can't carry more
    Vec2<float> at = {};

    bool is_item() const { return std::holds_alternative<ItemId>(gift); }
    int number() const {
        return std::visit([](auto id) { return id.value(); }, gift);
    }

    static constexpr std::array kWords = {"found", "tank", "weapon", "amount", "far", "at"};
    auto fields() const { return std::tuple(tank, WeaponId::at(number()), count, is_item(), at); }
};

/// A tank digs a lump of ore free, or touches it.
struct FoundOre {
    TankId tank = {};
    int dollars = 0;  ///< 0 where money buys nothing
    Vec2<float> at = {};

    static constexpr std::array kWords = {"found_ore", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, dollars, at); }
};

/// A tank drives into a cart. What a stranger has follows.
struct Robbed {
    TankId tank = {};
    int dollars = 0;  ///< 0 of a stranger, and where money buys nothing
    Vec2<float> at = {};

    static constexpr std::array kWords = {"robbed", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, dollars, at); }
};

/// A tank whose turn begins stands on a plateau, with no enemy on it.
struct HeldGround {
    TankId tank = {};
    int dollars = 0;  ///< 0 where money buys nothing
    Vec2<float> at = {};

    static constexpr std::array kWords = {"held_ground", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, dollars, at); }
};

/// A tank touches a wreck on the bed of a lake, or has drained the lake; what it finds there follows.
struct Salvaged {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"salvaged", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tank is under water; its damage follows.
struct TookWater {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"took_water", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

}  // namespace terramorph::event
