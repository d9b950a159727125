#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "base/vec2.h"
#include "battle/content/ids.h"
#include "battle/content/rules.h"
#include "battle/flight/collision_scene.h"

namespace terramorph::event {

// Events of the level: its earth, walls and sky.

/// Earth is removed without an explosion.
struct Dug {
    TankId tank = {};
    float radius = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"dug", "tank", "radius", "at"};
    auto fields() const { return std::tie(tank, radius, at); }
};

/// Earth is added.
struct Heaped {
    TankId tank = {};
    float radius = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"heaped", "tank", "radius", "at"};
    auto fields() const { return std::tie(tank, radius, at); }
};

/// A piece of earth breaks off.
struct BrokeOff {
    int area = 0;  ///< square columns
    Vec2<float> at = {};

    static constexpr std::array kWords = {"broke_off", "amount", "at"};
    auto fields() const { return std::tie(area, at); }
};

/// Earth cracks: soon it breaks off or slides, from one column up to another.
struct Cracked {
    TankId tank = {};  ///< to blame
    int from = 0;
    int to = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"cracked", "tank", "from", "to", "at"};
    auto fields() const { return std::tie(tank, from, to, at); }
};

/// Loose earth came to rest: all of it, or one piece at its place.
struct EarthFell {
    Vec2<float> at = {};

    static constexpr std::array kWords = {"earth_fell", "at"};
    auto fields() const { return std::tie(at); }
};

/// A piece comes down on a tank.
struct Crashed {
    int speed = 0;  ///< columns per second
    Vec2<float> at = {};

    static constexpr std::array kWords = {"crashed", "amount", "at"};
    auto fields() const { return std::tie(speed, at); }
};

/// Something catches fire.
struct CaughtFire {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"burning", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// The firedamp in a room of a mine explodes; a blast and fire follow.
struct FiredampExploded {
    TankId tank = {};  ///< who lit it; none: nobody
    Vec2<float> at = {};

    static constexpr std::array kWords = {"firedamp", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tree or a log catches fire.
struct Kindled {
    TankId tank = {};  ///< to blame
    Vec2<float> at = {};

    static constexpr std::array kWords = {"kindled", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tree falls.
struct Felled {
    TankId tank = {};  ///< to blame
    int size = 0;      ///< columns
    Vec2<float> at = {};

    static constexpr std::array kWords = {"felled", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, size, at); }
};

/// A sign falls over.
struct SignFell {
    TankId tank = {};  ///< to blame
    Vec2<float> at = {};

    static constexpr std::array kWords = {"sign_fell", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A hut comes down, or has burnt down.
struct HutFell {
    TankId tank = {};  ///< to blame
    int size = 0;      ///< columns across
    Vec2<float> at = {};

    static constexpr std::array kWords = {"hut_fell", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, size, at); }
};

/// Carts of a convoy come to stand on a road for a turn, or a stranger does.
struct ConvoyCame {
    int carts = 0;
    bool stranger = false;
    Vec2<float> at = {};  ///< of the first

    static constexpr std::array kWords = {"convoy_came", "amount", "far", "at"};
    auto fields() const { return std::tie(carts, stranger, at); }
};

/// A cart or a stranger goes on, and out of the level.
struct CartLeft {
    bool stranger = false;
    std::uint32_t lot = 0;  ///< its random bits, for its looks and the way it goes. Its text leaves them out
    Vec2<float> at = {};

    static constexpr std::array kWords = {"cart_left", "far", "at"};
    auto fields() const { return std::tie(stranger, at); }
};

/// A cart or a stranger is destroyed.
struct CartWrecked {
    TankId tank = {};  ///< to blame
    Vec2<float> at = {};

    static constexpr std::array kWords = {"cart_wrecked", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// A tank has done the natives a wrong: they'll answer it after its next turn.
struct NativesProvoked {
    TankId tank = {};
    Vec2<float> at = {};  ///< of their gun

    static constexpr std::array kWords = {"natives_provoked", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// Natives aim their gun at a tank.
struct NativesAimed {
    TankId target = {};
    Vec2<float> at = {};  ///< of the gun

    static constexpr std::array kWords = {"natives_aimed", "tank", "at"};
    auto fields() const { return std::tie(target, at); }
};

/// Natives fire at a tank.
struct NativesFired {
    TankId target = {};
    WeaponId weapon = {};
    Vec2<float> at = {};  ///< of the muzzle

    static constexpr std::array kWords = {"natives_fired", "tank", "weapon", "at"};
    auto fields() const { return std::tie(target, weapon, at); }
};

/// The natives' gun is destroyed.
struct GunWrecked {
    TankId tank = {};  ///< to blame
    Vec2<float> at = {};

    static constexpr std::array kWords = {"gun_wrecked", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// Natives agree to sell for less to a tank that has stopped near them.
struct TradeAgreed {
    TankId tank = {};
    Vec2<float> at = {};  ///< of their gun

    static constexpr std::array kWords = {"trade_agreed", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// Masonry is blown or dug away, or breaks off.
struct StoneBroke {
    TankId tank = {};  ///< to blame
    int area = 0;      ///< square columns
    Vec2<float> at = {};

    static constexpr std::array kWords = {"stone_broke", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, area, at); }
};

/// A castle's tower comes down, at the place where its top was.
struct TowerFell {
    TankId tank = {};  ///< to blame
    int size = 0;      ///< columns high
    bool keep = false;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"tower_fell", "tank", "amount", "keep", "at"};
    auto fields() const { return std::tie(tank, size, keep, at); }
};

/// A boulder begins to roll.
struct CameLoose {
    TankId tank = {};  ///< to blame
    int size = 0;      ///< columns across
    Vec2<float> at = {};

    static constexpr std::array kWords = {"came_loose", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, size, at); }
};

/// A boulder breaks.
struct Shattered {
    TankId tank = {};  ///< to blame
    int size = 0;      ///< columns across
    Vec2<float> at = {};

    static constexpr std::array kWords = {"shattered", "tank", "amount", "at"};
    auto fields() const { return std::tie(tank, size, at); }
};

/// The earth shakes.
struct Quaked {
    TankId tank = {};
    float radius = 0;
    Vec2<float> at = {};

    static constexpr std::array kWords = {"quaked", "tank", "radius", "at"};
    auto fields() const { return std::tie(tank, radius, at); }
};

/// The ground between two columns begins to slip to what lies some rows behind it, or before it.
struct Slipped {
    TankId tank = {};
    int from = 0;
    int to = 0;
    int rows = 0;  ///< below 0: before it
    Vec2<float> at = {};

    static constexpr std::array kWords = {"slipped", "tank", "from", "to", "amount", "at"};
    auto fields() const { return std::tie(tank, from, to, rows, at); }
};

/// Ground that was to slip meets the end of the map.
struct MapEnded {
    TankId tank = {};
    Vec2<float> at = {};

    static constexpr std::array kWords = {"map_ended", "tank", "at"};
    auto fields() const { return std::tie(tank, at); }
};

/// The sky sends a meteor or lightning.
struct SkyStruck {
    Vec2<float> at = {};

    static constexpr std::array kWords = {"struck", "at"};
    auto fields() const { return std::tie(at); }
};

/// Sudden death has come nearer.
struct StormRose {
    int step = 0;         ///< stage, from 1
    bool drifts = false;  ///< the land is to step on at the end of this turn; there's no wind

    static constexpr std::array kWords = {"storm_rose", "amount", "drifts"};
    auto fields() const { return std::tie(step, drifts); }
};

/// The walls change.
struct WallsChanged {
    Walls walls = Walls::none;

    static constexpr std::array kWords = {"walls_changed", "amount"};
    auto fields() const { return std::tie(walls); }
};

/// The wind changes.
struct WindChanged {
    int wind = 0;  ///< columns per second squared, to the right

    static constexpr std::array kWords = {"wind_changed", "amount"};
    auto fields() const { return std::tie(wind); }
};

/// The weather changes.
struct WeatherChanged {
    Weather weather = Weather::fair;

    static constexpr std::array kWords = {"weather_changed", "amount"};
    auto fields() const { return std::tie(weather); }
};

}  // namespace terramorph::event
