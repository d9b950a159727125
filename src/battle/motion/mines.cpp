#include "battle/motion/mines.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/blast.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/castles.h"
#include "battle/systems/blame.h"
#include "battle/systems/flood.h"
#include "terrain/mine/works.h"

namespace terramorph {

namespace {

constexpr int kFirmRim = 24;          // columns beside what's kept clear
constexpr float kShakesProps = 32;    // columns beyond a blast's radius in which it strains props
constexpr float kHeavyPiece = 200;    // square columns: smaller ones strain none
constexpr float kSpeedPerStrain = 2;  // columns per second at which they come down
constexpr float kThickRoof = 64;      // columns above a gallery: what comes down there isn't felt

bool is_below_a_tank(const BattleState& state, Range mouth) {
    return std::ranges::any_of(state.tanks, [&](const Tank& tank) {
        const int x = static_cast<int>(tank.body.at.x);
        return x + kHullHalfWidth >= mouth.x0 && x - kHullHalfWidth < mouth.x1;
    });
}

/// How far a place is outside a range.
float off(float from, float low, float high) { return std::max({low - from, from - high, 0.0f}); }

/// How far a blast is from a gallery; a flat one is farther above or below it.
float distance_to(const Ground& ground, const Lining& lining, Vec2<float> at, const Blast& blast) {
    const Span opening = ground.opening(lining);
    const float x = off(at.x, static_cast<float>(lining.columns.x0), static_cast<float>(lining.columns.x1));
    const float y = off(at.y, to_columns(opening.bottom), to_columns(opening.top));
    const float high = y * (100.0f / static_cast<float>(blast.height));
    return std::sqrt(x * x + high * high);
}

/// Calls visit(number, lining) for all that stand.
template <class Visit>
void for_each_lining(const BattleState& state, Visit visit) {
    for (int number = 0; const Lining& lining : state.ground.linings()) visit(number++, lining);
}

/// Lets water stand in rooms, up to three quarters of how high each is in its middle.
void flood(Water& water, const MineWorks& works) {
    std::vector<Water::CaveWater> rooms;
    for (const MineOpening& room : works.openings) {
        if (room.room != MineRoom::water) continue;
        const int middle = (room.air.columns().x0 + room.air.columns().x1) / 2;
        const Span air = room.air.chord(middle);
        rooms.push_back({middle, air.bottom, air.bottom + air.length() * 3 / 4});
    }
    if (!rooms.empty()) water.fill_caves(rooms);
}

bool is_broken(const Lining& lining) { return lining.strength <= 0; }

}  // namespace

void keep_sand_from(std::span<const Range> kept_clear, Strata& strata) {
    const int width = static_cast<int>(strata.sand_bottom.size());
    for (const Range& clear : kept_clear)
        for (int x = std::max(clear.x0 - kFirmRim, 0); x < std::min(clear.x1 + kFirmRim, width); ++x)
            strata.sand_bottom[at(x)] = kNoSand;
}

void dig_mine(BattleState& state, const MineWorks& works) {
    if (works.openings.empty()) return;
    for (MineOpening opening : works.openings) {
        if (opening.kind == MineOpening::Kind::shaft) {
            if (is_below_a_tank(state, opening.air.columns())) continue;
            for (Span& chord : opening.air.chords) chord.top = state.ground.height() * kColumn;
        }
        state.ground.carve(opening.air);
    }
    state.ground.line(works.linings());
    if (!state.basins) return;
    follow_ground(state);
    flood(*state.basins, works);
}

void strain_props(BattleState& state, Vec2<float> at, const Blast& blast) {
    for_each_lining(state, [&](int number, const Lining& lining) {
        const float strain = damage_at(blast.radius + kShakesProps, blast.strength,
                                       distance_to(state.ground, lining, at, blast));
        state.ground.weaken_lining(number, static_cast<int>(strain));
    });
}

void strain_props(BattleState& state, Range columns, int by) {
    for_each_lining(state, [&](int number, const Lining& lining) {
        if (lining.columns.x0 < columns.x1 && columns.x0 < lining.columns.x1)
            state.ground.weaken_lining(number, by);
    });
}

void strain_props_by_contacts(BattleState& state, const Bodies& bodies) {
    if (state.ground.linings().empty()) return;
    for (const BodyContact& contact : bodies.contacts()) {
        const auto piece = std::ranges::find(state.debris, contact.body, &Debris::number);
        if (contact.other != kTheGround || piece == state.debris.end()) continue;
        if (piece->earth.region.cells < static_cast<std::int64_t>(kHeavyPiece) * kCellsPerSquareColumn)
            continue;
        const Vec2<float> at = piece->body.at;
        for_each_lining(state, [&](int number, const Lining& lining) {
            const float deep = at.y - to_columns(state.ground.opening(lining).top);
            if (at.x >= static_cast<float>(lining.columns.x0) &&
                at.x < static_cast<float>(lining.columns.x1) && deep > 0 && deep < kThickRoof)
                state.ground.weaken_lining(number, static_cast<int>(contact.speed / kSpeedPerStrain));
        });
    }
}

bool are_props_breaking(const BattleState& state) {
    return std::ranges::any_of(state.ground.linings(), is_broken);
}

void break_props(BattleState& state) {
    if (!are_props_breaking(state)) return;
    for (const Lining& broken : state.ground.break_linings()) {
        const Range columns = broken.columns;
        if (broken.kind != Lining::Kind::props) loosen_masonry(state, broken);
        if (broken.kind == Lining::Kind::corbel) continue;  // nothing stands on it
        remember_digging(state, columns, to_blame(state));
        state.emit(event::Cracked{.tank = to_blame(state),
                                  .from = columns.x0,
                                  .to = columns.x1,
                                  .at = {static_cast<float>(columns.x0 + columns.x1) / 2,
                                         to_columns(state.ground.opening(broken).top)}});
    }
}

}  // namespace terramorph
