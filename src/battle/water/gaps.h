#pragma once

#include <algorithm>
#include <vector>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// The air between two spans of a column, or above the highest one.
struct Gap {
    static constexpr Sixteenths kSky{1 << 24};  ///< the top of the highest gap

    int x;
    Sixteenths bottom;
    Sixteenths top;

    bool roofed() const { return top < kSky; }
    bool is_open_at(Sixteenths y) const { return bottom <= y && y < top; }
    /// The cells of it below a height.
    int room_below(Sixteenths y) const { return y <= bottom ? 0 : (std::min(y, top) - bottom).count(); }
};

/// Gaps at the left and at the right of one; Gaps::kNone where there's none.
struct BesideGap {
    int left;
    int right;
};

/// All gaps of a ground, numbered by column and from below. Those of neighbouring columns are beside each
/// other if they share a height.
class Gaps {
  public:
    static constexpr int kNone = -1;

    Gaps() = default;
    explicit Gaps(const Ground& ground);

    int count() const { return static_cast<int>(gaps_.size()); }
    const Gap& operator[](int gap) const { return gaps_[at(gap)]; }

    /// The gap of a column that a height lies in; kNone in earth and outside the level.
    int gap_at(int x, Sixteenths y) const;
    /// The same; in earth the next gap above. The column must be in the level.
    int gap_from(int x, Sixteenths y) const;
    /// Those that each gap's bottom comes out in, by gap.
    std::vector<BesideGap> beside_bottoms() const;

    /// Calls visit(gap) for all that are beside this one, from the left and from below.
    template <class Visit>
    void for_each_beside(int gap, Visit visit) const {
        const Gap& own = gaps_[at(gap)];
        for (const int x : {own.x - 1, own.x + 1}) {
            if (!holds(x)) continue;
            for (int k = first_[at(x)]; k < first_[at(x + 1)]; ++k)
                if (std::max(own.bottom, gaps_[at(k)].bottom) < std::min(own.top, gaps_[at(k)].top)) visit(k);
        }
    }

  private:
    bool holds(int x) const { return x >= 0 && x + 1 < static_cast<int>(first_.size()); }

    std::vector<Gap> gaps_;
    std::vector<int> first_ = {0};  // gap of each column, and the end
};

}  // namespace terramorph
