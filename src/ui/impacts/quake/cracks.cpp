#include "ui/impacts/quake/cracks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr Color kCrackDark = {14, 9, 11}, kCrackLight = {255, 226, 190};
constexpr float kCleftWall = 0.62f, kCleftDark = 0.9f, kCleftLip = 0.34f;
constexpr float kCleftDarkTo = 0.7f;  // across: right of it the wall is seen that the light falls on
constexpr float kOpens = 0.35f, kStays = 5, kCloses = 2;  // seconds
constexpr float kShortest = 20, kLongest = 66;            // columns
constexpr float kMouth = 7;                               // columns, of the longest
constexpr float kAtOnce = 0.3f;                           // of its length and its width
constexpr float kCrackGap = 22, kCrackStep = 6;           // columns
constexpr float kCleftUneven = 0.3f;                      // of a side
constexpr int kCrackBranch = 3;                           // steps
constexpr std::uint32_t kCrackChance = 78;                // a stream of random numbers

bool in_earth(const Ground& ground, Vec2<float> at) {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < ground.width() && at.y >= 0 && ground.solid(x, Sixteenths::truncated(at.y));
}

/// A place at the land's surface, off to a side of the mouth of a crack, but down no cliff.
Vec2<float> lip_at(const Ground& ground, Vec2<float> mouth, float off) {
    const int x = std::clamp(static_cast<int>(mouth.x + off), 0, ground.width() - 1);
    const float most = 2 * std::abs(off);
    return {mouth.x + off, std::clamp(to_columns(ground.top(x)), mouth.y - most, mouth.y + most)};
}

/// What gapes between two sides, from a mouth down to where they meet.
class Cleft {
  public:
    static constexpr std::size_t kMostSteps = 16;

    bool full() const { return count_ == kMostSteps; }
    void go_down(Point left, Point right) { left_[count_] = left, right_[count_++] = right; }
    /// From one share of its width to another: 0 is its left side, 1 its right one.
    void fill(Canvas& canvas, float from, float to, Color color) const {
        if (count_ < 2) return;
        std::array<Point, 2 * kMostSteps> outline;
        for (std::size_t k = 0; k < count_; ++k) {
            outline[k] = across(k, from);
            outline[2 * count_ - 1 - k] = across(k, to);
        }
        canvas.polygon(std::span(outline).first(2 * count_), color);
    }
    /// Along its right side, which the light falls on.
    void light_lip(Canvas& canvas, float thick, Color color) const {
        if (count_ > 1) canvas.line(std::span(right_).first(count_), thick, color);
    }

  private:
    Point across(std::size_t k, float part) const { return left_[k] + (right_[k] - left_[k]) * part; }

    std::array<Point, kMostSteps> left_, right_;
    std::size_t count_ = 0;
};

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

/// It gapes widest at the surface, whose slope its lips follow, and a few fine ones branch off it.
void GroundCracks::draw_one(Canvas& canvas, const View& view, const Ground& ground,
                            const Crack& crack) const {
    const float age = crack.age - crack.late;
    if (age < 0) return;
    const float shown = smooth((kStays - age) / kCloses);
    const float opened = kAtOnce + (1 - kAtOnce) * smooth(age / kOpens), length = crack.length * opened;
    const float thin = std::max(1.0f, 1.5f * view.unit()) / view.scale;
    const float mouth = kMouth * crack.length / kLongest * opened * shown;
    Cleft cleft;
    Vec2<float> at = crack.mouth;
    float way = uniform(-0.5f, 0.5f, crack.chance, kCrackChance, 0, 0);
    const auto dark = [&](float seen) { return with_alpha(kCrackDark, seen * shown); };
    for (int k = 0; !cleft.full(); ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, crack.chance, kCrackChance, k, n);
        };
        const float down = static_cast<float>(k) * kCrackStep, deep = std::min(1.0f, down / length);
        const float narrows = 1 - deep, wide = (mouth * narrows + thin) * narrows;
        const float left = wide * (0.5f + draw(2, -kCleftUneven, kCleftUneven)),
                    right = wide * (0.5f + draw(3, -kCleftUneven, kCleftUneven));
        const Vec2<float> from = k == 0 ? lip_at(ground, at, -left) : at - Vec2<float>{left, 0},
                          to = k == 0 ? lip_at(ground, at, right) : at + Vec2<float>{right, 0};
        cleft.go_down(view.point(from), view.point(to));
        if (deep >= 1) break;
        way = 0.5f * way + draw(0, -0.8f, 0.8f);
        const float step = std::min(kCrackStep, length - down);
        const Vec2<float> next = at + Vec2<float>{way * step, -step};
        if (!in_earth(ground, next)) break;
        if (k % kCrackBranch == kCrackBranch - 1) {
            const Vec2<float> tip = at + Vec2<float>{draw(1, -1, 1) * 1.8f * step, -1.1f * step};
            const std::array<Point, 3> branch = {view.point(at + Vec2<float>{0, 0.5f * wide}),
                                                 view.point(at - Vec2<float>{0, 0.5f * wide}),
                                                 view.point(tip)};
            if (in_earth(ground, tip)) canvas.polygon(branch, dark(kCleftWall));
        }
        at = next;
    }
    cleft.light_lip(canvas, std::max(1.0f, 1.6f * view.unit()), with_alpha(kCrackLight, kCleftLip * shown));
    cleft.fill(canvas, 0, 1, dark(kCleftWall));
    cleft.fill(canvas, 0, kCleftDarkTo, dark(kCleftDark));
}

void GroundCracks::draw(Canvas& canvas, const View& view, const Ground& ground) const {
    for (const Crack& crack : cracks_) draw_one(canvas, view, ground, crack);
}

}  // namespace terramorph
