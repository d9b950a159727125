#include "battle/water/basins.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "battle/water/rising_room.h"

namespace terramorph {

namespace {

/// Of those as high the one farther left comes first, and then the lower one: a counting sort.
std::vector<int> sorted_by_bottom(const Gaps& gaps) {
    Sixteenths highest{};
    for (int gap = 0; gap < gaps.count(); ++gap) highest = std::max(highest, gaps[gap].bottom);
    std::vector<int> next(at(highest.count()) + 2);  // place for a gap with this bottom
    for (int gap = 0; gap < gaps.count(); ++gap) ++next[at(gaps[gap].bottom.count() + 1)];
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<int> sorted(at(gaps.count()));
    for (int gap = 0; gap < gaps.count(); ++gap) sorted[at(next[at(gaps[gap].bottom.count())]++)] = gap;
    return sorted;
}

/// Gaps by the height of their bottoms. Those of a flat come one after the other from where it ends in a
/// slope down, so that no part of it is taken for a pit of its own.
class Order {
  public:
    Order(const Gaps& gaps, const std::vector<BesideGap>& beside)
        : gaps_(gaps), beside_(beside), is_in_(at(gaps.count())) {
        const std::vector<int> sorted = sorted_by_bottom(gaps);
        order_.reserve(sorted.size());
        for (std::size_t from = 0, to = 0; from < sorted.size(); from = to) {
            while (to < sorted.size() && gaps[sorted[to]].bottom == gaps[sorted[from]].bottom) ++to;
            for (std::size_t k = from; k < to; ++k)
                if (is_beside_lower(sorted[k])) add(sorted[k]);
            spread();
            for (std::size_t k = from; k < to; ++k) {
                add(sorted[k]);
                spread();
            }
        }
    }

    std::vector<int> take() { return std::move(order_); }

  private:
    bool is_beside_lower(int gap) const {
        const auto is_lower = [&](int other) {
            return other != Gaps::kNone && gaps_[other].bottom < gaps_[gap].bottom;
        };
        return is_lower(beside_[at(gap)].left) || is_lower(beside_[at(gap)].right);
    }

    void add(int gap) {
        if (is_in_[at(gap)]) return;
        is_in_[at(gap)] = true;
        order_.push_back(gap);
    }

    /// To all of the flats that those added last belong to.
    void spread() {
        for (; spread_ < order_.size(); ++spread_) {
            const int gap = order_[spread_];
            for (const int other : {beside_[at(gap)].left, beside_[at(gap)].right})
                if (other != Gaps::kNone && gaps_[other].bottom == gaps_[gap].bottom) add(other);
        }
    }

    const Gaps& gaps_;
    const std::vector<BesideGap>& beside_;
    std::vector<int> order_;
    std::vector<bool> is_in_;
    std::size_t spread_ = 0;  // gaps from which it has spread
};

}  // namespace

Basins::Basins(const Ground& ground)
    : gaps_(ground),
      down_(at(gaps_.count())),
      pit_(at(gaps_.count())),
      joined_at_(at(gaps_.count()), Basin::kNone) {
    const std::vector<BesideGap> beside = gaps_.beside_bottoms();
    rising_ = Order(gaps_, beside).take();
    std::vector<int> place(at(gaps_.count()));  // in the order
    for (int k = 0; const int gap : rising_) place[at(gap)] = k++;
    RisingRoom room;
    std::vector<int> whole;                     // the basin of all of a set's gaps
    std::vector<int> owner(at(gaps_.count()));  // the basin of each gap, but for those above it
    for (const int gap : rising_) {
        room.rise_to(gaps_[gap].bottom);
        // those beside it that are lower, or as low and before it
        const auto lower = [&](int other) {
            return other != Gaps::kNone && place[at(other)] < place[at(gap)] ? other : Gaps::kNone;
        };
        const BesideGap below = {lower(beside[at(gap)].left), lower(beside[at(gap)].right)};
        if (below.left == Gaps::kNone && below.right == Gaps::kNone)
            begin_pit(gap, room);
        else
            join(gap, below, room, whole);
        whole.resize(basins_.size(), count() - 1);
        const int set = room.find(pit(gap));
        room.open(set, gaps_[gap]);
        owner[at(gap)] = whole[at(set)];
    }
    room.rise_to(Gap::kSky);
    for (int basin = 0; basin < count(); ++basin)
        if (basins_[at(basin)].is_root()) basins_[at(basin)].cap = room.room(basin);
    arrange(owner);
}

void Basins::begin_pit(int gap, RisingRoom& room) {
    down_[at(gap)] = gap;
    pit_[at(gap)] = room.add();
    basins_.push_back({.deepest_gap = gap});
}

/// Lets water run from a gap to the lower of those beside it. Where two basins meet, another one begins.
void Basins::join(int gap, BesideGap lower, RisingRoom& room, std::vector<int>& whole) {
    const auto [left, right] = lower;
    const bool to_left =
        right == Gaps::kNone || (left != Gaps::kNone && gaps_[left].bottom <= gaps_[right].bottom);
    down_[at(gap)] = to_left ? left : right;
    pit_[at(gap)] = pit(down_[at(gap)]);
    if (left == Gaps::kNone || right == Gaps::kNone) return;
    const int left_set = room.find(pit(left));
    const int right_set = room.find(pit(right));
    if (left_set == right_set) return;
    Basin both{.left = whole[at(left_set)], .right = whole[at(right_set)]};
    const auto end = [&](int child, int set, int beyond) {
        Basin& basin = basins_[at(child)];
        basin.parent = count();
        basin.sill = gaps_[gap].bottom;
        basin.spill_gap = gap;
        basin.beyond_gap = beyond;
        basin.cap = room.room(set);
        return basin.deepest_gap;
    };
    const int deepest_left = end(both.left, left_set, right);
    const int deepest_right = end(both.right, right_set, left);
    both.deepest_gap =
        gaps_[deepest_right].bottom < gaps_[deepest_left].bottom ? deepest_right : deepest_left;
    joined_at_[at(gap)] = count();
    const int set = room.add();  // which has the same number as the basin
    whole[at(room.join(room.join(left_set, right_set), set))] = count();
    basins_.push_back(both);
}

/// Puts the gaps of each basin side by side: those of its children, and then its own.
void Basins::arrange(const std::vector<int>& owner) {
    std::vector<int> sizes(at(count()));
    for (const int basin : owner) ++sizes[at(basin)];
    for (int basin = 0; basin < count(); ++basin)
        if (!basins_[at(basin)].is_root()) sizes[at(basins_[at(basin)].parent)] += sizes[at(basin)];
    std::vector<int> next(at(count()));  // place for a gap of its own
    for (int basin = count() - 1, end = 0; basin >= 0; --basin) {
        Basin& here = basins_[at(basin)];
        const int size = sizes[at(basin)];
        if (here.is_root()) here.first = std::exchange(end, end + size);
        here.last = here.first + size;
        next[at(basin)] = here.first;
        if (here.is_pit()) continue;
        basins_[at(here.left)].first = here.first;
        basins_[at(here.right)].first = here.first + sizes[at(here.left)];
        next[at(basin)] += sizes[at(here.left)] + sizes[at(here.right)];
    }
    arranged_.resize(owner.size());
    for (const int gap : rising_) arranged_[at(next[at(owner[at(gap)])]++)] = gap;
}

std::span<const int> Basins::gaps_of(int basin) const {
    const Basin& here = basins_[at(basin)];
    return std::span(arranged_).subspan(at(here.first), at(here.last - here.first));
}

int Basins::sibling(int basin) const {
    const Basin& parent = basins_[at(basins_[at(basin)].parent)];
    return parent.left == basin ? parent.right : parent.left;
}

}  // namespace terramorph
