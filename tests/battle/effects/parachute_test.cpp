#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "support/item_battle.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kParachute = item_table("parachute", R"(on_fall = [{ effect = "parachute", sink = 40 }])");

struct Falling : ItemBattle {
    explicit Falling(const BattleRules& rules = calm_rules(), int each = 3,
                     const LevelSettings& level = flat_level())
        : ItemBattle(kParachute, 2, rules, level, each) {}

    BattleEvents fall(TankId tank, float height) {
        battle.world().place_tank(tank, this->tank(tank).body.at + Vec2<float>{0, height});
        return settle();
    }
    int left(TankId tank) const { return battle.state().tank(tank).kit.items[0]; }
};

TEST(ParachuteEffect, OpensWhereTheFallWouldHurtAndNobodyIsHurt) {
    Falling game;
    const BattleEvents events = game.fall(1, 200);
    EXPECT_EQ(count<event::ParachuteOpened>(events), 1);
    EXPECT_EQ(first<event::ParachuteOpened>(events).tank, 1);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(game.left(1), 2);
    EXPECT_EQ(game.left(0), 3);
    EXPECT_EQ(game.tank(1).parachute, 0) << "it is folded on the ground";
}

TEST(ParachuteEffect, WithoutOneTheSameFallHurts) {
    Falling game(calm_rules(), 0);
    EXPECT_EQ(count<event::Hurt>(game.fall(1, 200)), 1);
}

TEST(ParachuteEffect, StaysClosedWhereTheHarmIsBelowTheThreshold) {
    BattleRules rules = calm_rules();
    for (const int threshold : {0, 5, 30, 100}) {
        rules.parachute_threshold = threshold;
        for (const float height : {15.0f, 30.0f, 60.0f, 150.0f}) {
            SCOPED_TRACE(concat("threshold ", threshold, ", ", height, " columns"));
            Falling without(rules, 0);
            without.fall(1, height);
            const int damage = 100 - without.tank(1).health;
            if (std::abs(damage - threshold) <= 2) continue;  // it is foreseen within a point or two
            Falling game(rules);
            EXPECT_EQ(count<event::ParachuteOpened>(game.fall(1, height)), damage > threshold ? 1 : 0);
            EXPECT_EQ(game.left(1), damage > threshold ? 2 : 3);
        }
    }
}

/// The walls of a crater hold a tank above its bottom.
TEST(ParachuteEffect, StaysClosedOverACraterThatHurtsLess) {
    for (const int radius : {24, 28, 34, 60}) {
        Falling without(calm_rules(), 0), game;
        for (Falling* each : {&without, &game}) {
            each->place(1, 500);
            explode(each->battle, {500, kFlat}, radius, 0, -1);
            each->battle.begin_turn(0);  // it isn't thrown, only what it stood on is gone
        }
        without.settle();
        const int damage = 100 - without.tank(1).health;
        const BattleEvents events = game.settle();
        EXPECT_EQ(count<event::ParachuteOpened>(events), damage > calm_rules().parachute_threshold ? 1 : 0)
            << radius << " " << damage;
    }
}

TEST(ParachuteEffect, OpensOverAnEdge) {
    Falling game;
    game.place(0, 800);
    game.place(1, 900);
    game.battle.world().carve({0, std::vector<Span>(500, {0_16ths, kFlat * kColumn})});
    game.settle();
    game.battle.world().place_tank(1, {460, kFlat + 20});
    EXPECT_EQ(count<event::ParachuteOpened>(game.settle()), 1);
}

TEST(ParachuteEffect, StaysClosedWhereFallsHurtNobody) {
    BattleRules rules = calm_rules();
    rules.fall_damage = false;
    Falling game(rules);
    EXPECT_EQ(count<event::ParachuteOpened>(game.fall(1, 200)), 0);
}

TEST(ParachuteEffect, OneIsUsedUpByEachFallUntilNoneIsLeft) {
    Falling game(calm_rules(), 2);
    EXPECT_EQ(count<event::ParachuteOpened>(game.fall(1, 100)), 1);
    EXPECT_EQ(count<event::ParachuteOpened>(game.fall(1, 100)), 1);
    EXPECT_EQ(game.left(1), 0);
    const BattleEvents last = game.fall(1, 100);
    EXPECT_EQ(count<event::ParachuteOpened>(last), 0);
    EXPECT_EQ(count<event::Hurt>(last), 1);
}

TEST(ParachuteEffect, DriftsWithTheWind) {
    BattleRules rules = calm_rules();
    rules.most_wind = 30;
    rules.changing_wind = false;
    for (const int wind : {-30, 30}) {
        Falling game(rules);
        game.place(1, 500);
        game.battle.world().set_wind(wind);
        const float before = game.tank(1).body.at.x;
        game.fall(1, 400);
        const float drifted = game.tank(1).body.at.x - before;
        EXPECT_GT(wind > 0 ? drifted : -drifted, 60) << wind;
        game.battle.begin_turn(0);  // the wind is known to new bodies too
        const float again = game.tank(1).body.at.x;
        game.fall(1, 400);
        EXPECT_GT(wind > 0 ? game.tank(1).body.at.x - again : again - game.tank(1).body.at.x, 60) << wind;
    }
}

TEST(ParachuteEffect, ALongDescentIsNotCutShort) {
    BattleRules rules = calm_rules();
    Falling game(rules, 3, flat_level(1024, 50));
    game.battle.world().place_tank(1, game.tank(1).body.at + Vec2<float>{0, 700});
    float lowest = 1e9f;
    for (Ticks tick; tick < 40 * kSecond && !game.battle.at_rest(); ++tick) {
        const float before = game.tank(1).body.at.y;
        game.battle.step();
        EXPECT_LT(before - game.tank(1).body.at.y, 3) << "it is put down in a leap";
        lowest = std::min(lowest, game.tank(1).body.at.y);
    }
    EXPECT_NEAR(lowest, 50, 1);
    EXPECT_TRUE(game.battle.at_rest());
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(ParachuteEffect, TenComeDownIntoOneCrater) {
    ItemBattle game(kParachute, 10, calm_rules(), flat_level(1024, 300));
    for (const TankId k : ids<TankId>(10))
        game.battle.world().place_tank(
            k, {480 + 8.0f * static_cast<float>(k), 600 + 60.0f * static_cast<float>(k)});
    explode(game.battle, {512, 300}, 150, 0, -1);
    const BattleEvents events = game.settle();
    EXPECT_GE(count<event::ParachuteOpened>(events), 10);
}

TEST(ParachuteEffect, OfTheDeadDoesNothing) {
    Falling game;
    destroy(game.battle, 1, 0);
    game.settle();
    EffectContext context;
    context.tank = 1;
    game.battle.world().apply({effect("parachute")}, context);
    EXPECT_EQ(game.tank(1).parachute, 0);
    EXPECT_EQ(count<event::ParachuteOpened>(game.settle()), 0);
}

TEST(ParachuteEffect, ThatIsOpenedOnTheGroundFoldsAgain) {
    Falling game;
    EffectContext context;
    context.tank = 1;
    game.battle.world().apply({effect("parachute")}, context);
    game.settle();
    EXPECT_EQ(game.tank(1).parachute, 0);
}

}  // namespace
}  // namespace terramorph
