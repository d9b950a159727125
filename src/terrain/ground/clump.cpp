#include "terrain/ground/clump.h"

namespace terramorph {

namespace {

constexpr int kFewestCells = 8 * kSub;  // 8 square columns
constexpr int kFewestColumns = 2;
constexpr int kLeastThickness = kSub;  // of all its columns on the average

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

bool is_crumb(const Clump& clump) {
    const Range columns = columns_of(clump.chords);
    const int wide = columns.x1 - columns.x0;
    return wide < kFewestColumns || clump.cells < kFewestCells ||
           clump.cells < std::int64_t{wide} * kLeastThickness;
}

}  // namespace terramorph
