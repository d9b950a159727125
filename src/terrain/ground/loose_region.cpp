#include "terrain/ground/loose_region.h"

namespace terramorph {

namespace {

constexpr int kMinCells = 8 * kSub;  // 8 square columns
constexpr int kMinColumns = 2;
constexpr int kMinThickness = kSub;  // of all its columns on the average

}  // namespace

std::int64_t cells_of(const Chords& chords) {
    std::int64_t cells = 0;
    for (const Chord& chord : chords) cells += chord.span.length();
    return cells;
}

Range columns_of(const Chords& chords) {
    if (chords.empty()) return {};
    return {chords.front().x, chords.back().x + 1};
}

bool is_too_small(const LooseRegion& region) {
    const Range columns = columns_of(region.chords);
    const int wide = columns.x1 - columns.x0;
    return wide < kMinColumns || region.cells < kMinCells ||
           region.cells < std::int64_t{wide} * kMinThickness;
}

}  // namespace terramorph
