// What comes down on tanks.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "battle/motion/falls.h"
#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

/// Number 1 at 500, and a block of earth at some height above its roof.
struct Block : ItemBattle {
    Block(int square_columns, int above, const Shield& shield = {}) : ItemBattle("", 2, breaking()) {
        place(0, 100);
        place(1, 500);
        tank(1).shield = shield;
        const int side = static_cast<int>(std::lround(std::sqrt(square_columns)));
        const int bottom = 200 + kHullHeight + above;
        battle.world().heap(
            {500 - side / 2, std::vector<Span>(static_cast<std::size_t>(side),
                                               Span{bottom * kColumn, (bottom + side) * kColumn})});
        events = settle();
    }
    static BattleRules breaking() {
        BattleRules rules = calm_rules();
        rules.loose_earth = LooseEarth::breaks;
        return rules;
    }
    int damage() { return 100 - tank(1).health; }

    BattleEvents events;
};

TEST(Crushing, ABlockOf20By20From60ColumnsHurtsLikeABadFall) {
    Block block(400, 60);
    EXPECT_GE(block.damage(), 40);
    EXPECT_LE(block.damage(), 60);
    EXPECT_NEAR(first<event::Crashed>(block.events).at.x, 500, 2);
}

TEST(Crushing, CrumbsHurtNobody) {
    for (const int above : {20, 60, 200, 400}) EXPECT_EQ(Block(16, above).damage(), 0) << above;
    EXPECT_EQ(Block(100, 20).damage(), 0);
}

TEST(Crushing, HurtsTheMoreTheBiggerAndTheHigher) {
    EXPECT_LT(Block(400, 30).damage(), Block(400, 90).damage());
    EXPECT_LT(Block(400, 90).damage(), Block(400, 200).damage());
    EXPECT_LT(Block(200, 90).damage(), Block(400, 90).damage());
    EXPECT_LT(Block(400, 90).damage(), Block(900, 90).damage());
}

TEST(Crushing, WhatJustLiesOnATankDoesNotHurtItAgainAndAgain) {
    Block block(2500, 2);
    EXPECT_LT(block.damage(), 50);
}

TEST(Crushing, WhatLiesOnATankSlidesOffIt) {
    for (const int square_columns : {16, 100, 400, 2500, 10000}) {
        SCOPED_TRACE(concat(square_columns, " square columns"));
        Block block(square_columns, 2);  // it comes to rest, and nothing of it is lost
        EXPECT_GE(count<event::EarthFell>(block.events), 1);
        EXPECT_LE(count<event::BrokeOff>(block.events), 4);
        int highest = 0;
        for (int x = 400; x < 600; ++x)
            highest = std::max(highest, block.battle.state().ground.top(x) / kColumn);
        EXPECT_LT(highest, 200 + 2 * static_cast<int>(std::sqrt(square_columns)) + kHullHeight);
    }
}

TEST(Crushing, AShieldTakesIt) {
    Block bare(600, 60);
    Block shielded(600, 60, {.kind = Shield::Kind::absorbs, .strength = 500, .full = 500});
    EXPECT_EQ(shielded.damage(), 0);
    EXPECT_EQ(500 - shielded.tank(1).shield.strength, bare.damage());
}

TEST(Crushing, ATankThatFallsOnAnotherHurtsItToo) {
    ItemBattle game("", 2);
    game.place(0, 300);
    game.place(1, 500);
    game.battle.world().place_tank(0, game.tank(1).body.at + Vec2<float>{0, 90});
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Fell>(events), 1);
    EXPECT_EQ(first<event::Fell>(events).tank, 0);
    EXPECT_LT(game.tank(0).health, 100);
    EXPECT_LT(game.tank(1).health, 100);
    EXPECT_GT(game.tank(1).health, 20);
}

TEST(Crushing, WhoFallsOnWreckageIsHurtByTheFallAlone) {
    ItemBattle game("", 2);
    game.place(0, 300);
    game.place(1, 500);
    Debris hull;
    hull.kind = Debris::Kind::wreck;
    hull.half_width = 15;
    hull.radius = 5;
    hull.body.at = {500, 230};
    game.place(1, 700);
    game.battle.world().add_debris(hull);
    game.settle();
    game.battle.world().place_tank(1, {500, 200 + 80});
    const BattleEvents events = game.settle();
    const auto& fell = first<event::Fell>(events);
    const int damage = damage_of_landing(static_cast<float>(fell.speed));
    EXPECT_NEAR(100 - game.tank(1).health, damage, 1);
    EXPECT_EQ(count<event::Crashed>(events), 0);
}

TEST(Bodies, WhatIsBelowTheLevelComesBackAndAllSeeIt) {
    ItemBattle game("", 2);
    game.battle.world().place_tank(1, {500, -50});
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Teleported>(events), 2);
    EXPECT_NEAR(game.tank(1).body.at.y, 200, 1);
    EXPECT_NEAR(game.tank(1).body.at.x, 500, 2);
}

}  // namespace
}  // namespace terramorph
