#include "terrain/ground/linings.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "base/state_hash.h"

namespace terramorph {

namespace {

bool is_beside(const Lining& a, const Lining& b) {
    const bool touch = a.columns.x1 == b.columns.x0 || b.columns.x1 == a.columns.x0;
    return touch && a.opening.bottom < b.opening.top && b.opening.bottom < a.opening.top;
}

void add_all_to(StateHash& state, const std::vector<Lining>& linings) {
    for (int k = 0; const Lining& lining : linings) {
        state.add("from", k, lining.columns.x0);
        state.add("to", k, lining.columns.x1);
        state.add("floor", k, lining.opening.bottom.count());
        state.add("roof", k, lining.opening.top.count());
        if (lining.kind != Lining::Kind::props) state.add("kind", k, static_cast<int>(lining.kind));
        state.add("strength", k++, lining.strength);
    }
}

}  // namespace

void Linings::add(std::span<const Lining> linings, int width) {
    width_ = width;
    standing_.insert(standing_.end(), linings.begin(), linings.end());
    sort_by_column();
}

void Linings::replace(std::vector<Lining> standing) {
    standing_ = std::move(standing);
    sort_by_column();
}

void Linings::weaken(int number, int by) { standing_[at(number)].strength -= by; }

void Linings::slip(int x, Sixteenths rise) {
    if (empty()) return;
    slipped_.resize(at(width_));
    slipped_[at(x)] += rise;
}

std::vector<Lining> Linings::take_broken() {
    const auto is_broken = [](const Lining& lining) { return lining.strength <= 0; };
    std::vector<Lining> broken;
    std::ranges::copy_if(standing_, std::back_inserter(broken), is_broken);
    if (broken.empty()) return {};
    std::erase_if(standing_, is_broken);
    for (Lining& lining : standing_)
        for (const Lining& gone : broken)
            if (is_beside(lining, gone)) lining.strength -= Lining::kNeighbours;
    sort_by_column();
    std::ranges::copy_if(broken, std::back_inserter(sinking_),
                         [](const Lining& lining) { return lining.kind == Lining::Kind::props; });
    return broken;
}

void Linings::sort_by_column() {
    first_.assign(at(width_) + 1, 0);
    for (const Lining& lining : standing_)
        for (int x = lining.columns.x0; x < lining.columns.x1; ++x) ++first_[at(x) + 1];
    for (int x = 0; x < width_; ++x) first_[at(x) + 1] += first_[at(x)];
    at_column_.resize(at(first_.back()));
    std::vector<int> next = first_;
    for (int number = 0; const Lining& lining : standing_) {
        for (int x = lining.columns.x0; x < lining.columns.x1; ++x) at_column_[at(next[at(x)]++)] = number;
        ++number;
    }
}

void Linings::add_to(StateHash& state) const {
    state.begin("linings");
    add_all_to(state, standing_);
    state.begin("sinking");
    add_all_to(state, sinking_);
    for (int x = 0; const Sixteenths slipped : slipped_) state.add("slipped", x++, slipped.count());
}

}  // namespace terramorph
