#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "battle/content/ids.h"
#include "battle/flight/fixed.h"
#include "terrain/ground/ground.h"

namespace terramorph {

class MaxHeightIndex;

/// The effect of the level's sides on a shell: nothing; it wraps around; it bounces with half, full or double
/// speed; it explodes. The last two values are for settings only: another one is drawn each round, or each
/// turn.
enum class Walls { none, wrap, padded, rubber, spring, concrete, random, erratic };

/// A convex polygon, anticlockwise, in 1/65536 column.
struct ConvexOutline {
    static constexpr int kCorners = 6;

    std::array<Vec2<std::int64_t>, kCorners> corners;
    Vec2<std::int64_t> low, high;  ///< the box around it
};

/// With the box around these corners.
ConvexOutline outline_of(const std::array<Vec2<std::int64_t>, ConvexOutline::kCorners>& corners);

/// The outline of a tank.
struct Hull : ConvexOutline {
    TankId tank = -1;
};

/// Something that stands on the land. Shells from inside pass freely. In its crown, if it has one, slow
/// shells are caught, and others lose some of their speed.
struct ThingCollider {
    ConvexOutline body;
    Vec2<std::int64_t> crown = {};  ///< its middle, in 1/65536 column
    std::int64_t crown_radius = 0;
};

/// A shield around a tank, which has at most one that absorbs or reflects. Shells from inside pass freely.
/// One that `deflects` is a magnet without a surface: it pushes up shells above its centre.
struct ShieldCollider {
    enum class Kind { absorbs, reflects, deflects };
    static constexpr std::int64_t kMaxRadius = 256 * kChordOne;
    static constexpr std::int64_t kMagnetReach = 50 * kChordOne;  ///< to both sides

    TankId tank = -1;
    Vec2<std::int64_t> center;  ///< 1/65536 column
    std::int64_t radius = 0;    ///< 1/65536 column, at most kMaxRadius
    Kind kind = Kind::absorbs;
    int push = 0;  ///< of a magnet, right above it: columns per second squared
};

/// Everything that a shell can meet.
struct CollisionScene {
    const Ground& ground;
    std::span<const Hull> hulls;
    Walls walls = Walls::none;
    int ceiling = 0;  ///< in columns; 0: open sky. It acts like the walls, but bounces if they wrap
    std::span<const ShieldCollider> shields = {};
    const MaxHeightIndex* height_index = nullptr;  ///< of this field; without one, predictions are slow
    std::span<const ThingCollider> things = {};
};

/// A magnet's reach above its tank, in 1/65536 column.
inline std::int64_t magnet_height(const CollisionScene& scene) {
    return scene.ground.height() * kChordOne / 4;
}

/// The place where a flight met something.
struct Contact {
    enum class With { ground, tank, wall, ceiling, shield, thing };
    With with = With::ground;
    TankId tank = -1;  ///< owner of the hull or shield
    Vec2<Fixed> at;
};

/// The first contact on the straight line from `from` to `to`, which may be up to 20,000 columns long.
/// Ignores hull and shield of `passed_tank`, walls without an effect (none), and magnets. A shield is met on
/// or outside its circle, never inside.
std::optional<Contact> first_contact(const CollisionScene& scene, Vec2<Fixed> from, Vec2<Fixed> to,
                                     TankId passed_tank);

}  // namespace terramorph
