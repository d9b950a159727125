// What the ground does by itself: loose earth pours or breaks off, and comes to rest again.
#include <algorithm>
#include <limits>

#include "battle/battle.h"
#include "terrain/integer_root.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSuspendStream = 101;
constexpr int kFallPerTick = 4 * kSub;  // loose earth: 240 columns a second

bool holds(const Ground& ground, int x, Span span) {
    if (x < 0 || x >= ground.width()) return false;
    const auto meets = [span](Span earth) { return earth.bottom < span.top && span.bottom < earth.top; };
    return std::ranges::any_of(ground.column(x), meets);
}

/// How far all the chords together come down before they are one with the ground; 0 where they are.
int gap_below(const Ground& ground, const Chords& chords) {
    int gap = std::numeric_limits<int>::max();
    for (const auto& [x, span] : chords) {
        for (const int beside : {x - 1, x, x + 1})
            if (holds(ground, beside, span)) return 0;
        if (x >= 0 && x < ground.width())
            gap = std::min(gap, span.bottom - ground.floor_below(x, span.bottom));
    }
    return gap == std::numeric_limits<int>::max() ? 0 : gap;
}

bool meet(const Chords& chords, const std::vector<Shape>& shapes) {
    return std::ranges::any_of(chords, [&](const Chord& chord) {
        return std::ranges::any_of(shapes, [&](const Shape& shape) {
            const Span other = shape.chord(chord.x);
            return other.bottom < chord.span.top && chord.span.bottom < other.top;
        });
    });
}

/// What lay on a tank cannot stay there: so many columns about it that it becomes a low mound beside the
/// tank.
Chords columns_about(const Chords& chords, std::int64_t cells) {
    const int beside = 2 * kHullHalfWidth + static_cast<int>(integer_root(cells / kSub));
    Chords columns;
    for (int x = chords.front().x - beside; x <= chords.back().x + beside; ++x) columns.push_back({x, {}});
    return columns;
}

}  // namespace

std::vector<Shape> Battle::hull_shapes() const {
    std::vector<Shape> shapes;
    for (const Hull& hull : hulls_) shapes.push_back(shape_of(hull));
    return shapes;
}

std::int64_t Battle::heap(const Shape& shape) { return ground_.heap(shape, hull_shapes()); }

std::int64_t Battle::deposit(const Chords& chords, std::int64_t cells) {
    return ground_.heap_cells(chords, cells, hull_shapes());
}

void Battle::shake_down() { shaking_ = true; }

void Battle::step_ground() {
    if (rules_.loose_earth == LooseEarth::breaks && !shaking_)
        break_off();
    else
        pour();
    const Range changed = ground_.changed_since(ground_seen_);
    ground_seen_ = ground_.revision();
    bodies_.ground_changed(ground_, changed);
    free_buried_tanks();
}

/// Everything that hangs comes down a little further; where loose earth hangs, only sand flows.
void Battle::pour() {
    const bool moved = ground_moves_;
    const bool hangs = rules_.loose_earth == LooseEarth::hangs && !shaking_;
    const int chance = shaking_ ? 0 : rules_.suspend_chance;
    ground_moves_ =
        hangs ? ground_.flow() : ground_.settle(kFallPerTick, chance, mix(seed_ + kSuspendStream));
    if (moved && !ground_moves_) emit({.kind = Event::Kind::earth_fell});
    if (!ground_moves_) shaking_ = false;
}

/// What a change has cut off from bedrock becomes a body of its own.
void Battle::break_off() {
    const bool moved = ground_moves_;
    ground_moves_ = ground_.flow();
    if (moved && !ground_moves_) emit({.kind = Event::Kind::earth_fell});
    const Range fresh = ground_.changed_since(ground_seen_);
    if (fresh.empty()) return;
    for (Clump& clump : ground_.take_loose(fresh)) {
        const bool room = pieces_.size() < kMostPieces;
        if (room && !stays_up(clump)) {
            break_off(std::move(clump));
        } else {
            ground_.heap_cells(clump.chords, clump.cells);
            shaking_ = shaking_ || !room;
        }
    }
}

bool Battle::stays_up(const Clump& clump) const {
    const Chord& first = clump.chords.front();
    const std::uint64_t lot = hash_bits(seed_, kSuspendStream, first.x, first.span.bottom);
    return static_cast<int>(lot * 100 >> 32) < rules_.suspend_chance;
}

void Battle::break_off(Clump clump) {
    constexpr std::int64_t kCellsPerArea = kSub;
    Piece piece;
    piece.kind = Piece::Kind::earth;
    piece.tank = shooter_;
    piece.rubble = rubble_of(std::move(clump));
    piece.body.at = piece.rubble.middle;
    emit({.kind = Event::Kind::broke_off,
          .amount = static_cast<int>(piece.rubble.clump.cells / kCellsPerArea),
          .at = piece.body.at});
    add_debris(piece);
}

/// A piece that lies still becomes ground again, to the last cell. Bodies lie a little above the earth, or
/// on tanks: it comes down so far that it does not break off once more.
void Battle::put_down(const Piece& piece) {
    Chords chords = chords_of(piece.rubble, piece.body.at, piece.body.angle);
    const int gap = gap_below(ground_, chords);
    for (Chord& chord : chords) chord.span = {chord.span.bottom - gap, chord.span.top - gap};
    if (gap > 0 && meet(chords, hull_shapes())) chords = columns_about(chords, piece.rubble.clump.cells);
    deposit(chords, piece.rubble.clump.cells);
    emit({.kind = Event::Kind::earth_fell, .at = piece.body.at});
}

}  // namespace terramorph
