#include "battle/motion/cracks.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"
#include "terrain/ground/stability.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSuspendStream = 101;
constexpr int kSlideBodies = 6;
constexpr int kSlideStrip = 56;                  // columns
constexpr int kPouringThirds = 2;                // of a slide; the rest of it becomes bodies
constexpr Sixteenths kNearTracks = kColumn * 3;  // a tank's tracks are about so near to what it stands on
constexpr int kTankWeight = 160;                 // cells of earth in each column of its hull

struct Failure {
    std::vector<Chords> weak;
    std::vector<Chords> slides;
};

Range columns_of(const std::vector<Chords>& regions) {
    Range all;
    for (const Chords& region : regions) all.include(terramorph::columns_of(region));
    return all;
}

Load load_of(const Tank& tank) {
    const int x = column_of(Sixteenths::truncated(tank.body.at.x));
    const Sixteenths tracks = Sixteenths::truncated(tank.body.at.y);
    return {.columns = {x - kHullHalfWidth, x + kHullHalfWidth},
            .tops = {tracks - kNearTracks, tracks + kNearTracks},
            .cells = kTankWeight};
}

/// The weight of the tanks that stand, wherever they do.
std::vector<Load> loads_of(const BattleState& state) {
    std::vector<Load> loads;
    for (const Hull& hull : state.hulls)
        if (const Tank& tank = state.tank(hull.tank); tank.airborne == 0) loads.push_back(load_of(tank));
    return loads;
}

Failure failure_of(const BattleState& state, const Crack& crack) {
    Failure failure;
    if (state.rules.loose_earth == LooseEarth::breaks)
        failure.weak = weak_regions(state.ground, crack.columns, crack.shake, loads_of(state));
    std::erase_if(failure.weak, [&](const Chords& region) { return stays_up(state, region); });
    failure.slides = sliding_slopes(state.ground, crack.toes, crack.shake);
    return failure;
}

/// Where it cracks already there's no new warning.
bool is_cracking(BattleState& state, const Crack& crack) {
    for (Crack& other : state.cracks) {
        if (other.where.x1 <= crack.where.x0 || crack.where.x1 <= other.where.x0) continue;
        other.columns.include(crack.columns);
        other.toes.include(crack.toes);
        other.where.include(crack.where);
        if (crack.shake.percent > other.shake.percent) other.shake = crack.shake;
        return true;
    }
    return false;
}

void begin_crack(BattleState& state, const Crack& crack) {
    if (is_cracking(state, crack)) return;
    state.cracks.push_back(crack);
    const int middle = std::clamp((crack.where.x0 + crack.where.x1) / 2, 0, state.ground.width() - 1);
    state.emit(event::Cracked{.tank = crack.by,
                              .from = crack.where.x0,
                              .to = crack.where.x1,
                              .at = {static_cast<float>(middle), to_columns(state.ground.top(middle))}});
}

void look_at(BattleState& state, const Crack& doubt) {
    const Failure failure = failure_of(state, doubt);
    for (const Chords& region : failure.weak) {
        Crack crack = {.columns = terramorph::columns_of(region), .shake = doubt.shake, .by = doubt.by};
        crack.where = crack.columns;
        begin_crack(state, crack);
    }
    if (failure.slides.empty()) return;
    Crack crack = {.toes = doubt.toes, .shake = doubt.shake, .by = doubt.by};
    crack.where = columns_of(failure.slides);
    begin_crack(state, crack);
}

bool stands_on(const Tank& tank, const Chords& region) {
    return std::ranges::any_of(region, [&](const Chord& chord) {
        const float away = static_cast<float>(chord.x) + 0.5f - tank.body.at.x;
        const float above = tank.body.at.y - to_columns(chord.span.top);
        return away > -kHullHalfWidth && away < kHullHalfWidth && above > -to_columns(kNearTracks) &&
               above < to_columns(kNearTracks);
    });
}

/// Who took the ground from under a tank has as good as pushed it.
void blame_for_falls(BattleState& state, const std::vector<Chords>& regions, TankId by) {
    for (const Hull& hull : state.hulls)
        for (const Chords& region : regions)
            if (stands_on(state.tank(hull.tank), region)) push_by(state.tank(hull.tank), by);
}

/// The upper part of a slide, which becomes bodies.
Chords top_of(const Chords& slide) {
    Chords top = slide;
    for (Chord& chord : top) chord.span.bottom += chord.span.length() * kPouringThirds / 3;
    std::erase_if(top, [](const Chord& chord) { return chord.span.empty(); });
    return top;
}

void slide_down(BattleState& state, const Chords& slide, TankId by, std::vector<Falling>& falling) {
    const Range columns = terramorph::columns_of(slide);
    if (state.rules.loose_earth == LooseEarth::breaks) {
        const int wide = columns.x1 - columns.x0;
        const int strip = std::max(kSlideStrip, (wide + kSlideBodies - 1) / kSlideBodies);
        for (LooseRegion& region : state.ground.take_out({top_of(slide)}))
            for (LooseRegion& part : strips_of(region, strip)) falling.push_back({std::move(part), by});
    }
    state.ground.loosen(slide);
    state.ground_moves = true;
    const Chord& middle = slide[slide.size() / 2];
    state.emit(event::BrokeOff{
        .area = static_cast<int>(cells_of(slide) * kPouringThirds / 3 / kCellsPerSquareColumn),
        .at = {static_cast<float>(middle.x), to_columns(middle.span.top)}});
}

void break_off(BattleState& state, const Crack& crack, std::vector<Falling>& falling) {
    Failure failure = failure_of(state, crack);
    blame_for_falls(state, failure.weak, crack.by);
    blame_for_falls(state, failure.slides, crack.by);
    for (const Chords& slide : failure.slides) slide_down(state, slide, crack.by, falling);
    for (LooseRegion& region : state.ground.take_out(std::move(failure.weak)))
        falling.push_back({std::move(region), crack.by});
}

}  // namespace

bool stays_up(const BattleState& state, const Chords& region) {
    const Chord& first = region.front();
    const std::uint64_t lot = hash_bits(state.seed, kSuspendStream, first.x, first.span.bottom.count());
    return static_cast<int>(lot * 100 >> 32) < state.rules.suspend_chance;
}

void look_for_cracks(BattleState& state, Range changed) {
    look_at(state, {.columns = changed, .by = to_blame(state)});
    for (const Crack& doubt : std::exchange(state.doubts, {})) look_at(state, doubt);
}

void doubt_roofs(BattleState& state) {
    for (const Hull& hull : state.hulls) {
        const Tank& tank = state.tank(hull.tank);
        if (!tank.body.awake || tank.airborne > 0) continue;
        const Load load = load_of(tank);
        Range columns = {std::max(load.columns.x0, 0), std::min(load.columns.x1, state.ground.width())};
        while (!columns.empty() && !state.ground.hangs(columns.x0)) ++columns.x0;
        if (columns.empty()) continue;
        state.doubts.push_back({.columns = columns, .by = to_blame(state)});
    }
}

void break_cracks(BattleState& state, std::vector<Falling>& falling) {
    std::vector<Crack> due;
    for (Crack& crack : state.cracks)
        if (--crack.ticks <= 0) due.push_back(crack);
    std::erase_if(state.cracks, [](const Crack& crack) { return crack.ticks <= 0; });
    for (const Crack& crack : due) break_off(state, crack, falling);
}

}  // namespace terramorph
