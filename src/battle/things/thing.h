#pragma once

#include <cstdint>

#include "base/ticks.h"
#include "base/vec2.h"
#include "battle/flight/collision_scene.h"

namespace terramorph {

class StateHash;

/// A tree on the land, or a log that lies there.
struct Thing {
    enum class Kind { tree, log };
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

    Kind kind = Kind::tree;
    State state = State::whole;
    Vec2<float> at;            ///< columns: a tree's foot, a log's middle
    float angle = 0;           ///< of a log, from upright, in radians
    int size = kLeastHigh;     ///< columns high, or long
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
    /// Its line, from the foot to the top or from end to end.
    Vec2<float> foot() const { return kind == Kind::tree ? at : along(-0.5f); }
    Vec2<float> top() const { return along(kind == Kind::tree ? 1.0f : 0.5f); }
    Vec2<float> middle() const { return kind == Kind::tree ? along(0.5f) : at; }
    void add_to(StateHash& hash) const;

  private:
    Vec2<float> along(float part) const;
};

/// The radius of the crown of a tree this high, in columns.
constexpr int crown_radius(int high) {
    return high < Thing::kLeastHigh ? high / 3 : 10 + (high - Thing::kLeastHigh) / 5;
}

/// What shells meet of it; nothing of a stump.
ThingCollider collider_of(const Thing& thing);

}  // namespace terramorph
