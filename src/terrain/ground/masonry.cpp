#include "terrain/ground/masonry.h"

#include <algorithm>
#include <utility>

#include "base/state_hash.h"

namespace terramorph {

void Masonry::add(const Chords& stones) {
    stones_.insert(stones_.end(), stones.begin(), stones.end());
    std::ranges::sort(stones_, {}, [](const Chord& each) { return std::pair(each.x, each.span.bottom); });
}

std::span<const Chord> Masonry::column(int x) const { return in_column(stones_, x); }

bool Masonry::has(int x, Sixteenths y) const {
    return std::ranges::any_of(column(x),
                               [y](const Chord& each) { return each.span.bottom <= y && y < each.span.top; });
}

Sixteenths Masonry::top(int x) const {
    const std::span<const Chord> here = column(x);
    return here.empty() ? Sixteenths{} : here.back().span.top;
}

void Masonry::replace(int x, std::span<const Span> stones) {
    std::erase_if(stones_, [x](const Chord& each) { return each.x == x; });
    Chords chords;
    for (const Span span : stones) chords.push_back({x, span});
    if (!chords.empty()) add(chords);
}

void Masonry::carve(int x, Span away) {
    const std::span<const Chord> here = column(x);
    if (here.empty()) return;
    Chords left;
    bool cut = false;
    for (const Chord& each : here) {
        cut = cut || (each.span.bottom < away.top && away.bottom < each.span.top);
        const Span below{each.span.bottom, std::min(each.span.top, away.bottom)};
        const Span above{std::max(each.span.bottom, away.top), each.span.top};
        if (!below.empty()) left.push_back({x, below});
        if (!above.empty()) left.push_back({x, above});
    }
    if (!cut) return;
    const auto first = stones_.begin() + (here.data() - stones_.data());
    const auto place = stones_.erase(first, first + static_cast<std::ptrdiff_t>(here.size()));
    stones_.insert(place, left.begin(), left.end());
}

void Masonry::slip(int x, Sixteenths rise) {
    const std::span<const Chord> here = column(x);
    const auto first = here.data() - stones_.data();
    for (auto k = first; k < first + std::ssize(here); ++k) {
        Span& span = stones_[static_cast<std::size_t>(k)].span;
        span = {span.bottom + rise, span.top + rise};
    }
}

void Masonry::add_to(StateHash& state) const {
    state.begin("masonry");
    for (int k = 0; const Chord& each : stones_) {
        state.add("column", k, each.x);
        state.add("bottom", k, each.span.bottom.count());
        state.add("top", k++, each.span.top.count());
    }
}

}  // namespace terramorph
