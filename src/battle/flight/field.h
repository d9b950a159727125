#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "battle/flight/fixed.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// 1/16 column in the fractions that chords are measured in.
constexpr std::int64_t kSubInChord = kChordOne / kSub;

class Skyline;

/// What the sides of the level do to a shell: nothing; let it come in at the other side; throw it back with
/// half its speed, with all of it, or with twice as much; set it off. The last two are for settings alone:
/// one of the others is drawn each round, or each turn, so a field never has them.
enum class Walls { none, wrap, padded, rubber, spring, concrete, random, erratic };

/// The outline of a tank that stands in the way: a convex polygon, anticlockwise, in 1/65536 column.
struct Hull {
    static constexpr int kCorners = 6;

    int tank = -1;
    std::array<Vec2<std::int64_t>, kCorners> corners;
    Vec2<std::int64_t> low, high;  ///< the box around it
};

/// A shield about a tank, which has at most one that absorbs or reflects. What begins inside passes out
/// freely. One that `deflects` is a magnet without a surface: it pushes up what is above its center.
struct Dome {
    enum class Kind { absorbs, reflects, deflects };
    static constexpr std::int64_t kMaxRadius = 256 * kChordOne;
    static constexpr std::int64_t kMagnetReach = 50 * kChordOne;  ///< to both sides

    int tank = -1;
    Vec2<std::int64_t> center;  ///< 1/65536 column
    std::int64_t radius = 0;    ///< 1/65536 column, at most kMaxRadius
    Kind kind = Kind::absorbs;
    int push = 0;  ///< of a magnet, right above it: columns per second squared
};

/// All that a shell can meet.
struct Field {
    const Ground& ground;
    std::span<const Hull> hulls;
    Walls walls = Walls::none;
    int ceiling =
        0;  ///< in columns; 0 is the open sky. It does as the walls do, but throws back where they wrap
    std::span<const Dome> domes = {};
    const Skyline* skyline = nullptr;  ///< of all that is in this field; without one, predictions are slow
};

/// How high above its tank a magnet reaches, in 1/65536 column.
inline std::int64_t magnet_height(const Field& field) { return field.ground.height() * kChordOne / 4; }

/// Where a flight met something.
struct Contact {
    enum class With { ground, tank, wall, ceiling, shield };
    With with = With::ground;
    int tank = -1;  ///< whose hull or shield
    Vec2<Fixed> at;
};

/// The first thing that the straight way from `from` to `to` meets, at any speed: ways of up to 20,000
/// columns. The hull and the shield of `passed_tank` are not met, nor is a wall that nothing happens at
/// (none), nor a magnet. A shield is met on or outside its circle, never inside.
std::optional<Contact> first_contact(const Field& field, Vec2<Fixed> from, Vec2<Fixed> to, int passed_tank);

}  // namespace terramorph
