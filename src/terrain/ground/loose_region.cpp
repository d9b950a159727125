#include "terrain/ground/loose_region.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kMinCells = 8 * kCellsPerSquareColumn;
constexpr int kMinColumns = 2;
constexpr Sixteenths kMinThickness = kColumn;  // of all its columns on the average

bool touch(const Chord& a, const Chord& b) {
    return a.x + 1 == b.x && a.span.bottom < b.span.top && b.span.bottom < a.span.top;
}

/// Gives each chord the index of the first one that it hangs together with.
std::vector<std::size_t> firsts_of(const Chords& chords) {
    std::vector<std::size_t> first(chords.size());
    for (std::size_t k = 0; k < chords.size(); ++k) {
        first[k] = k;
        for (std::size_t other = k; other-- > 0 && chords[other].x + 1 >= chords[k].x;) {
            if (first[other] == first[k] || !touch(chords[other], chords[k])) continue;
            const auto [low, high] = std::minmax({first[other], first[k]});
            std::replace(first.begin(), first.end(), high, low);
        }
    }
    return first;
}

/// Adds the parts of a region that hang together, as regions: all within these of its chords.
void add_parts(const LooseRegion& region, const Chords& chords, std::vector<LooseRegion>& regions) {
    const std::vector<std::size_t> first = firsts_of(chords);
    for (std::size_t k = 0; k < chords.size(); ++k) {
        if (first[k] != k) continue;
        LooseRegion& part = regions.emplace_back();
        for (std::size_t other = k; other < chords.size(); ++other)
            if (first[other] == k) part.chords.push_back(chords[other]);
        part.cells = cells_of(part.chords);
        part.stones = common(part.chords, region.stones);
    }
}

}  // namespace

std::int64_t cells_of(const Chords& chords) {
    std::int64_t cells = 0;
    for (const Chord& chord : chords) cells += chord.span.length().count();
    return cells;
}

Range columns_of(const Chords& chords) {
    if (chords.empty()) return {};
    return {chords.front().x, chords.back().x + 1};
}

std::vector<LooseRegion> strips_of(const LooseRegion& region, int widest) {
    const Range columns = columns_of(region.chords);
    const int wide = columns.x1 - columns.x0;
    const int count = (wide + widest - 1) / widest;
    std::vector<LooseRegion> strips;
    auto chord = region.chords.begin();
    for (int k = 1; k <= count; ++k) {
        Chords part;
        for (; chord != region.chords.end() && chord->x < columns.x0 + wide * k / count; ++chord)
            part.push_back(*chord);
        add_parts(region, part, strips);
    }
    return strips;
}

std::span<const Chord> in_column(std::span<const Chord> chords, int x) {
    const auto first = std::ranges::lower_bound(chords, x, {}, &Chord::x);
    const auto end = std::ranges::upper_bound(first, chords.end(), x, {}, &Chord::x);
    return {first, end};
}

Chords common(const Chords& chords, std::span<const Chord> others) {
    Chords both;
    for (const Chord& chord : chords)
        for (const Chord& other : in_column(others, chord.x)) {
            const Span span{std::max(chord.span.bottom, other.span.bottom),
                            std::min(chord.span.top, other.span.top)};
            if (!span.empty()) both.push_back({chord.x, span});
        }
    return both;
}

std::vector<LooseRegion> blocks_of(const LooseRegion& region, int widest, Sixteenths highest) {
    std::vector<LooseRegion> blocks;
    for (const LooseRegion& strip : strips_of(region, widest)) {
        const auto by_bottom = [](const Chord& each) { return each.span.bottom; };
        Sixteenths from = by_bottom(*std::ranges::min_element(strip.chords, {}, by_bottom));
        for (std::int64_t left = strip.cells; left > 0; from += highest) {
            Chords layer;
            for (const Chord& chord : strip.chords) {
                const Span part{std::max(chord.span.bottom, from), std::min(chord.span.top, from + highest)};
                if (!part.empty()) layer.push_back({chord.x, part});
            }
            left -= cells_of(layer);
            add_parts(strip, layer, blocks);
        }
    }
    return blocks;
}

bool is_too_small(const LooseRegion& region) {
    const Range columns = columns_of(region.chords);
    const int wide = columns.x1 - columns.x0;
    return wide < kMinColumns || region.cells < kMinCells || region.cells < (wide * kMinThickness).count();
}

}  // namespace terramorph
