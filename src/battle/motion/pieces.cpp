#include "battle/motion/pieces.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"
#include "battle/motion/debris.h"
#include "battle/motion/digging.h"
#include "terrain/ground/stability.h"

namespace terramorph {

namespace {

constexpr std::int64_t kLargestPiece = 1600 * kCellsPerSquareColumn;
constexpr int kWidestStrip = 56;  // columns
constexpr int kWidestBlock = 26;
constexpr Sixteenths kHighestBlock = 34 * kColumn;
constexpr int kMaxNewPieces = 24;
constexpr Ticks kSlidingTicks = 40 * kTick;  // after which a piece crumbles

std::vector<Falling> pieces_of(const std::vector<Falling>& falling) {
    std::vector<Falling> pieces;
    for (const Falling& each : falling) {
        if (each.region.is_masonry()) {
            for (LooseRegion& block : blocks_of(each.region, kWidestBlock, kHighestBlock))
                pieces.push_back({std::move(block), each.by});
            continue;
        }
        if (each.region.cells <= kLargestPiece) {
            pieces.push_back(each);
            continue;
        }
        for (LooseRegion& strip : strips_of(each.region, kWidestStrip))
            pieces.push_back({std::move(strip), each.by});
    }
    std::ranges::stable_sort(pieces, std::ranges::greater{},
                             [](const Falling& piece) { return piece.region.cells; });
    return pieces;
}

Debris body_of(const Falling& falling) {
    Debris piece;
    piece.kind = Debris::Kind::earth;
    piece.tank = falling.by;
    piece.fuse = kSlidingTicks;
    piece.earth = chunk_of(falling.region);
    piece.body.at = piece.earth.middle;
    return piece;
}

/// Straight down at once.
void drop(BattleState& state, const LooseRegion& region) {
    Chords lowered;
    for (const Chord& chord : region.chords) {
        Sixteenths floor = state.ground.floor_below(chord.x, chord.span.bottom);
        if (!lowered.empty() && lowered.back().x == chord.x) floor = std::max(floor, lowered.back().span.top);
        lowered.push_back({chord.x, {floor, floor + chord.span.length()}});
    }
    lay_down(state, lowered, region.cells);
}

}  // namespace

void drop_overhangs(BattleState& state, Range columns, std::int64_t most) {
    std::vector<Chords> weak = weak_regions(state.ground, columns);
    std::erase_if(weak, [&](const Chords& region) { return cells_of(region) > most; });
    for (const LooseRegion& region : state.ground.take_out(std::move(weak))) drop(state, region);
}

Range let_fall(BattleState& state, Bodies& bodies, const std::vector<Falling>& falling) {
    Range columns;
    int made = 0;
    for (const Falling& falls : pieces_of(falling)) {
        columns.include(columns_of(falls.region.chords));
        const bool room = state.debris.size() < BattleState::kMaxPieces && made < kMaxNewPieces;
        if (!room || is_too_small(falls.region)) {
            drop(state, falls.region);
            continue;
        }
        const Debris piece = body_of(falls);
        const auto area = static_cast<int>(falls.region.cells / kCellsPerSquareColumn);
        if (falls.region.is_masonry())
            state.emit(event::StoneBroke{.tank = falls.by, .area = area, .at = piece.body.at});
        else
            state.emit(event::BrokeOff{.area = area, .at = piece.body.at});
        add_debris(state, bodies, piece);
        ++made;
    }
    return columns;
}

}  // namespace terramorph
