#include "battle/motion/earth.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/castles.h"
#include "battle/motion/cracks.h"
#include "battle/motion/digging.h"
#include "battle/motion/mines.h"
#include "battle/motion/pieces.h"
#include "battle/slip/settled.h"
#include "battle/systems/blame.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPourStream = 101;
constexpr Sixteenths kFallPerTick = 4 * kColumn;  // loose earth: 240 columns per second

/// Lets each chord fall as far as it can: fallen earth leaves no hollow under it.
Chords crumbled(const Ground& ground, const Chords& chords) {
    Chords fallen;
    for (Chord chord : chords) {
        const Chord* below = fallen.empty() || fallen.back().x != chord.x ? nullptr : &fallen.back();
        if (!ground.solid(chord.x, chord.span.bottom)) {
            Sixteenths floor = ground.floor_below(chord.x, chord.span.bottom);
            if (below) floor = std::max(floor, below->span.top);
            chord.span = {floor, floor + chord.span.length()};
        }
        if (below && below->span.top == chord.span.bottom)
            fallen.back().span.top = chord.span.top;
        else
            fallen.push_back(chord);
    }
    return fallen;
}

bool falls_in_pieces(const BattleState& state) {
    return std::ranges::any_of(state.debris,
                               [](const Debris& piece) { return piece.kind == Debris::Kind::earth; });
}

/// Lets what lost its props sink a little, hanging earth fall, if all of it is to come down, and the rest
/// flow.
void pour(BattleState& state, bool all_falls) {
    const bool moved = state.ground_moves;
    const bool falls = all_falls || state.rules.loose_earth == LooseEarth::pours;
    const int chance = all_falls ? 0 : state.rules.suspend_chance;
    const bool sinks = state.ground.sink(kFallPerTick);
    state.ground_moves = falls ? state.ground.settle(kFallPerTick, chance, mix(state.seed + kPourStream))
                               : state.ground.flow();
    state.ground_moves = state.ground_moves || sinks;
    if (moved && !state.ground_moves) state.emit(event::EarthFell{});
    if (all_falls && !state.ground_moves && !falls_in_pieces(state)) state.shaking = false;
}

/// Takes out of the ground what's cut off from bedrock.
void take_loose(BattleState& state, Range changed, std::vector<Falling>& falling) {
    for (LooseRegion& region : state.ground.take_loose(changed)) {
        const Range columns = {region.chords.front().x, region.chords.back().x + 1};
        if (stays_up(state, region.chords)) {
            state.ground.deposit(region.chords, region.cells);
            state.ground.build(region.stones);
        } else
            falling.push_back({std::move(region), blame_for_fall(state, columns)});
    }
}

}  // namespace

void step_ground(BattleState& state, Bodies& bodies) {
    const bool breaks = state.rules.loose_earth == LooseEarth::breaks;
    const bool all_falls = state.shaking && state.cracks.empty() && state.doubts.empty();
    std::vector<Falling> falling;
    give_up_arches(state);
    break_props(state);
    pour(state, all_falls);
    Range changed = state.ground.changed_since(state.ground_seen);
    changed.include(std::exchange(state.broken, {}));
    changed = settled_columns(state, changed);
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

/// Turns a resting chunk of earth into ground again, exactly.
void put_down(BattleState& state, const Debris& piece) {
    const Chords chords = crumbled(state.ground, chords_of(piece.earth, piece.body.at, piece.body.angle));
    lay_down(state, chords, piece.earth.region.cells);
    drop_overhangs(state, columns_of(chords), 2 * piece.earth.region.cells);
    state.emit(event::EarthFell{.at = piece.body.at});
}

}  // namespace terramorph
