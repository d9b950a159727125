// Castles in a battle.
#include <gtest/gtest.h>

#include <cmath>

#include "support/castle_battle.h"

namespace terramorph {
namespace {

using namespace test;
using Kind = CastleRoom::Kind;

TEST(Castles, StandOnLandInPlayAlone) {
    const LevelSettings level = level_with_castle();
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        const Battle battle(rules_in(land), level, built_in_arsenal(), 2, 1);
        EXPECT_FALSE(battle.state().castle);
        EXPECT_TRUE(battle.state().ground.masonry().empty());
    }
    const Siege siege;
    EXPECT_EQ(siege.stone(), cells_of(siege.castle().stones));
}

TEST(Castles, StandInAllKindsOfEarth) {
    for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks})
        for (const Generator* generator : generators()) {
            Siege siege(loose, level_with_castle(generator->name));
            const std::int64_t cells = siege.state().ground.area(), stone = siege.stone();
            for (int tick = 0; tick < 600; ++tick) siege.battle.step();
            EXPECT_EQ(siege.state().ground.area(), cells) << generator->name;
            EXPECT_EQ(siege.stone(), stone) << generator->name;
            EXPECT_EQ(count<event::StoneBroke>(siege.battle.take_events()), 0);
            EXPECT_EQ(violations(siege.battle), std::vector<std::string>{});
        }
}

TEST(Castles, NoTankBeginsWithinItsWallsHoweverManyThereAre) {
    int castles = 0;
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 24; ++seed)
            for (const int tanks : {2, 5, 10}) {
                const LevelSettings level = hilly_level(generator->name, 2048, seed);
                const StartingLand land = starting_land(rules_in(LivingLand::in_play), level, tanks, seed);
                if (!land.castle) continue;
                ++castles;
                const Range walls = land.castle->columns;
                for (const SpawnPoint& spot : land.spots)
                    EXPECT_TRUE(spot.x + kHullHalfWidth < walls.x0 || walls.x1 <= spot.x - kHullHalfWidth)
                        << generator->name << " " << seed << " " << tanks;
            }
    EXPECT_GE(castles, 60);
}

TEST(Castles, ATankDrivesInThroughTheGateAndOutAgain) {
    for (const std::uint32_t seed : {1u, 40u, 80u}) {
        Siege siege(LooseEarth::breaks, level_with_castle("waves", seed));
        const bool right = siege.castle().site.gate_on_right;
        const int way = right ? -1 : 1;
        const float outside =
            static_cast<float>(right ? siege.castle().columns.x1 + 30 : siege.castle().columns.x0 - 30);
        siege.battle.world().place_tank(0, {outside, siege.floor() + 1}, 0);
        settle(siege.battle);
        const float yard = siege.middle(Kind::yard);
        siege.battle.drive(0, way * static_cast<int>(std::abs(yard - outside)));
        settle(siege.battle);
        const Tank& tank = siege.state().tank(0);
        const Range within = siege.room(Kind::yard).columns;
        EXPECT_NEAR(tank.body.at.x, yard, 12) << seed;
        EXPECT_GT(tank.body.at.x, static_cast<float>(within.x0)) << seed;
        siege.battle.drive(0, -way * static_cast<int>(std::abs(yard - outside)));
        settle(siege.battle);
        EXPECT_NEAR(tank.body.at.x, outside, 14) << seed;
        EXPECT_EQ(siege.stone(), cells_of(siege.castle().stones));
    }
}

TEST(Castles, NothingStandsOnThem) {
    for (const Generator* generator : generators()) {
        const Siege siege(LooseEarth::breaks, level_with_castle(generator->name));
        const Range walls = siege.castle().columns;
        for (const Thing& thing : siege.state().things)
            EXPECT_TRUE(thing.at.x < static_cast<float>(walls.x0 - 4) ||
                        thing.at.x > static_cast<float>(walls.x1 + 4))
                << generator->name;
    }
}

TEST(Castles, ShellsMeetStoneAndBreakIt) {
    Siege siege;
    const CastleTower& tower = siege.castle().towers.front();
    const std::int64_t stone = siege.stone();
    explode(siege.battle, {tower.columns.x0 + 0.0, tower.top.y - 30.0}, 20, 30, 1);
    const BattleEvents events = settle(siege.battle);
    EXPECT_LT(siege.stone(), stone);
    ASSERT_GE(count<event::StoneBroke>(events), 1);
    EXPECT_EQ(first<event::StoneBroke>(events).tank, 1);
    EXPECT_EQ(count<event::TowerFell>(events), 0);
}

TEST(Castles, TheTowerOverAGateFallsWhenItsArchBreaks) {
    for (const LooseEarth loose : {LooseEarth::pours, LooseEarth::breaks}) {
        Siege siege(loose);
        const std::int64_t cells = siege.state().ground.area();
        const CastleRoom gate = siege.room(Kind::gate);
        siege.battle.fire(1, weapon("tracer"));
        siege.battle.world().strain_props(gate.columns, 10 * Castle::kArch);
        const BattleEvents events = settle(siege.battle);
        ASSERT_EQ(count<event::TowerFell>(events), 1);
        const event::TowerFell& fell = first<event::TowerFell>(events);
        EXPECT_EQ(fell.tank, 1);
        EXPECT_FALSE(fell.keep);
        EXPECT_NEAR(fell.at.x, siege.middle(Kind::gate), 4);
        if (loose == LooseEarth::breaks) EXPECT_GE(count<event::StoneBroke>(events), 2);
        EXPECT_NEAR(static_cast<double>(siege.state().ground.area()), static_cast<double>(cells),
                    0.02 * static_cast<double>(cells));
        EXPECT_EQ(violations(siege.battle), std::vector<std::string>{});
    }
}

TEST(Castles, ATowerThatHasRiddenOnLandThatSlippedFallsFromWhereItStood) {
    Siege siege;
    const CastleTower tower = *std::ranges::find_if(siege.castle().towers, [&](const CastleTower& each) {
        const auto gate = static_cast<int>(siege.middle(Kind::gate));
        return each.columns.x0 <= gate && gate < each.columns.x1;
    });
    siege.battle.world().slip({0, siege.state().ground.width()}, 48);
    BattleEvents events = settle(siege.battle);
    const int middle = (tower.columns.x0 + tower.columns.x1) / 2;
    const float risen = to_columns(siege.state().ground.generated_surface(middle)) - siege.floor();
    ASSERT_GT(std::abs(risen), 1.5f);
    siege.battle.world().strain_props(siege.room(Kind::gate).columns, 10 * Castle::kArch);
    for (const BattleEvent& event : settle(siege.battle)) events.push_back(event);
    ASSERT_GE(count<event::TowerFell>(events), 1);
    for (const BattleEvent& event : events)
        if (const auto* const fell = std::get_if<event::TowerFell>(&event);
            fell && std::abs(fell->at.x - siege.middle(Kind::gate)) < 4)
            EXPECT_NEAR(fell->at.y, static_cast<float>(tower.top.y) + risen, 1);
}

TEST(Castles, FallWithTheGroundBelowThem) {
    for (const LooseEarth loose : {LooseEarth::pours, LooseEarth::breaks}) {
        Siege siege(loose, level_with_castle("waves", 6));
        const Range even = siege.castle().even;
        siege.battle.fire(1, weapon("tracer"));
        siege.battle.world().carve(
            {even.x0, std::vector<Span>(at(even.x1 - even.x0), Span{siege.castle().site.floor - 40 * kColumn,
                                                                    siege.castle().site.floor + kColumn})});
        const BattleEvents events = settle(siege.battle);
        EXPECT_EQ(count<event::TowerFell>(events), 3) << static_cast<int>(loose);
        EXPECT_LT(siege.stone(), cells_of(siege.castle().stones) / 20);
        EXPECT_EQ(violations(siege.battle), std::vector<std::string>{});
    }
}

TEST(Castles, WhatItsStonesFallOnIsCrushed) {
    Siege siege(LooseEarth::breaks, level_with_castle("waves", 6));
    const CastleRoom gate = siege.room(Kind::gate);
    siege.battle.world().place_tank(0, {siege.middle(Kind::gate), siege.floor() + 1}, 0);
    settle(siege.battle);
    ASSERT_NEAR(siege.state().tank(0).body.at.x, siege.middle(Kind::gate), 3);
    siege.battle.fire(1, weapon("tracer"));
    siege.battle.world().strain_props(gate.columns, 10 * Castle::kArch);
    const BattleEvents events = settle(siege.battle);
    EXPECT_LT(siege.state().tank(0).health, 100);
}

TEST(Castles, AForkFallsAsTheOriginalDoes) {
    Siege siege;
    const auto fork = siege.battle.fork();
    EXPECT_EQ(fork->hash(), siege.battle.hash());
    for (Battle* const battle : {&siege.battle, fork.get()})
        battle->world().strain_props(siege.castle().columns, 10 * Castle::kArch);
    EXPECT_EQ(parted(siege.battle, *fork, 900), std::nullopt);
    EXPECT_LT(siege.stone(), cells_of(siege.castle().stones) * 9 / 10);
}

}  // namespace
}  // namespace terramorph
