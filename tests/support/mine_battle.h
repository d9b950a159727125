#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/battles.h"
#include "terrain/mine/works.h"
#include "terrain/road/level_roads.h"
#include "terrain/thing_places.h"

namespace terramorph::test {

constexpr int kMinedWide = 2048;
constexpr int kMinedHigh = 250;

inline BattleRules rules_in(LivingLand living_land, LooseEarth loose = LooseEarth::breaks) {
    BattleRules rules = sudden_rules();
    rules.most_wind = 0;
    rules.fall_damage = false;
    rules.living_land = living_land;
    rules.loose_earth = loose;
    return rules;
}

inline LevelSettings mined_level() {
    LevelSettings level = flat_level(kMinedWide, kMinedHigh);
    level.terrain
        .placed[{level.terrain.origin.x + 1000, level.terrain.origin.y + cut_row(level.terrain, level.cut)}] =
        Feature::mineshaft;
    return level;
}

inline MineWorks works_of(const LevelSettings& level) { return mine_works(level, level_surface(level)); }

/// True if nothing stands by itself between these columns, but for huts that are built so far beside their
/// places, and no road is there. Its surface is given, as flat land has one for all seeds.
inline bool is_bare(const LevelSettings& level, const std::vector<Sixteenths>& surface, int x0, int x1,
                    int huts_move = 0) {
    const auto stands_there = [&](const ThingPlace& place) {
        const int moves = place.feature == Feature::hut ? huts_move : 0;
        return place.column >= x0 - moves && place.column < x1 + moves;
    };
    if (std::ranges::any_of(thing_places(level, surface), stands_there)) return false;
    constexpr int kSigns = 12;  // columns: where those of a road are
    return std::ranges::none_of(road_stretches(level, surface), [&](const Range& road) {
        return road.x0 - kSigns < x1 && road.x1 + kSigns > x0;
    });
}

/// True if there's no mine between these columns.
inline bool is_solid(const LevelSettings& level, const std::vector<Sixteenths>& surface, int x0, int x1) {
    return std::ranges::none_of(mine_works(level, surface).openings, [&](const MineOpening& opening) {
        const Range columns = opening.air.columns();
        return columns.x0 < x1 && columns.x1 > x0;
    });
}

/// The same with a room of this kind in its mine. Nothing stands above the first of them.
inline LevelSettings level_with_room(MineRoom room) {
    LevelSettings level = mined_level();
    const std::vector<Sixteenths> surface = level_surface(level);
    const auto is_found = [&] {
        const MineWorks works = mine_works(level, surface);
        const auto found = std::ranges::find(works.openings, room, &MineOpening::room);
        if (found == works.openings.end()) return false;
        const Range columns = found->air.columns();
        return is_bare(level, surface, columns.x0 - 80, columns.x1 + 80);
    };
    do ++level.terrain.seed;
    while (!is_found());
    return level;
}

/// Flat land with such a room.
class MineWithRoom : public testing::Test {
  protected:
    explicit MineWithRoom(MineRoom room, LevelSettings level)
        : works_(works_of(level)),
          room_(*std::ranges::find(works_.openings, room, &MineOpening::room)),
          battle_(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1) {}
    explicit MineWithRoom(MineRoom room) : MineWithRoom(room, level_with_room(room)) {}

    const BattleState& state() const { return battle_.state(); }
    Range columns() const { return room_.air.columns(); }
    Vec2<float> middle() const {
        const Span whole = room_.whole();
        return {static_cast<float>(columns().x0 + columns().x1) / 2,
                to_columns(whole.bottom + whole.length() / 2)};
    }

    MineWorks works_;
    MineOpening room_;
    Battle battle_;
};

/// Flat land with a shaft.
class Mine : public testing::Test {
  protected:
    explicit Mine(LooseEarth loose = LooseEarth::breaks)
        : battle_(rules_in(LivingLand::in_play, loose), mined_level(), built_in_arsenal(), 2, 1),
          mouth_(works_of(mined_level()).mouths.front()),
          middle_((mouth_.x0 + mouth_.x1) / 2) {}

    const Ground& ground() const { return battle_.state().ground; }
    const Tank& tank() const { return battle_.state().tank(0); }
    float floor() const { return to_columns(ground().top(middle_)); }
    /// The lining of the gallery beside the shaft.
    int lining() const {
        const auto here = [&](const Lining& lining) {
            return lining.columns.x0 > mouth_.x1 && lining.carries(ground().column(mouth_.x1 + 20)[1].bottom);
        };
        return static_cast<int>(std::ranges::find_if(ground().linings(), here) - ground().linings().begin());
    }
    void drop_in() {
        battle_.world().place_tank(0, {static_cast<float>(middle_), kMinedHigh + 20}, 0);
        settle(battle_);
    }

    Battle battle_;
    Range mouth_;
    int middle_;
};

}  // namespace terramorph::test
