#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kTeleports =
    item_table("anywhere", R"(on_use = [{ effect = "teleport" }])") +
    item_table("there", R"(on_use = [{ effect = "teleport", way = "target" }])") +
    item_table("swapper", R"(on_use = [{ effect = "swap" }])") +
    item_table("swap_there", R"(on_use = [{ effect = "swap", with = "target" }])") +
    item_table("scatter", R"(on_use = [{ effect = "scatter" }])");

struct Travel : ItemBattle {
    explicit Travel(int tanks = 3, const LevelSettings& level = flat_level(), int each = 3)
        : ItemBattle(kTeleports, tanks, calm_rules(), level, each) {}

    float apart(TankId a, TankId b) { return std::abs(tank(a).body.at.x - tank(b).body.at.x); }
    void expect_at(TankId number, Vec2<float> at) {
        EXPECT_NEAR(tank(number).body.at.x, at.x, 1.5f);
        EXPECT_NEAR(tank(number).body.at.y, at.y, 1.5f);
    }
};

TEST(TeleportEffect, TakesItsTankToAnotherPlaceOnTheSurface) {
    Travel game(3, flat_level(), 20);
    float least = 1e9f;
    float most = 0;
    for (int jump = 0; jump < 20; ++jump) {
        const Vec2<float> before = game.tank(1).body.at;
        const Vec2<float> other = game.tank(0).body.at;
        const BattleEvents events = game.use(1, "anywhere");
        EXPECT_EQ(first<event::Teleported>(events).tank, 1);
        EXPECT_EQ(first<event::Teleported>(events).from, before);
        EXPECT_EQ(count<event::Hurt>(events), 0);
        game.expect_at(1, {game.tank(1).body.at.x, 200});
        game.expect_at(0, other);
        EXPECT_GE(game.apart(1, 0), 50);
        EXPECT_GE(game.apart(1, 2), 50);
        least = std::min(least, game.tank(1).body.at.x);
        most = std::max(most, game.tank(1).body.at.x);
    }
    EXPECT_LT(least, 300) << "all of the level can be reached";
    EXPECT_GT(most, 724);
}

TEST(TeleportEffect, WithATargetGoesThere) {
    Travel game;
    EXPECT_EQ(game.refusal(1, "there"), "needs a target: choose where to go first");
    for (const int x : {0, 21, 333, 1003, 1023}) {
        Travel away;
        away.battle.world().place_tank(0, {512, 200});
        away.battle.world().place_tank(2, {700, 200});
        away.settle();
        away.battle.target(1, {x, 900});
        away.use(1, "there");
        away.expect_at(1, {static_cast<float>(std::clamp(x, 22, 1001)) + 0.5f, 200});
    }
}

TEST(TeleportEffect, WithATargetInsideTheEarthComesOutOnTop) {
    Travel game;
    game.battle.target(1, {600, 40});
    game.use(1, "there");
    game.expect_at(1, {600.5f, 200});
    EXPECT_FALSE(game.tank(1).body.buried);
}

TEST(TeleportEffect, WithATargetInACaveGoesIntoIt) {
    ItemBattle game(kTeleports, 2, calm_rules(LooseEarth::hangs));
    game.place(0, 200);
    Shape cave = {500, std::vector<Span>(200, Span{60 * kColumn, 120 * kColumn})};
    game.battle.world().carve(cave);
    game.settle();
    game.battle.target(0, {600, 100});
    game.use(0, "there");
    EXPECT_NEAR(game.tank(0).body.at.y, 60, 1.5f);
    EXPECT_FALSE(game.tank(0).body.buried);
}

TEST(TeleportEffect, OntoAnotherTankStandsOnTopOfIt) {
    Travel game;
    const Vec2<float> other = game.tank(0).body.at;
    game.battle.target(1, {static_cast<int>(other.x) + 10, 210});
    game.battle.use(1, game.item("there"));
    EXPECT_GE(game.tank(1).body.at.y, other.y + kHullHeight - 1);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_FALSE(game.tank(0).body.buried);
}

TEST(TeleportEffect, FreesTheEntombed) {
    Travel game;
    game.place(0, 200);
    game.battle.world().heap({150, std::vector<Span>(100, Span{200 * kColumn, 300 * kColumn})});
    game.settle();
    ASSERT_TRUE(game.tank(0).body.buried);
    game.battle.target(0, {600, 900});
    game.use(0, "there");
    EXPECT_FALSE(game.tank(0).body.buried);
    game.expect_at(0, {600.5f, 200});
}

TEST(TeleportEffect, OfAMissileTakesItsTank) {
    Travel game;
    EffectContext context;
    context.tank = 2;
    const Vec2<float> before = game.tank(2).body.at;
    game.battle.world().apply({effect("teleport")}, context);
    EXPECT_NE(game.tank(2).body.at, before);
    game.settle();
    destroy(game.battle, 2, 0);
    game.settle();
    game.battle.world().apply({effect("teleport"), effect("swap")}, context);  // the dead stay where they are
    EXPECT_TRUE(game.settle().empty());
}

TEST(SwapEffect, ChangesPlacesWithAnyOther) {
    bool met[3] = {};
    for (int k = 0; k < 12; ++k) {
        Travel game;
        for (int draw = 0; draw < k; ++draw) game.battle.world().random().next();
        const Vec2<float> places[3] = {game.tank(0).body.at, game.tank(1).body.at, game.tank(2).body.at};
        const BattleEvents events = game.use(1, "swapper");
        EXPECT_EQ(count<event::Teleported>(events), 2);
        EXPECT_EQ(count<event::Hurt>(events), 0);
        const TankId other = game.tank(0).body.at.x == places[0].x ? TankId(2) : TankId(0);
        met[other] = true;
        game.expect_at(1, places[other]);
        game.expect_at(other, places[1]);
        game.expect_at(TankId::at(2 - other), places[2 - other]);
    }
    EXPECT_TRUE(met[0]);
    EXPECT_TRUE(met[2]);
}

TEST(SwapEffect, WithATargetTakesTheTankThatIsNearestToIt) {
    Travel game(4);
    EXPECT_EQ(game.refusal(0, "swap_there"), "needs a target: choose who to swap places with first");
    const Vec2<float> here = game.tank(0).body.at;
    const Vec2<float> there = game.tank(3).body.at;
    game.battle.target(0, {static_cast<int>(there.x) + 15, 300});
    game.use(0, "swap_there");
    game.expect_at(0, there);
    game.expect_at(3, here);
}

TEST(SwapEffect, TakesTheTiltOfThePlaceAlong) {
    Travel game(2, hilly_level("circle-hill", 1024, 3));
    const BodyState a = game.tank(0).body;
    const BodyState b = game.tank(1).body;
    game.battle.use(0, game.item("swapper"));
    EXPECT_EQ(game.tank(0).body.at, b.at);
    EXPECT_EQ(game.tank(0).body.angle, b.angle);
    EXPECT_EQ(game.tank(1).body.angle, a.angle);
    EXPECT_EQ(count<event::Hurt>(game.settle()), 0);
}

TEST(SwapEffect, NeedsSomebodyElse) {
    Travel game(2);
    destroy(game.battle, 1, 0);
    game.settle();
    EXPECT_EQ(game.refusal(0, "swapper"), "there's nobody to swap places with");
    EXPECT_EQ(game.refusal(0, "swap_there"), "there's nobody to swap places with");
}

TEST(SwapEffect, BringsTheEntombedOutAndTheOtherIn) {
    Travel game(2);
    game.place(0, 200);
    game.place(1, 700);
    game.battle.world().heap({150, std::vector<Span>(100, Span{200 * kColumn, 300 * kColumn})});
    game.settle();
    ASSERT_TRUE(game.tank(0).body.buried);
    game.use(0, "swapper");
    EXPECT_FALSE(game.tank(0).body.buried);
    EXPECT_TRUE(game.tank(1).body.buried);
    EXPECT_EQ(game.tank(0).health, 100);
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(ScatterEffect, TakesEverybodyElsewhereAndHarmsNobody) {
    Travel game(5);
    std::vector<Vec2<float>> before;
    for (const Tank& tank : game.battle.state().tanks) before.push_back(tank.body.at);
    const BattleEvents events = game.use(2, "scatter");
    EXPECT_EQ(count<event::Teleported>(events), 5);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    for (const TankId k : ids<TankId>(5)) {
        EXPECT_NE(game.tank(k).body.at.x, before[k].x);
        for (const TankId other : ids<TankId>(k)) EXPECT_GE(game.apart(k, other), 2 * kHullHalfWidth);
    }
}

TEST(ScatterEffect, LeavesTheDeadWhereTheyAre) {
    Travel game(3);
    destroy(game.battle, 1, 0);
    game.settle();
    EXPECT_EQ(count<event::Teleported>(game.use(0, "scatter")), 2);
}

TEST(ScatterEffect, FindsRoomForTenOnTheNarrowestLevel) {
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        SCOPED_TRACE(concat("seed ", seed));
        Travel game(10, hilly_level("circle-hill", 640, seed));
        EXPECT_EQ(count<event::Teleported>(game.use(0, "scatter")), 10);
    }
}

constexpr float kElsewhere = 60;  // columns

TEST(TeleportEffect, LeavesThePlaceItsTankWasIn) {
    for (const std::string_view land : {"circle-hill", "limited-random", "hill", "plateaus"})
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            Travel game(6, hilly_level(land, 2048, seed));
            for (const TankId number : ids<TankId>(6)) {
                const float before = game.tank(number).body.at.x;
                game.battle.use(number, game.item("anywhere"));
                EXPECT_GE(std::abs(game.tank(number).body.at.x - before), kElsewhere) << land << " " << seed;
            }
        }
}

TEST(ScatterEffect, LeavesNobodyWhereTheyWere) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        Travel game(6, hilly_level("circle-hill", 2048, seed));
        std::vector<float> before;
        for (const Tank& tank : game.battle.state().tanks) before.push_back(tank.body.at.x);
        game.battle.use(0, game.item("scatter"));
        for (const TankId k : ids<TankId>(6))
            EXPECT_GE(std::abs(game.tank(k).body.at.x - before[k]), kElsewhere) << "seed " << seed;
    }
}

}  // namespace
}  // namespace terramorph
