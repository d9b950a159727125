#include "ui/sprites/fire/fire_bed.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "paint/soft/brush.h"
#include "ui/impacts/heat.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr float kLingers = 2.6f, kCools = 8;   // seconds
constexpr float kHighestDrop = 30;             // columns above the ground at which a drop still lies on it
constexpr float kOneGround = 14;               // columns between heights of one spot
constexpr float kBlackAfter = 0.03f;           // seconds
constexpr int kBlackEvery = 2;                 // spots
constexpr int kLicked = 11;                    // spots to each side which flames lick
constexpr float kLicks = 0.6f, kLickStep = 5;  // how much; columns up or down from one to the next
constexpr float kMoved = 6;                    // columns by which the ground has changed
constexpr float kGlowsDeep = 7;                // pixels of a picture of 1600 x 900
constexpr std::uint32_t kGleams = 34;          // a stream of random numbers

float floor_at(const Ground& ground, Vec2<float> at) {
    const int x = std::clamp(static_cast<int>(at.x), 0, ground.width() - 1);
    return to_columns(ground.floor_below(x, Sixteenths::truncated(std::max(0.0f, at.y))));
}

}  // namespace

void FireBed::clear() {
    spots_.clear();
    blackened_.clear();
}

std::vector<Vec2<float>> FireBed::take_blackened() { return std::exchange(blackened_, {}); }

bool FireBed::advance(double seconds, std::span<const OngoingEffect> all, const Ground& ground) {
    time_ += seconds;
    cool(static_cast<float>(seconds));
    if (std::exchange(revision_, ground.revision()) != ground.revision())
        std::erase_if(spots_, [&](const HotSpot& spot) {
            return std::abs(floor_at(ground, spot.middle() + Vec2<float>{0, kMoved}) - spot.height) > kMoved;
        });
    for (const OngoingEffect& each : all)
        if (each.effect->kind->visual == VisualKind::flame && each.waits == 0)
            light(each, ground, static_cast<float>(seconds));
    blacken();
    return !spots_.empty();
}

void FireBed::cool(float seconds) {
    for (HotSpot& spot : spots_) {
        spot.fire = std::max(0.0f, spot.fire - seconds / kLingers);
        spot.heat -= seconds / kCools;
    }
    std::erase_if(spots_, [](const HotSpot& spot) { return spot.heat <= 0; });
}

void FireBed::light(const OngoingEffect& drop, const Ground& ground, float seconds) {
    const Vec2<float> at = columns_of(drop.context.at);
    if (at.x < 0 || at.x >= static_cast<float>(ground.width())) return;
    const float floor = floor_at(ground, at);
    if (at.y - floor > kHighestDrop) return;
    HotSpot& spot = spot_at(static_cast<int>(at.x) / HotSpot::kWide, floor);
    if (spot.fire < 1) spot.burnt += seconds;
    spot.height = floor;
    spot.fire = spot.heat = 1;
    const int number = spot.number;  // what is licked moves it
    for (const int way : {-1, 1}) lick(number, floor, way, ground);
}

/// Grass beside it burns low.
void FireBed::lick(int number, float height, int way, const Ground& ground) {
    for (int off = 1; off <= kLicked; ++off) {
        const Vec2<float> at = {(static_cast<float>(number + way * off) + 0.5f) * HotSpot::kWide,
                                height + kLickStep};
        if (at.x < 0 || at.x >= static_cast<float>(ground.width())) return;
        const float floor = floor_at(ground, at);
        if (std::abs(floor - height) > kLickStep) return;
        height = floor;
        const float part = static_cast<float>(off) / (kLicked + 1), share = 1 - part * part;
        HotSpot& spot = spot_at(number + way * off, floor);
        if (spot.fire > 0.95f) return;  // what burns there licks as well
        if (spot.fire < kLicks * share) spot.height = floor;
        spot.fire = std::max(spot.fire, kLicks * share);
        spot.heat = std::max(spot.heat, 0.5f * share);
    }
}

HotSpot& FireBed::spot_at(int number, float height) {
    const auto before = [](const HotSpot& spot, const std::pair<int, float>& place) {
        return std::tuple(spot.number, spot.height) < std::tuple(place.first, place.second);
    };
    auto found =
        std::lower_bound(spots_.begin(), spots_.end(), std::pair(number, height - kOneGround), before);
    if (found == spots_.end() || found->number != number || found->height > height + kOneGround)
        found = spots_.insert(found, {.number = number, .height = height});
    return *found;
}

/// Once each.
void FireBed::blacken() {
    for (HotSpot& spot : spots_) {
        if (spot.burnt < kBlackAfter) continue;
        if (spot.number % kBlackEvery == 0) blackened_.push_back(spot.middle());
        spot.burnt = -1e9f;
    }
}

void FireBed::draw(Canvas& canvas, const View& view) const {
    SoftBrush brush(canvas);
    const float wide = HotSpot::kWide * view.scale, deep = std::max(2 * wide, kGlowsDeep * view.unit());
    for (const HotSpot& spot : spots_) {
        const Point at = view.point(spot.middle());
        if (at.x < -2 * deep || at.x > static_cast<float>(view.width) + 2 * deep) continue;
        const float gleam = 0.7f + 0.3f * noise_along(kGleams, 0.37f * static_cast<float>(spot.number) +
                                                                   static_cast<float>(std::fmod(time_, 512)));
        const float heat = spot.heat * gleam;
        brush.glow(at + Point{0, 0.8f * deep}, 2 * deep, heat_color(0.2f + 0.2f * heat), 0.2f * heat);
        brush.glow(at + Point{0, 0.3f * deep}, deep, heat_color(0.3f + 0.5f * heat), 0.5f * heat);
    }
}

}  // namespace terramorph
