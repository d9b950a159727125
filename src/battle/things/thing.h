#pragma once

#include <cstdint>

#include "base/ticks.h"
#include "base/vec2.h"
#include "battle/flight/collision_scene.h"

namespace terramorph {

class StateHash;

/// A tree or a boulder on the land, or a log that lies there.
struct Thing {
    enum class Kind { tree, log, boulder };
    enum class State {
        whole,
        charred,  ///< burnt out: without a crown
        stump,    ///< felled; it may grow again
    };
    static constexpr int kStrength = 25;                   ///< against blasts, in health
    static constexpr Ticks kFuel = 300 * kTick;            ///< for which a tree burns
    static constexpr int kStump = 4, kSapling = 10;        ///< columns high: what's less than a tree
    static constexpr int kLeastHigh = 30, kMostHigh = 60;  ///< columns, of a tree that's grown up
    static constexpr float kHalfTrunk = 3;                 ///< columns
    static constexpr int kBoulderStrength = 200;           ///< of a boulder, against blasts
    static constexpr float kCornersBeyond = 1.07f;         ///< of its radius, where its corners are
    static constexpr int kLeastWide = 12, kMostWide = 28;  ///< columns across, of a boulder

    Kind kind = Kind::tree;
    State state = State::whole;
    Vec2<float> at;            ///< columns: a tree's foot, the middle of others
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

    /// True of what has a trunk to meet.
    bool stands() const { return kind == Kind::tree && state != State::stump; }
    bool has_crown() const { return kind == Kind::tree && state == State::whole; }
    bool is_boulder() const { return kind == Kind::boulder; }
    /// Its line, from the foot to the top or from end to end; a boulder's is a point.
    Vec2<float> foot() const { return kind == Kind::log ? along(-0.5f) : at; }
    Vec2<float> top() const { return is_boulder() ? at : along(kind == Kind::tree ? 1.0f : 0.5f); }
    /// How far it reaches from its line, without a crown, in columns.
    float half_thick() const { return is_boulder() ? static_cast<float>(size) / 2 : kHalfTrunk; }
    Vec2<float> middle() const { return kind == Kind::tree ? along(0.5f) : at; }
    /// One of a boulder's six corners, anticlockwise.
    Vec2<float> corner(int k) const;
    void add_to(StateHash& hash) const;

  private:
    Vec2<float> along(float part) const;
};

/// The radius of the crown of a tree this high, in columns.
constexpr int crown_radius(int high) {
    return high < Thing::kLeastHigh ? high / 3 : 10 + (high - Thing::kLeastHigh) / 5;
}

/// How far a place is from a thing, in columns; of a tree or a log its line counts, of a boulder all.
float distance_to(const Thing& thing, Vec2<float> at);

/// What shells meet of it; nothing of a stump.
ThingCollider collider_of(const Thing& thing);

}  // namespace terramorph
