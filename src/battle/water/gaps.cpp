#include "battle/water/gaps.h"

#include <cassert>

namespace terramorph {

Gaps::Gaps(const Ground& ground) {
    gaps_.reserve(at(ground.width()));
    for (int x = 0; x < ground.width(); ++x) {
        const std::span<const Span> spans = ground.column(x);
        for (std::size_t k = 0; k < spans.size(); ++k)
            gaps_.push_back({x, spans[k].top, k + 1 < spans.size() ? spans[k + 1].bottom : Gap::kSky});
        first_.push_back(count());
    }
}

int Gaps::gap_at(int x, Sixteenths y) const {
    if (!holds(x)) return kNone;
    const int gap = gap_from(x, y);
    return gaps_[at(gap)].is_open_at(y) ? gap : kNone;
}

int Gaps::gap_from(int x, Sixteenths y) const {
    assert(holds(x));
    int gap = first_[at(x)];
    while (gap + 1 < first_[at(x + 1)] && gaps_[at(gap)].top <= y) ++gap;
    return gap;
}

std::vector<BesideGap> Gaps::beside_bottoms() const {
    std::vector<BesideGap> beside;
    beside.reserve(gaps_.size());
    for (const Gap& gap : gaps_)
        beside.push_back({gap_at(gap.x - 1, gap.bottom), gap_at(gap.x + 1, gap.bottom)});
    return beside;
}

}  // namespace terramorph
