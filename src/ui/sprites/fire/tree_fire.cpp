#include "ui/sprites/fire/tree_fire.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "paint/soft/brush.h"

namespace terramorph {

namespace {

constexpr Color kTreeGlow = {255, 138, 44}, kTreeHeart = {255, 206, 110};
constexpr double kPuffsPerTree = 12, kMostPuffs = 110;    // per second
constexpr double kEmbersPerTree = 22, kMostEmbers = 160;  // per second
constexpr double kTongueFlickers = 14;                    // per second
constexpr int kTongues = 19, kOnTrunk = 5;
// How far it shines, in columns, and for each column of a tree's height.
constexpr float kShinesFrom = 120, kShinesFurther = 3;
constexpr Ticks kFireRises = 50 * kTick,
                kFireSinks = 80 * kTick;   // of burning, until all of it is in flames and after
constexpr std::uint32_t kTreeFlames = 37;  // a stream of random numbers

/// How fiercely it burns, 0 to 1.
float blaze_of(const Thing& thing) {
    const auto rises = static_cast<float>(ratio(Thing::kFuel - thing.fuel, kFireRises));
    const auto sinks = static_cast<float>(ratio(thing.fuel, kFireSinks));
    return std::clamp(std::min(0.25f + rises, 0.2f + sinks), 0.0f, 1.0f);
}

float crown_of(const Thing& thing) {
    const auto radius = static_cast<float>(crown_radius(thing.size));
    return thing.has_crown() ? radius : 0.55f * radius;
}

/// Of the middle of the fire, in columns.
Vec2<float> heart_of(const Thing& thing) {
    if (!thing.has_crown()) return thing.middle();
    return thing.top() - Vec2<float>{0, static_cast<float>(crown_radius(thing.size))};
}

/// Calls visit(thing) for all that burns, also while it falls.
template <class Visit>
void for_each_burning(const BattleState& battle, Visit visit) {
    for (const Thing& thing : battle.things)
        if (thing.burning) visit(thing);
    for (const Debris& piece : battle.debris) {
        if (piece.kind != Debris::Kind::thing || !piece.thing.burning) continue;
        Thing falling = piece.thing;
        falling.at = piece.body.at;
        falling.angle = piece.body.angle;
        visit(falling);
    }
}

}  // namespace

bool TreeFire::advance(double seconds, const BattleState& battle, Particles& particles) {
    time_ += seconds;
    int count = 0;
    for_each_burning(battle, [&](const Thing&) { ++count; });
    if (count == 0) return false;
    const auto on_one_of_them = [&](int number, auto visit) {
        for_each_burning(battle, [&](const Thing& thing) {
            if (number-- == 0) visit(thing);
        });
    };
    smoke_due_ -= seconds * std::min(kMostPuffs, kPuffsPerTree * count);
    for (; smoke_due_ < 0; smoke_due_ += 1)
        on_one_of_them(smokes_++ % count, [&](const Thing& thing) {
            particles.blaze(heart_of(thing), crown_of(thing), blaze_of(thing));
        });
    embers_due_ -= seconds * std::min(kMostEmbers, kEmbersPerTree * count);
    for (; embers_due_ < 0; embers_due_ += 1)
        on_one_of_them(embers_++ % count, [&](const Thing& thing) {
            particles.ember(heart_of(thing), crown_of(thing), blaze_of(thing));
        });
    return true;
}

/// The more of them burn, the less each adds, or a wood would be white.
void TreeFire::shine(LightField& light, const View& view, const BattleState& battle) const {
    float all = 0;
    for_each_burning(battle, [&](const Thing& thing) { all += blaze_of(thing); });
    const float share = 1 / std::sqrt(std::max(1.0f, all));
    for_each_burning(battle, [&](const Thing& thing) {
        const Point at = view.point(heart_of(thing));
        const float reach = (kShinesFrom + kShinesFurther * static_cast<float>(thing.size)) * view.scale;
        if (at.x < -reach || at.x > static_cast<float>(view.width) + reach) return;
        const auto phase =
            static_cast<float>(std::fmod(time_, 60.0)) * 9 + static_cast<float>(thing.lot % 64);
        const float now =
            share * blaze_of(thing) * (0.84f + 0.16f * std::sin(phase) * std::sin(0.63f * phase));
        light.glow(at, 0.75f * reach, kTreeGlow, 0.24f * now);
        light.shine({at, 1.3f * reach, 1.0f * now, 0.6f * reach, kTreeGlow});
    });
}

void TreeFire::draw(Canvas& canvas, const View& view, const BattleState& battle) {
    const float wind = std::clamp(static_cast<float>(battle.air.wind) / 30, -1.0f, 1.0f);
    for_each_burning(battle, [&](const Thing& thing) { draw_on(canvas, view, thing, wind); });
}

/// Small flames up the wood, and high ones from the crown, which lean with the wind.
void TreeFire::draw_on(Canvas& canvas, const View& view, const Thing& thing, float wind) const {
    const float blaze = blaze_of(thing), radius = crown_of(thing) * view.scale;
    const Point foot = view.point(thing.foot()), top = view.point(thing.top()),
                heart = view.point(heart_of(thing));
    if (heart.x < -4 * radius || heart.x > static_cast<float>(view.width) + 4 * radius) return;
    SoftBrush brush(canvas);
    brush.glow(heart, {2.1f * radius, 2.7f * radius}, kTreeGlow, 0.5f * blaze);
    for (int k = 0; k < kTongues; ++k) {
        const auto frame = static_cast<std::uint32_t>(time_ * kTongueFlickers + 0.37 * k);
        const std::uint32_t lot = hash_bits(thing.lot, kTreeFlames, k, 0);
        const std::uint32_t now = hash_bits(thing.lot, kTreeFlames, k, static_cast<std::int32_t>(frame));
        const float across = 2 * uniform01(lot) - 1, up = uniform01(mix(lot));
        const bool on_wood = k < kOnTrunk || !thing.has_crown();
        const Point along = foot + (top - foot) * (on_wood ? 0.06f + 0.86f * up : 0.0f);
        const Point at = on_wood
                             ? along + Point{across * 0.12f * radius, 0}
                             : heart + Point{across * 0.85f * radius,
                                             (0.95f - 1.5f * up * (1 - 0.4f * std::abs(across))) * radius};
        const float high = radius * (on_wood ? 1.4f : 1.7f + 1.9f * (1 - std::abs(across))) * blaze *
                           (0.55f + 0.6f * uniform01(now));
        const float lean = 0.5f + 0.5f * wind + 0.5f * (uniform01(mix(now)) - 0.5f);
        const int shape =
            std::clamp(static_cast<int>(lean * FlameTongues::kShapes), 0, FlameTongues::kShapes - 1);
        const Image& flame = tongues_.tongue(high, shape);
        canvas.image(flame, static_cast<int>(at.x) - flame.width() / 2,
                     static_cast<int>(at.y) - flame.height() + 1);
    }
    brush.glow(heart, {1.1f * radius, 1.5f * radius}, kTreeHeart, 0.55f * blaze);
    brush.glow(foot + (top - foot) * 0.25f, 0.9f * radius, kTreeGlow, 0.4f * blaze);
}

}  // namespace terramorph
