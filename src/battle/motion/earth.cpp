#include "battle/motion/earth.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/cracks.h"
#include "battle/motion/digging.h"
#include "battle/motion/pieces.h"
#include "battle/systems/blame.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPourStream = 101;
constexpr Sixteenths kFallPerTick = 4 * kColumn;  // loose earth: 240 columns per second

bool holds(const Ground& ground, int x, Span span) {
    if (x < 0 || x >= ground.width()) return false;
    const auto meets = [span](Span earth) { return earth.bottom < span.top && span.bottom < earth.top; };
    return std::ranges::any_of(ground.column(x), meets);
}

/// The distance that all chords can fall together before they touch the ground.
Sixteenths gap_below(const Ground& ground, const Chords& chords) {
    constexpr Sixteenths kEndless(std::numeric_limits<int>::max());
    Sixteenths gap = kEndless;
    for (const auto& [x, span] : chords) {
        for (const int beside : {x - 1, x, x + 1})
            if (holds(ground, beside, span)) return {};
        if (x >= 0 && x < ground.width())
            gap = std::min(gap, span.bottom - ground.floor_below(x, span.bottom));
    }
    return gap == kEndless ? Sixteenths{} : gap;
}

bool falls_in_pieces(const BattleState& state) {
    return std::ranges::any_of(state.debris,
                               [](const Debris& piece) { return piece.kind == Debris::Kind::earth; });
}

/// Lets hanging earth fall a little, if all of it is to come down, and the rest flow.
void pour(BattleState& state, bool all_falls) {
    const bool moved = state.ground_moves;
    const bool falls = all_falls || state.rules.loose_earth == LooseEarth::pours;
    const int chance = all_falls ? 0 : state.rules.suspend_chance;
    state.ground_moves = falls ? state.ground.settle(kFallPerTick, chance, mix(state.seed + kPourStream))
                               : state.ground.flow();
    if (moved && !state.ground_moves) state.emit(event::EarthFell{});
    if (all_falls && !state.ground_moves && !falls_in_pieces(state)) state.shaking = false;
}

/// Takes out of the ground what's cut off from bedrock.
void take_loose(BattleState& state, Range changed, std::vector<Falling>& falling) {
    for (LooseRegion& region : state.ground.take_loose(changed)) {
        const Range columns = {region.chords.front().x, region.chords.back().x + 1};
        if (stays_up(state, region.chords))
            state.ground.deposit(region.chords, region.cells);
        else
            falling.push_back({std::move(region), blame_for_fall(state, columns)});
    }
}

}  // namespace

void step_ground(BattleState& state, Bodies& bodies) {
    const bool breaks = state.rules.loose_earth == LooseEarth::breaks;
    const bool all_falls = state.shaking && state.cracks.empty() && state.doubts.empty();
    std::vector<Falling> falling;
    pour(state, all_falls);
    Range changed = state.ground.changed_since(state.ground_seen);
    changed.include(std::exchange(state.broken, {}));
    if (breaks && !all_falls) take_loose(state, changed, falling);
    if (state.rules.loose_earth == LooseEarth::hangs)
        state.doubts.clear();
    else
        look_for_cracks(state, all_falls ? Range{} : changed);
    break_cracks(state, falling);
    state.broken = let_fall(state, bodies, falling);
    const Range seen = state.ground.changed_since(state.ground_seen);
    state.ground_seen = state.ground.revision();
    bodies.ground_changed(state.ground, seen);
}

/// Turns a resting chunk of earth into ground again, exactly. Bodies rest slightly above the earth, or on
/// tanks, so it's lowered until it won't break off again.
void put_down(BattleState& state, const Debris& piece) {
    Chords chords = chords_of(piece.earth, piece.body.at, piece.body.angle);
    const Sixteenths gap = gap_below(state.ground, chords);
    for (Chord& chord : chords) chord.span = {chord.span.bottom - gap, chord.span.top - gap};
    gap > Sixteenths{} ? lay_down(state, chords, piece.earth.region.cells)
                       : deposit(state, chords, piece.earth.region.cells);
    drop_overhangs(state, columns_of(chords), 2 * piece.earth.region.cells);
    state.emit(event::EarthFell{.at = piece.body.at});
}

}  // namespace terramorph
