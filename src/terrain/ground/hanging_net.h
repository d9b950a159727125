#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// A hanging span: any but the lowest of its column and those on linings, which are as good. It leans on
/// others, down to a lowest span.
struct HangingSpan {
    static constexpr int kNoJoint = -1;
    enum class Is { elsewhere, held, weak };

    int x;
    Span span;
    std::array<int, 2> on_ground = {kNoJoint,
                                    kNoJoint};  ///< thickness of its joints to lowest spans, left and right
    int load = 0;                               ///< cells that what stands on it weighs
    int joints = 0;                             ///< index of its first other joint
    Is is = Is::elsewhere;
    int steps = 0;    ///< to a lowest span; 0: it leans on nothing
    int joint = 0;    ///< thickness of the joints by which it leans, in 1/16 column
    int parents = 0;  ///< such joints: it leans evenly on them
    int sides = 0;    ///< where the lowest spans are that it leans on: 1 left, 2 right
    bool braced = false;
    bool cut = false;
    std::int64_t cells = 0;    ///< that lean on those joints
    std::int64_t moment2 = 0;  ///< their moment about them, twice: cells times columns

    void clear_load();
};

/// The hanging spans about changed columns and the joints between those that touch: a part of stability.h.
class HangingNet {
  public:
    using Is = HangingSpan::Is;

    /// Spans that hang together with one in or right beside the changed columns are `held`.
    HangingNet(const Ground& ground, Range changed);

    int size() const { return static_cast<int>(spans_.size()); }
    HangingSpan& span(int v) { return spans_[at(v)]; }

    /// Calls visit(span, thickness) for all of the same kind that touch this one. Sand adds nothing to the
    /// thickness.
    template <class Visit>
    void for_each_beside(int v, Visit visit) {
        const std::size_t end = v + 1 < size() ? at(span(v + 1).joints) : joints_.size();
        for (std::size_t k = at(span(v).joints); k < end; ++k)
            if (span(joints_[k].span).is == span(v).is) visit(joints_[k].span, joints_[k].thick);
    }

    /// Turns this span and all that hang together with it from one kind into another, and returns them; none
    /// if this span isn't of the first kind.
    Chords flood(int start, Is from, Is to);

  private:
    struct Joint {
        int span;
        int thick;  // in 1/16 column
    };

    int joint(int x, Span a, int beside, Span b) const;
    void join(HangingSpan& span, int side);

    const Ground& ground_;
    Range run_;                       // columns
    std::vector<int> first_;          // span of each column of the run
    std::vector<HangingSpan> spans_;  // by column and from below
    std::vector<Joint> joints_;
};

}  // namespace terramorph
