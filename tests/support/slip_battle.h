#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "battle/slip/slip.h"
#include "support/battles.h"
#include "support/mine_battle.h"
#include "terrain/level.h"

namespace terramorph::test {

/// Earth that hangs where it is: what moves is what slips.
inline BattleRules slip_rules(LooseEarth loose = LooseEarth::hangs) {
    return rules_in(LivingLand::in_play, loose);
}

/// A level of a generator, cut in the middle of a map.
inline LevelSettings level_to_slip(std::string_view generator, std::uint32_t seed, int width = 1024) {
    LevelSettings level = hilly_level(generator, width, seed);
    level.terrain.depth = fitting_depth(width);
    return level;
}

/// A battle whose ground can be made to slip.
struct SlipBattle {
    explicit SlipBattle(const LevelSettings& level, const BattleRules& rules = slip_rules(), int tanks = 2,
                        const Arsenal& arsenal = built_in_arsenal())
        : battle(rules, level, arsenal, tanks, 1) {
        battle.take_events();
        for (int x = 0; x < ground().width(); ++x) begun.push_back(ground().generated_surface(x));
    }

    const BattleState& state() const { return battle.state(); }
    const Ground& ground() const { return battle.state().ground; }
    std::vector<std::vector<Span>> columns() const {
        std::vector<std::vector<Span>> all;
        for (int x = 0; x < ground().width(); ++x)
            all.emplace_back(ground().column(x).begin(), ground().column(x).end());
        return all;
    }
    /// How much higher the land of the map is so many rows behind the cut.
    Sixteenths rise(int row, int x) { return surface(row)[at(x)] - surface(0)[at(x)]; }
    const std::vector<Sixteenths>& surface(int row) {
        std::vector<Sixteenths>& known = surfaces[row];
        if (known.empty()) known = surfaces_behind(battle.state().level, std::array{row}).front();
        return known;
    }
    /// How far a column has slipped.
    Sixteenths risen(int x) const { return ground().generated_surface(x) - begun[at(x)]; }
    /// What a fault does, or a rift if the strip is all of the level. It's looked at in each tick.
    template <class Look>
    BattleEvents slip(Range strip, int rows, Look look) {
        battle.world().slip(strip, rows);
        BattleEvents all;
        do {
            battle.step();
            look();
            for (const BattleEvent& event : battle.take_events()) all.push_back(event);
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
        } while (!battle.at_rest() && !testing::Test::HasFailure());
        return all;
    }
    BattleEvents slip(Range strip, int rows) {
        return slip(strip, rows, [] {});
    }
    /// Puts a tank down on the ground about a column.
    void put_tank(int x, TankId number = 0) {
        const Sixteenths top = ground().highest(x - kHullHalfWidth, x + kHullHalfWidth + 1);
        battle.world().place_tank(number, {static_cast<float>(x), to_columns(top) + 10});
        settle(battle);
    }
    /// How many a tank has of an item of the game.
    int& items(TankId tank, std::string_view id) {
        return battle.world().tank(tank).kit.items[state().arsenal->find_item(id)];
    }
    void crater(int x, int radius, int above = 0) {
        const Sixteenths y = ground().top(x) + above * kColumn;
        battle.world().carve(disc(x * kColumn, y, radius * kColumn));
        settle(battle);
    }

    Battle battle;
    std::vector<Sixteenths> begun;                    ///< the surface, evened for tanks
    std::map<int, std::vector<Sixteenths>> surfaces;  ///< by row
};

constexpr Range kStrip{412, 612};  ///< of a fault in the middle of 1,024 columns
constexpr Range kAll{-20000, 20000};

}  // namespace terramorph::test
