#pragma once

#include <cstdint>

#include "base/ticks.h"
#include "base/vec2.h"
#include "battle/flight/collision_scene.h"

namespace terramorph {

class StateHash;

/// A tree, a boulder, a sign, a hut, a cart or the natives' gun on the land, or wood that lies there.
struct Thing {
    enum class Kind {
        tree,
        log,
        boulder,
        sign,
        hut,
        cart,      ///< of a convoy
        stranger,  ///< like a cart, but without wheels
        gun,       ///< of a town: a fort of earth and timber. Wrecked, it's a stump
    };
    enum class State {
        whole,
        charred,  ///< burnt out: without a crown
        stump,    ///< felled; a tree may grow again
    };
    static constexpr int kStrength = 25;                   ///< against blasts, in health
    static constexpr Ticks kFuel = 300 * kTick;            ///< for which a tree burns
    static constexpr int kStump = 4, kSapling = 10;        ///< columns high: what's less than a tree
    static constexpr int kLeastHigh = 30, kMostHigh = 60;  ///< columns, of a tree that's grown up
    static constexpr float kHalfTrunk = 3;                 ///< columns
    static constexpr int kBoulderStrength = 200;           ///< of a boulder, against blasts
    static constexpr float kCornersBeyond = 1.07f;         ///< of its radius, where its corners are
    static constexpr int kLeastWide = 12, kMostWide = 28;  ///< columns across, of a boulder
    static constexpr int kSignHigh = 26, kSignStrength = 5;
    static constexpr Ticks kSignFuel = 60 * kTick;
    static constexpr int kLeastHut = 44, kMostHut = 54;  ///< columns across, of a hut
    static constexpr int kHutFooting = 28;               ///< columns, of stones below its floor
    static constexpr int kHutStrength = 60;
    static constexpr Ticks kHutFuel = 240 * kTick;
    static constexpr int kCartLong = 20, kCartHigh = 10, kCartStrength = 40;
    static constexpr int kCartDollars = 200;  ///< for whoever robs it
    static constexpr Ticks kCartFuel = 120 * kTick;
    static constexpr int kGunLong = 36, kGunHigh = 16;  ///< columns, without its barrel
    static constexpr int kGunStrength = 80;
    static constexpr float kHalfPost = 1, kHalfWall = 2;  ///< columns

    Kind kind = Kind::tree;
    Kind was = Kind::tree;  ///< before it became a log
    State state = State::whole;
    Vec2<float> at;            ///< columns: the foot of what stands, the middle of others
    float angle = 0;           ///< of what lies, from upright, in radians
    int size = kLeastHigh;     ///< columns high, long or across
    int full = kLeastHigh;     ///< how high it grows
    int strength = kStrength;  ///< left of it
    Ticks fuel = kFuel;        ///< left of it
    bool burning = false;
    TankId lit_by = -1;
    int spread = 0;         ///< % of chances to light another
    std::uint32_t lot = 0;  ///< random bits of its own, for its looks
    bool gone = false;      ///< to be removed

    /// True of a tree with a trunk to meet.
    bool has_trunk() const { return kind == Kind::tree && state != State::stump; }
    bool has_crown() const { return kind == Kind::tree && state == State::whole; }
    bool is_boulder() const { return kind == Kind::boulder; }
    bool is_cart() const { return kind == Kind::cart || kind == Kind::stranger; }
    bool is_gun() const { return kind == Kind::gun; }
    /// True of what stands on stones that reach far down.
    bool is_built() const { return kind == Kind::hut || is_gun(); }
    /// True of a cart that goes to the right.
    bool goes_right() const { return (lot & 1) != 0; }
    /// True of what has its foot in the ground.
    bool stands() const { return kind != Kind::log && !is_boulder(); }
    /// Its line, from the foot to the top or from end to end; a boulder's is a point.
    Vec2<float> foot() const { return kind == Kind::log ? along(-0.5f) : at; }
    Vec2<float> top() const { return is_boulder() ? at : along(stands() ? 1.0f : 0.5f); }
    /// How far it reaches from its line, without a crown, in columns.
    float half_thick() const;
    Vec2<float> middle() const { return stands() ? along(0.5f) : at; }
    /// What it can burn for when it's whole.
    Ticks whole_fuel() const;
    /// One of a boulder's six corners, anticlockwise.
    Vec2<float> corner(int k) const;
    void add_to(StateHash& hash) const;

  private:
    Vec2<float> along(float part) const;
};

/// How high a hut is that is so wide, and its walls below the roof; all in columns.
constexpr float hut_height(int wide) { return static_cast<float>(wide) * 0.72f; }
constexpr float hut_walls(int wide) { return static_cast<float>(wide) * 0.4f; }

/// The radius of the crown of a tree this high, in columns.
constexpr int crown_radius(int high) {
    return high < Thing::kLeastHigh ? high / 3 : 10 + (high - Thing::kLeastHigh) / 5;
}

/// How far a place is from a thing, in columns; of wood its line counts, of a boulder or a hut all.
float distance_to(const Thing& thing, Vec2<float> at);

/// What shells meet of it; nothing of a stump or a sign.
ThingCollider collider_of(const Thing& thing);

}  // namespace terramorph
