// Roads on land in play: what they're like as a battle begins, and how far fuel goes on them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "base/index.h"
#include "battle/driving_range.h"
#include "battle/motion/going.h"
#include "battle/placement.h"
#include "battle/things/footing.h"
#include "support/battles.h"
#include "support/land/mine_levels.h"
#include "support/mine_battle.h"
#include "terrain/road/level_roads.h"

namespace terramorph {
namespace {

using namespace test;

template <class Visit>
void for_each_level_with_roads(const Visit& visit) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            const LevelSettings level = any_level(*generator, seed);
            const StartingLand land = starting_land(rules_in(LivingLand::in_play), level, 3, seed);
            if (!land.roads.empty()) visit(level, land, seed);
        }
}

bool overlap(const Range& a, const Range& b) { return a.x0 < b.x1 && b.x0 < a.x1; }

TEST(Roads, AreGentleAndAwayFromShaftsAndCastles) {
    int roads = 0;
    for_each_level_with_roads([&](const LevelSettings& level, const StartingLand& land, std::uint32_t seed) {
        for (const Range& road : land.roads) {
            ++roads;
            for (const Range& mouth : land.mine.mouths) EXPECT_FALSE(overlap(road, mouth));
            if (land.castle) EXPECT_FALSE(overlap(road, land.castle->even));
            for (int x = road.x0 + 1; x < road.x1; ++x) {
                const auto near_tank = [&](const SpawnPoint& spot) { return std::abs(spot.x - x) < 48; };
                if (std::ranges::any_of(land.spots, near_tank)) continue;  // its place is levelled
                EXPECT_LE(6 * abs(land.surface[at(x)] - land.surface[at(x - 1)]), kColumn)
                    << level.terrain.generator->name << " " << seed << " " << x;
            }
        }
    });
    EXPECT_GE(roads, 30);
}

TEST(Roads, GiveWayToWhatAPersonHasPlaced) {
    int placed = 0;
    for_each_level_with_roads([&](LevelSettings level, const StartingLand& land, std::uint32_t seed) {
        if (level.cut.angle != 0 || land.castle) return;
        const Range road = land.roads.front();
        const int column = (road.x0 + road.x1) / 2;
        level.terrain.placed[level.terrain.origin + Spot{column, cut_row(level.terrain, level.cut)}] =
            Feature::tree;
        const StartingLand beside = starting_land(rules_in(LivingLand::in_play), level, 3, seed);
        for (const Range& each : beside.roads) EXPECT_FALSE(column >= each.x0 && column < each.x1);
        ++placed;
    });
    EXPECT_GT(placed, 10);
}

TEST(Roads, OnesThatAPersonHasBuiltAreDrivenOnLikeOthers) {
    LevelSettings level = flat_level();
    level.cut = {};
    const int row = cut_row(level.terrain, level.cut);
    const Spot begin = level.terrain.origin + Spot{300, row};
    level.terrain.roads = {{begin, begin + Spot{250, 8}}};
    const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 5);
    EXPECT_EQ(cover_at(battle.state(), 420), LandCover::road);
    EXPECT_NE(cover_at(battle.state(), 800), LandCover::road);
    EXPECT_NE(cover_at(Battle(rules_in(LivingLand::off), level, built_in_arsenal(), 2, 5).state(), 420),
              LandCover::road);
}

TEST(Roads, AreDryAndNothingStandsOnThem) {
    for_each_level_with_roads([&](const LevelSettings& level, const StartingLand& land, std::uint32_t seed) {
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 3, seed);
        const BattleState& state = battle.state();
        for (const Range& road : land.roads) {
            for (int x = road.x0; x < road.x1; ++x)
                EXPECT_EQ(cover_at(state, x), LandCover::road)
                    << level.terrain.generator->name << " " << seed;
            for (const Thing& thing : state.things) {
                const int x = static_cast<int>(thing.at.x), half = footing_of(thing);
                EXPECT_FALSE(overlap(road, {x - half, x + half}))
                    << level.terrain.generator->name << " " << seed;
            }
        }
        const auto roads = std::ranges::count(state.covers, LandCover::road);
        int columns = 0;
        for (const Range& road : land.roads) columns += road.x1 - road.x0;
        EXPECT_EQ(roads, columns);
    });
}

TEST(Roads, HaveASignAtEachEndOrOneIfTheyAreShort) {
    constexpr int kShort = 60;
    int short_roads = 0, signed_roads = 0, twice = 0;
    for_each_level_with_roads([&](const LevelSettings& level, const StartingLand& land, std::uint32_t seed) {
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 3, seed);
        for (const Range& road : land.roads) {
            const auto beside = [&](const Thing& thing) {
                const int x = static_cast<int>(thing.at.x);
                return thing.kind == Thing::Kind::sign && (x == road.x0 - 7 || x == road.x1 + 6);
            };
            const auto signs = std::ranges::count_if(battle.state().things, beside);
            const bool is_short = road.x1 - road.x0 < kShort;
            EXPECT_LE(signs, is_short ? 1 : 2);
            short_roads += is_short;
            signed_roads += is_short && signs == 1;
            twice += signs == 2;
        }
    });
    EXPECT_GT(signed_roads, short_roads / 2);
    EXPECT_GE(twice, 3);
}

TEST(Roads, HoldInAllKindsOfEarth) {
    int seen = 0;
    for_each_level_with_roads([&](const LevelSettings& level, const StartingLand&, std::uint32_t seed) {
        if (seen++ % 5 != 0) return;
        for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks}) {
            Battle battle(rules_in(LivingLand::in_play, loose), level, built_in_arsenal(), 3, seed);
            const std::int64_t cells = battle.state().ground.area();
            for (int tick = 0; tick < 120; ++tick) battle.step();
            EXPECT_EQ(battle.state().ground.area(), cells) << level.terrain.generator->name << " " << seed;
            EXPECT_EQ(violations(battle), std::vector<std::string>{});
        }
    });
}

TEST(Roads, LandThatIsNotInPlayHasNone) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 4; ++seed)
            for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
                const LevelSettings level = any_level(*generator, seed);
                EXPECT_TRUE(starting_land(rules_in(land), level, 3, seed).roads.empty());
                EXPECT_TRUE(
                    Battle(rules_in(land), level, built_in_arsenal(), 3, seed).state().covers.empty());
            }
}

TEST(Roads, FuelGoesThreeTimesAsFarAndTheRangeSaysSo) {
    constexpr int kFuel = 30, kLong = 140;
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.fuel = kFuel;
    int trips = 0;
    for (const std::uint32_t seed : {191u, 198u, 211u, 251u, 613u, 643u}) {
        const LevelSettings level = any_level(*generators()[seed % generators().size()], seed);
        for (const Range& road : starting_land(rules, level, 2, seed).roads) {
            if (road.x1 - road.x0 < kLong) continue;
            Battle battle(rules, level, built_in_arsenal(), 2, seed);
            const auto begin = static_cast<float>(road.x0 + 10);
            const float height = to_columns(battle.state().ground.highest(road.x0, road.x0 + 30)) + 1;
            if (std::abs(battle.state().tank(1).body.at.x - begin) < 200) continue;
            battle.world().place_tank(0, {begin, height}, 0);
            settle(battle);
            battle.begin_turn(0);
            const float from = battle.state().tank(0).body.at.x;
            const auto range = static_cast<float>(driving_range(battle, 0).right.size());
            battle.drive(0, 1000);
            settle(battle);
            const float way = battle.state().tank(0).body.at.x - from;
            EXPECT_GT(way, 2.7f * kFuel) << level.terrain.generator->name << " " << seed;
            EXPECT_LT(way, 3.4f * kFuel) << level.terrain.generator->name << " " << seed;
            EXPECT_NEAR(range, way, 6) << level.terrain.generator->name << " " << seed;
            ++trips;
        }
    }
    EXPECT_GE(trips, 3);
}

TEST(Roads, EndWhereTheyAreBlownUpOrBuried) {
    for_each_level_with_roads([&](const LevelSettings& level, const StartingLand& land, std::uint32_t seed) {
        if (seed > 4) return;
        Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 3, seed);
        const auto buried = battle.fork();
        const int x = (land.roads.front().x0 + land.roads.front().x1) / 2;
        const auto near_tank = [&](const SpawnPoint& spot) { return std::abs(spot.x - x) < 60; };
        if (std::ranges::any_of(land.spots, near_tank)) return;  // nothing is heaped onto it
        ASSERT_EQ(cover_at(battle.state(), x), LandCover::road);
        const Shape ball = disc(x * kColumn, battle.state().ground.top(x), 8 * kColumn);
        battle.world().carve(ball);
        EXPECT_EQ(cover_at(battle.state(), x), LandCover::bare);
        buried->world().heap(ball);
        EXPECT_EQ(cover_at(buried->state(), x), LandCover::bare);
    });
}

}  // namespace
}  // namespace terramorph
