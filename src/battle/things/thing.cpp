#include "battle/things/thing.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/state_hash.h"
#include "base/trig.h"
#include "battle/flight/fixed.h"

namespace terramorph {

namespace {

constexpr float kNarrower = 1;                      // columns on each side, of a trunk at its top
constexpr float kEaves = 2;                         // columns on each side, of a hut's roof beyond its walls
constexpr float kRidge = 0.3f;                      // of half a hut's width
constexpr float kGunFlank = 0.35f, kGunTop = 0.6f;  // of its height, and of half its width

Chord64 in_chords(Vec2<float> columns) { return to_chord(fixed_of(columns)); }

/// A trunk about the line from one place to another, in columns.
ConvexOutline trunk_along(Vec2<float> from, Vec2<float> to, Vec2<float> half, Vec2<float> half_at_top) {
    const Vec2<float> middle = (from + to) * 0.5f, half_at_middle = (half + half_at_top) * 0.5f;
    return outline_of({in_chords(from - half), in_chords(from + half), in_chords(middle + half_at_middle),
                       in_chords(to + half_at_top), in_chords(to - half_at_top),
                       in_chords(middle - half_at_middle)});
}

/// A footing, two walls and a hipped roof.
ConvexOutline outline_of_hut(const Thing& hut) {
    const float half = hut.half_thick(), walls = hut_walls(hut.size), ridge = half * kRidge;
    const auto corner = [&](float x, float y) { return in_chords(hut.at + Vec2<float>{x, y}); };
    return outline_of({corner(-half, -Thing::kHutFooting), corner(half, -Thing::kHutFooting),
                       corner(half + kEaves, walls), corner(ridge, hut_height(hut.size)),
                       corner(-ridge, hut_height(hut.size)), corner(-half - kEaves, walls)});
}

/// A mound on a footing like a hut's.
ConvexOutline outline_of_gun(const Thing& gun) {
    const float half = gun.half_thick(), high = Thing::kGunHigh;
    const auto corner = [&](float x, float y) { return in_chords(gun.at + Vec2<float>{x, y}); };
    return outline_of({corner(-half, -Thing::kHutFooting), corner(half, -Thing::kHutFooting),
                       corner(half, high * kGunFlank), corner(half * kGunTop, high),
                       corner(-half * kGunTop, high), corner(-half, high * kGunFlank)});
}

/// A stone with six corners, of which the first lies at its angle.
ConvexOutline outline_of_boulder(const Thing& boulder) {
    std::array<Chord64, ConvexOutline::kCorners> corners;
    for (int k = 0; k < ConvexOutline::kCorners; ++k) corners[k] = in_chords(boulder.corner(k));
    return outline_of(corners);
}

}  // namespace

Vec2<float> Thing::corner(int k) const {
    const double turn = static_cast<double>(angle) + kPi * 2 * k / ConvexOutline::kCorners;
    const float away = half_thick() * kCornersBeyond;
    return at + Vec2<float>{static_cast<float>(cosine(turn)), static_cast<float>(sine(turn))} * away;
}

float Thing::half_thick() const {
    switch (kind == Kind::log ? was : kind) {
        case Kind::boulder:
            return static_cast<float>(size) / 2;
        case Kind::hut:
            return kind == Kind::log ? kHalfWall : static_cast<float>(size) / 2;
        case Kind::gun:
            return static_cast<float>(kGunLong) / 2;
        case Kind::cart:
        case Kind::stranger:
            return static_cast<float>(kCartLong) / 2;
        case Kind::sign:
            return kHalfPost;
        case Kind::tree:
        case Kind::log:
            break;
    }
    return kHalfTrunk;
}

Ticks Thing::whole_fuel() const {
    switch (kind == Kind::log ? was : kind) {
        case Kind::boulder:
        case Kind::gun:
            return {};
        case Kind::hut:
            return kHutFuel;
        case Kind::sign:
            return kSignFuel;
        case Kind::cart:
        case Kind::stranger:
            return kCartFuel;
        case Kind::tree:
        case Kind::log:
            break;
    }
    return kFuel;
}

Vec2<float> Thing::along(float part) const {
    const float high = kind == Kind::hut ? hut_height(size)
                       : is_cart()       ? static_cast<float>(kCartHigh)
                       : is_gun()        ? static_cast<float>(kGunHigh)
                                         : static_cast<float>(size);
    const float way = part * high;
    if (stands()) return at + Vec2<float>{0, way};
    const auto turn = static_cast<double>(angle);
    return at + Vec2<float>{-static_cast<float>(sine(turn)), static_cast<float>(cosine(turn))} * way;
}

void Thing::add_to(StateHash& hash) const {
    hash.add("kind", static_cast<int>(kind));
    hash.add("was", static_cast<int>(was));
    hash.add("state", static_cast<int>(state));
    hash.add("x", at.x);
    hash.add("y", at.y);
    hash.add("angle", angle);
    hash.add("size", size);
    hash.add("strength", strength);
    hash.add("fuel", fuel);
    hash.add("burning", int{burning});
    hash.add("lit by", lit_by);
}

float distance_to(const Thing& thing, Vec2<float> at) {
    const Vec2<float> way = thing.top() - thing.foot(), from = at - thing.foot();
    const float length = way.x * way.x + way.y * way.y;
    const float part = length > 0 ? std::clamp((from.x * way.x + from.y * way.y) / length, 0.0f, 1.0f) : 0;
    const Vec2<float> off = from - way * part;
    const float away = std::sqrt(off.x * off.x + off.y * off.y);
    const bool all = thing.is_boulder() || thing.is_cart() || thing.is_built();
    return all ? std::max(0.0f, away - thing.half_thick()) : away;
}

ThingCollider collider_of(const Thing& thing) {
    ThingCollider collider;
    if (thing.is_boulder()) {
        collider.body = outline_of_boulder(thing);
        return collider;
    }
    if (thing.kind == Thing::Kind::hut) {
        collider.body = outline_of_hut(thing);
        return collider;
    }
    if (thing.is_gun()) {
        collider.body = outline_of_gun(thing);
        return collider;
    }
    if (thing.is_cart()) {
        const Vec2<float> half = {thing.half_thick(), 0};
        collider.body = trunk_along(thing.foot(), thing.top(), half, half);
        return collider;
    }
    if (thing.kind == Thing::Kind::log) {
        const auto turn = static_cast<double>(thing.angle);
        const Vec2<float> half =
            Vec2<float>{static_cast<float>(cosine(turn)), static_cast<float>(sine(turn))} *
            thing.half_thick();
        collider.body = trunk_along(thing.foot(), thing.top(), half, half);
        return collider;
    }
    const int radius = thing.has_crown() ? crown_radius(thing.size) : 0;
    const Vec2<float> crown = thing.at + Vec2<float>{0, static_cast<float>(thing.size - radius)};
    collider.body = trunk_along(thing.at, crown, {Thing::kHalfTrunk, 0}, {Thing::kHalfTrunk - kNarrower, 0});
    collider.crown = in_chords(crown);
    collider.crown_radius = radius * kChordOne;
    return collider;
}

}  // namespace terramorph
