// What ticks and blows leave in a battle's picture.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>
#include <utility>

#include "battle/slip/slips.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/sprites/debris.h"

namespace terramorph {

namespace {

constexpr Ticks kBlazes = kSecond, kSmoulders = 8 * kSecond;  // a wreck: it smokes between the two
constexpr int kSlipDust = 9;  // puffs at each end of ground that slips, and on it
constexpr Ticks kPuffEvery = 6 * kTick, kQuakeDustEvery = 9 * kTick;
constexpr int kSmokingFlame = 24;  // one in so many
constexpr Ticks kTurretTrail = 2 * kTick;
constexpr Ticks kPebblesEvery = 4 * kTick;
constexpr Ticks kDiggerDustEvery = 2 * kTick, kTrundleDustEvery = 3 * kTick;
constexpr Ticks kThudsApart = 12 * kTick;
constexpr float kBlackened = 10;   // columns
constexpr float kSootBeyond = 6;   // columns further than half a radius
constexpr float kRaisesDust = 30;  // columns per second, of a boulder
constexpr float kHardBlow = 40;    // and by which that changes in a tick
constexpr float kBuried = 7;       // columns of earth above the tracks to be called buried

bool is_buried(const Battle& battle, const Tank& tank) {
    return tank.airborne == 0 && depth_in_earth(battle.state().ground, tank) > kBuried;
}

/// True if a magnet above this tank bends the shell.
bool bends(const ShieldCollider& magnet, const Shell& shell, const CollisionScene& scene) {
    const Vec2<std::int64_t> above = to_chord(shell.flight.place()) - magnet.center;
    return shell.tank != magnet.tank && std::abs(above.x) <= ShieldCollider::kMagnetReach && above.y > 0 &&
           above.y < magnet_height(scene);
}

}  // namespace

void BattlePicture::tell_bent(const Battle& battle) {
    const CollisionScene scene = battle.scene();
    for (const ShieldCollider& shield : scene.shields)
        for (const Shell& shell : battle.state().shells) {
            if (shield.kind != ShieldCollider::Kind::deflects || !bends(shield, shell, scene)) continue;
            captions_.tell_bent(shield.tank, battle.state().tank(shield.tank).middle(), colors_);
            shot_captions_.turn_away();
        }
}

/// Emits smoke, crumbs and dust for everything that's going on.
void BattlePicture::record_tick(const Battle& battle) {
    const Ticks tick = battle.state().tick;
    for (const Debris& piece : battle.state().debris) {
        const bool burns =
            piece.kind == Debris::Kind::wreck && piece.age >= kBlazes && piece.age < kSmoulders;
        if (burns && (tick + Ticks::of(piece.number)) % kPuffEvery == 0) particles_.smoulder(piece.body.at);
        if (piece.kind == Debris::Kind::turret && piece.age < kSecond && tick % kTurretTrail == 0) {
            const Vec2<float> at = piece.body.at + Vec2<float>{0, hurled_up(piece.age)};
            particles_.smoulder(at);
            particles_.exhaust(at, piece.body.velocity);
            particles_.ember(at, 3, 1);
        }
        if (piece.kind == Debris::Kind::boulder || piece.is_boulder()) record_rolling(battle, piece);
    }
    bool quakes = false;
    int flame = 0;
    for (const OngoingEffect& each : battle.state().ongoing) {
        const VisualKind visual = each.effect->kind->visual;
        if (visual == VisualKind::flame && each.waits == 0 && ++flame % kSmokingFlame == 0 &&
            (tick + Ticks::of(flame)) % kPuffEvery == 0) {
            // Somewhere in the fire, so that its smoke is as wide.
            const std::span<const HotSpot> spots = fire_bed_.spots();
            const std::uint32_t any = mix(static_cast<std::uint32_t>(tick.count() + 7919 * flame));
            const Vec2<float> at =
                spots.empty() ? columns_of(each.context.at) : spots[any % spots.size()].middle();
            particles_.blaze(at + Vec2<float>{0, 14}, 14, 0.9f);
            for (int ember = 0; ember < 3; ++ember) particles_.ember(at + Vec2<float>{0, 8}, 16, 0.8f);
        }
        if (visual == VisualKind::digger && each.waits == 0 && each.ticks % kDiggerDustEvery == 0)
            particles_.crumbs(columns_of(each.context.at));
        if (visual != VisualKind::quake || each.waits > 0) continue;
        quakes = true;
        if (each.ticks % kQuakeDustEvery == 0)
            particles_.dust_along(columns_of(each.context.at),
                                  each.effect->kind->firepower(*each.effect).reach, 8, battle.state().ground);
        if (each.ticks % kPebblesEvery == 0)
            throw_pebbles(battle, columns_of(each.context.at),
                          each.effect->kind->firepower(*each.effect).reach);
    }
    for (const Vec2<float> at : fire_bed_.take_blackened())
        landscape_.scorch({.at = at, .radius = kBlackened, .reach = 1, .flat = true});
    if (record_slips(battle) || quakes) impacts_.quake();
    record_driving(battle);
    tell_buried(battle);
    tell_bent(battle);
}

/// Most at the ends of what slips.
void BattlePicture::record_slip(const Battle& battle, const Slip& slip, Range run) {
    const Ground& ground = battle.state().ground;
    const float half = static_cast<float>(run.x1 - run.x0) / 2;
    const float middle = static_cast<float>(run.x0) + half;
    if (slip.gone % kPebblesEvery == 0) throw_pebbles(battle, {middle, 0}, half);
    if (slip.gone % kQuakeDustEvery != 0) return;
    for (const float end : {middle - half, middle + half})
        particles_.dust_along({end, 0}, kSlipRamp, kSlipDust, ground);
    particles_.dust_along({middle, 0}, half, kSlipDust, ground);
}

/// Dust rises where ground slips. Returns true if any does.
bool BattlePicture::record_slips(const Battle& battle) {
    for (const Slip& slip : battle.state().slips.going)
        for (const Range& run : slip.moving()) record_slip(battle, slip, run);
    return !battle.state().slips.going.empty();
}

/// A boulder leaves dust, and shakes the ground where it comes down.
void BattlePicture::record_rolling(const Battle& battle, const Debris& piece) {
    const auto before = std::ranges::find(pieces_, piece.number, &std::pair<int, BodyState>::first);
    if (before == pieces_.end()) return;
    const Vec2<float> foot = piece.body.at - Vec2<float>{0, piece.radius};
    const Ticks tick = battle.state().tick;
    if (speed_of(piece.body) > kRaisesDust && tick % kTrundleDustEvery == 0)
        particles_.dust(foot, 0.6f * piece.radius, 2);
    const Vec2<float> change = piece.body.velocity - before->second.velocity;
    const float blow = std::sqrt(change.x * change.x + change.y * change.y) / kHardBlow;
    if (blow < 1 || tick - thudded_ < kThudsApart) return;
    thudded_ = tick;
    impacts_.thud(piece, std::min(1.0f, 0.5f * blow), battle, landscape_, usual_view());
}

void BattlePicture::throw_pebbles(const Battle& battle, Vec2<float> at, float reach) {
    const Ground& ground = battle.state().ground;
    const int x = std::clamp(static_cast<int>(at.x), 0, ground.width() - 1);
    const Color earth = earth_color(ground, landscape_.strata(), landscape_.palette(), usual_view(),
                                    {at.x, to_columns(ground.top(x)) - 6});
    particles_.tremble(at, reach, ground, earth);
}

void BattlePicture::tell_buried(const Battle& battle) {
    for (const TankId number : ids<TankId>(tanks_)) {
        const Tank& tank = battle.state().tank(number);
        const bool was_buried = std::exchange(tanks_[number].buried, is_buried(battle, tank));
        if (tanks_[number].buried && !was_buried && tank.alive) captions_.tell_buried(tank.middle());
    }
}

/// Fire blackens the crater that it digs; what only cuts does not.
void BattlePicture::blacken(const event::Exploded& exploded) {
    const float height = static_cast<float>(exploded.height) / 100;
    if (exploded.digs && exploded.hurts && !is_flat(exploded))
        landscape_.scorch({exploded.at, exploded.radius, height, 1.5f + kSootBeyond / exploded.radius});
}

/// Grass burns below a tree that does.
void BattlePicture::singe(const event::Kindled& kindled, const Ground& ground) {
    constexpr float kRadius = 7, kReach = 3.2f;  // columns, and times as far
    const int x = std::clamp(static_cast<int>(kindled.at.x), 0, ground.width() - 1);
    landscape_.scorch({{kindled.at.x, to_columns(ground.top(x))}, kRadius, 1, kReach});
}

/// The edges of what a beam has cut are burnt to glass.
void BattlePicture::char_along(const event::Beamed& beamed, const Ground& ground) {
    constexpr float kApart = 14;  // columns
    const Vec2<float> way = beamed.to - beamed.from;
    const int count = std::max(1, static_cast<int>(std::sqrt(way.x * way.x + way.y * way.y) / kApart));
    for (int k = 1; k <= count; ++k) {
        const Vec2<float> at = beamed.from + way * (static_cast<float>(k) / static_cast<float>(count));
        const int x = static_cast<int>(at.x);
        if (x < 0 || x >= ground.width() || at.y - beamed.radius > to_columns(ground.generated_surface(x)))
            continue;
        landscape_.scorch({.at = at, .radius = beamed.radius + 2, .reach = 2.6f});
    }
}

}  // namespace terramorph
