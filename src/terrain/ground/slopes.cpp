// Which slopes slide.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "base/index.h"
#include "terrain/ground/stability.h"

namespace terramorph {

namespace {

constexpr int kSteepest = 48;  // 1/16 column per column: a slope that stands of itself ...
constexpr int kShakenSteepest = kLooseRepose.count();  // ... and one that the hardest shake leaves
constexpr Sixteenths kCohesion = 96 * kColumn;         // by which earth may stand higher
constexpr Sixteenths kDeepest = 24 * kColumn;
constexpr int kSlopeReach = 220;  // columns from the toe
constexpr std::int64_t kMinSlideCells = 60 * kCellsPerSquareColumn;

/// The slope that stands where earth is shaken so hard, in 1/16 column per column and per kMaxPercent.
int steepest_at(int shaken) { return kSteepest * (Shake::kMaxPercent - shaken) + kShakenSteepest * shaken; }

class Slopes {
  public:
    Slopes(const Ground& ground, Range toes, const Shake& shake)
        : ground_(ground), shake_(shake), about_{toes.x0 - kSlopeReach, toes.x1 + kSlopeReach} {
        about_ = {std::max(about_.x0, 0), std::min(about_.x1, ground.width())};
        for (int x = about_.x0; x < about_.x1; ++x) tops_.push_back(earth_top(x).count());
        left_ = tops_;
        for (int toe = std::max(toes.x0, 0); toe < std::min(toes.x1, ground.width()); ++toe) {
            follow(toe, -1);
            follow(toe, 1);
        }
    }

    std::vector<Chords> regions() const {
        std::vector<Chords> all;
        Chords run;
        for (int x = about_.x0; x <= about_.x1; ++x) {
            const Span part = part_of(x);
            if (!part.empty()) {
                run.push_back({x, part});
                continue;
            }
            if (cells_of(run) >= kMinSlideCells) all.push_back(run);
            run.clear();
        }
        return all;
    }

  private:
    /// How high earth lies in a column. What is built on it weighs nothing here.
    Sixteenths earth_top(int x) const {
        const std::span<const Chord> stones = ground_.masonry().column(x);
        return stones.empty() ? ground_.top(x) : std::min(ground_.top(x), stones.front().span.bottom);
    }

    /// What slides of a column: nothing where foundations hold it.
    Span part_of(int x) const {
        if (x >= about_.x1 || !ground_.masonry().column(x).empty()) return {};
        const Span highest = ground_.column(x).back();
        const Sixteenths left{left_[at(x - about_.x0)]};
        return {std::max({left, highest.bottom, ground_.rock_top(x), highest.top - kDeepest}), highest.top};
    }

    /// Looks along the line that rises from a toe to one side, until it's above all earth there.
    void follow(int toe, int side) {
        const int shaken = shake_.at(toe);
        const int cohesion = kCohesion.count() * (100 - shaken) / 100;
        const int end = side < 0 ? std::max(toe - kSlopeReach, 0) - 1
                                 : std::min(toe + kSlopeReach, ground_.width() - 1) + 1;
        const int highest =
            (side < 0 ? ground_.highest(end + 1, toe) : ground_.highest(toe + 1, end)).count();
        const int foot = tops_[at(toe - about_.x0)];
        if (highest - foot <= cohesion) return;
        const auto line = [&](int x) {
            return foot + steepest_at(shaken) * std::abs(x - toe) / Shake::kMaxPercent;
        };
        int begin = toe + side;  // of the run of columns that are higher than the line
        bool slides = false;
        for (int x = begin;; x += side) {
            const int height = x == end ? 0 : line(x);
            const int above = x == end ? 0 : tops_[at(x - about_.x0)] - height;
            slides = slides || above > cohesion;
            if (above > 0) continue;
            for (int in = begin; slides && in != x; in += side)
                left_[at(in - about_.x0)] = std::min(left_[at(in - about_.x0)], line(in));
            if (x == end || height >= highest) return;
            begin = x + side;
            slides = false;
        }
    }

    const Ground& ground_;
    const Shake& shake_;
    Range about_;
    std::vector<int> tops_;  // of these columns, in 1/16 column ...
    std::vector<int> left_;  // ... and what's left of them
};

}  // namespace

std::vector<Chords> sliding_slopes(const Ground& ground, Range toes, const Shake& shake) {
    if (toes.x0 >= ground.width() || toes.x1 <= 0 || toes.empty()) return {};
    return Slopes(ground, toes, shake).regions();
}

}  // namespace terramorph
