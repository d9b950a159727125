#include "battle/motion/earth.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/debris.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSuspendStream = 101;
constexpr int kFallPerTick = 4 * kSub;  // loose earth: 240 columns per second

bool holds(const Ground& ground, int x, Span span) {
    if (x < 0 || x >= ground.width()) return false;
    const auto meets = [span](Span earth) { return earth.bottom < span.top && span.bottom < earth.top; };
    return std::ranges::any_of(ground.column(x), meets);
}

/// The distance that all chords can fall together before they touch the ground.
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

/// Earth on a tank can't stay there: the columns around it that make it a low mound beside the tank.
Chords columns_about(const Chords& chords, std::int64_t cells) {
    const int beside = 2 * kHullHalfWidth + static_cast<int>(isqrt(cells / kSub));
    Chords columns;
    for (int x = chords.front().x - beside; x <= chords.back().x + beside; ++x) columns.push_back({x, {}});
    return columns;
}

std::vector<Shape> hull_shapes(const BattleState& state) {
    std::vector<Shape> shapes;
    for (const Hull& hull : state.hulls) shapes.push_back(shape_of(hull));
    return shapes;
}

/// Lets hanging earth fall a little; if the rules let it hang, only sand flows.
void pour(BattleState& state) {
    const bool moved = state.ground_moves;
    const bool hangs = state.rules.loose_earth == LooseEarth::hangs && !state.shaking;
    const int chance = state.shaking ? 0 : state.rules.suspend_chance;
    state.ground_moves = hangs ? state.ground.flow()
                               : state.ground.settle(kFallPerTick, chance, mix(state.seed + kSuspendStream));
    if (moved && !state.ground_moves) state.emit(event::EarthFell{});
    if (!state.ground_moves) state.shaking = false;
}

bool stays_up(const BattleState& state, const LooseRegion& region) {
    const Chord& first = region.chords.front();
    const std::uint64_t lot = hash_bits(state.seed, kSuspendStream, first.x, first.span.bottom);
    return static_cast<int>(lot * 100 >> 32) < state.rules.suspend_chance;
}

void break_off(BattleState& state, Bodies& bodies, LooseRegion region) {
    constexpr std::int64_t kCellsPerArea = kSub;
    Debris piece;
    piece.kind = Debris::Kind::earth;
    piece.tank = state.shooter;
    piece.earth = chunk_of(std::move(region));
    piece.body.at = piece.earth.middle;
    state.emit(event::BrokeOff{.area = static_cast<int>(piece.earth.region.cells / kCellsPerArea),
                               .at = piece.body.at});
    add_debris(state, bodies, piece);
}

/// Turns earth that's cut off from bedrock into bodies.
void break_off(BattleState& state, Bodies& bodies) {
    const bool moved = state.ground_moves;
    state.ground_moves = state.ground.flow();
    if (moved && !state.ground_moves) state.emit(event::EarthFell{});
    const Range fresh = state.ground.changed_since(state.ground_seen);
    if (fresh.empty()) return;
    for (LooseRegion& region : state.ground.take_loose(fresh)) {
        const bool room = state.debris.size() < BattleState::kMaxPieces;
        if (room && !stays_up(state, region)) {
            break_off(state, bodies, std::move(region));
        } else {
            state.ground.deposit(region.chords, region.cells);
            state.shaking = state.shaking || !room;
        }
    }
}

}  // namespace

std::int64_t heap(BattleState& state, const Shape& shape) {
    return state.ground.heap(shape, hull_shapes(state));
}

std::int64_t deposit(BattleState& state, const Chords& chords, std::int64_t cells) {
    return state.ground.deposit(chords, cells, hull_shapes(state));
}

void step_ground(BattleState& state, Bodies& bodies) {
    if (state.rules.loose_earth == LooseEarth::breaks && !state.shaking)
        break_off(state, bodies);
    else
        pour(state);
    const Range changed = state.ground.changed_since(state.ground_seen);
    state.ground_seen = state.ground.revision();
    bodies.ground_changed(state.ground, changed);
}

/// Turns a resting chunk of earth into ground again, exactly. Bodies rest slightly above the earth, or on
/// tanks, so it's lowered until it won't break off again.
void put_down(BattleState& state, const Debris& piece) {
    Chords chords = chords_of(piece.earth, piece.body.at, piece.body.angle);
    const int gap = gap_below(state.ground, chords);
    for (Chord& chord : chords) chord.span = {chord.span.bottom - gap, chord.span.top - gap};
    if (gap > 0 && meet(chords, hull_shapes(state))) chords = columns_about(chords, piece.earth.region.cells);
    deposit(state, chords, piece.earth.region.cells);
    state.emit(event::EarthFell{.at = piece.body.at});
}

}  // namespace terramorph
