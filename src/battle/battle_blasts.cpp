// Explosions: what they dig, whom they hurt and what they throw.
#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr float kFastestThrow = 90;  // columns per second
constexpr float kThrowUp = 0.4f;     // of its speed, that a body is thrown up by besides

/// The hull as a blast about this height (1/65536 column) measures it: what is flat is as round to it as if
/// all things were as much taller.
Hull measured(Hull hull, std::int64_t middle, int height) {
    const auto stretch = [&](std::int64_t& y) { y = middle + (y - middle) * 100 / height; };
    for (auto& corner : hull.corners) stretch(corner.y);
    stretch(hull.low.y);
    stretch(hull.high.y);
    return hull;
}

/// Damage falls in a line from `strength` at the middle, or at the hull that was hit, to nothing at the rim.
int damage_at(const Blast& blast, float distance) {
    return static_cast<int>(std::floor((blast.radius - distance) / blast.radius * blast.strength + 0.5f));
}

}  // namespace

void Battle::blast(const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    const Vec2<int> cell = cells_of(context.at);
    const auto radius = static_cast<int>(blast.radius * kSub);
    emit({.kind = Event::Kind::blast, .tank = context.tank, .radius = blast.radius, .at = at});
    if (blast.digs) ground_.blast(cell.x, cell.y, radius, radius * blast.height / 100);
    for (const Hull& hull : std::vector<Hull>(hulls_)) {
        const bool direct = hull.tank == context.hit_tank;
        const Hull stretched = measured(hull, to_chord(context.at).y, blast.height);
        const float distance = direct ? 0 : distance_to(stretched, at);
        if (distance >= blast.radius || hull.tank == blast.spared) continue;
        const bool kills = direct && !context.shielded && blast.strength > 0 && rules_.direct_hit_kills;
        if (kills)
            destroy(hull.tank, context.tank);
        else
            hurt(hull.tank, damage_at(blast, distance), context.tank, blast.pierces);
    }
    break_crates(context, blast.radius);
    throw_bodies(at, blast);
}

void Battle::throw_bodies(Vec2<float> at, const Blast& blast) {
    const auto thrown = [&](int number, float distance, Vec2<float> middle) {
        if (distance >= blast.radius) return;
        const Vec2<float> away = middle - at;
        const float length = std::max(1.0f, std::sqrt(away.x * away.x + away.y * away.y));
        const float speed = (blast.radius - distance) / blast.radius * std::min(blast.radius, kFastestThrow);
        bodies_.push(number, away * (speed / length) + Vec2<float>{0, speed * kThrowUp});
    };
    const std::int64_t middle = to_chord(fixed_of(at)).y;
    for (const Hull& hull : hulls_)
        if (hull.tank != blast.spared)
            thrown(hull.tank, distance_to(measured(hull, middle, blast.height), at),
                   tank(hull.tank).middle());
    for (const Piece& piece : pieces_) {
        if (piece.over) continue;
        const Vec2<float> way = piece.body.at - at;
        const float high = way.y * (100.0f / static_cast<float>(blast.height));
        thrown(piece.number, std::sqrt(way.x * way.x + high * high), piece.body.at);
    }
}

}  // namespace terramorph
