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

/// Adds the parts that hang together, as regions.
void add_parts(const Chords& chords, std::vector<LooseRegion>& regions) {
    const std::vector<std::size_t> first = firsts_of(chords);
    for (std::size_t k = 0; k < chords.size(); ++k) {
        if (first[k] != k) continue;
        LooseRegion& part = regions.emplace_back();
        for (std::size_t other = k; other < chords.size(); ++other)
            if (first[other] == k) part.chords.push_back(chords[other]);
        part.cells = cells_of(part.chords);
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
        add_parts(part, strips);
    }
    return strips;
}

bool is_too_small(const LooseRegion& region) {
    const Range columns = columns_of(region.chords);
    const int wide = columns.x1 - columns.x0;
    return wide < kMinColumns || region.cells < kMinCells || region.cells < (wide * kMinThickness).count();
}

}  // namespace terramorph
