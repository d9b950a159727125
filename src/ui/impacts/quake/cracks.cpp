#include "ui/impacts/quake/cracks.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr Color kCrackDark = {18, 12, 14}, kCrackLight = {255, 226, 190};
constexpr float kOpens = 0.35f, kStays = 5, kCloses = 2;  // seconds
constexpr float kShortest = 18, kLongest = 58;            // columns
constexpr float kMouth = 5;                               // columns, of the longest
constexpr float kAtOnce = 0.3f;                           // of its length
constexpr float kCrackGap = 17, kCrackStep = 6;           // columns
constexpr std::uint32_t kCrackChance = 78;                // a stream of random numbers

bool in_earth(const Ground& ground, Vec2<float> at) {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < ground.width() && at.y >= 0 && ground.solid(x, Sixteenths::truncated(at.y));
}

}  // namespace

void GroundCracks::open(Range columns, std::uint32_t chance, const Ground& ground) {
    const int from = std::max(0, columns.x0), to = std::min(ground.width(), columns.x1);
    const float wide = static_cast<float>(to - from);
    const int count = std::max(2, static_cast<int>(wide / kCrackGap));
    for (int k = 0; k < count && from < to && cracks_.size() < kMaxCracks; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, chance, kCrackChance, k, n);
        };
        const float part = (static_cast<float>(k) + draw(0, 0, 1)) / static_cast<float>(count);
        const int x = std::min(to - 1, from + static_cast<int>(part * wide));
        const float off = std::abs(2 * part - 1);  // from the middle
        cracks_.push_back({.mouth = {static_cast<float>(x) + 0.5f, to_columns(ground.top(x))},
                           .length = (1.15f - 0.75f * off) * draw(1, kShortest, kLongest),
                           .late = 0.25f * off + draw(2, 0, 0.06f),
                           .chance = mix(chance + static_cast<std::uint32_t>(k))});
    }
}

bool GroundCracks::advance(double seconds) {
    const bool any = !cracks_.empty();
    for (Crack& crack : cracks_) crack.age += static_cast<float>(seconds);
    std::erase_if(cracks_, [](const Crack& crack) { return crack.age >= crack.late + kStays; });
    return any;
}

void GroundCracks::draw_one(Canvas& canvas, const View& view, const Ground& ground,
                            const Crack& crack) const {
    const float age = crack.age - crack.late;
    const float length = age < 0 ? 0 : crack.length * (kAtOnce + (1 - kAtOnce) * smooth(age / kOpens)),
                shown = smooth((kStays - age) / kCloses);
    const float thick = std::max(1.0f, std::max(1.5f * view.unit(), 1.1f * view.scale));
    const float wide = crack.length / kLongest;
    Vec2<float> at = crack.mouth - Vec2<float>{0, 1};
    float way = uniform(-0.5f, 0.5f, crack.chance, kCrackChance, 0, 0);
    for (int k = 1; length > 0 && static_cast<float>(k - 1) * kCrackStep < length; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, crack.chance, kCrackChance, k, n);
        };
        way = 0.5f * way + draw(0, -0.8f, 0.8f);
        const float step = std::min(kCrackStep, length - static_cast<float>(k - 1) * kCrackStep);
        const Vec2<float> next = at + Vec2<float>{way * step, -step};
        if (!in_earth(ground, at) || !in_earth(ground, next)) return;
        const float deep = static_cast<float>(k - 1) * kCrackStep / (crack.length + kCrackStep);
        const float left = thick * (1 - 0.8f * deep) + kMouth * view.scale * (1 - deep) * (1 - deep) * wide;
        const Point from = view.point(at), to = view.point(next), lit = {0.7f * left, 0.3f * left};
        canvas.line(from + lit, to + lit, std::max(0.8f, 0.7f * left), with_alpha(kCrackLight, 0.3f * shown));
        canvas.line(from, to, std::max(0.8f, left), with_alpha(kCrackDark, 0.85f * shown));
        if (k % 3 == 2) {
            const Vec2<float> side = at + Vec2<float>{draw(1, -1, 1) * 1.3f * step, -0.8f * step};
            if (in_earth(ground, side))
                canvas.line(from, view.point(side), std::max(0.7f, 0.6f * left),
                            with_alpha(kCrackDark, 0.7f * shown));
        }
        at = next;
    }
}

void GroundCracks::draw(Canvas& canvas, const View& view, const Ground& ground) const {
    for (const Crack& crack : cracks_) draw_one(canvas, view, ground, crack);
}

}  // namespace terramorph
