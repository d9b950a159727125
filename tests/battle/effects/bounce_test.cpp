#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kLeapers =
    weapon_table(
        "leapfrog", "unlimited = true",
        R"(on_impact = [{ effect = "bounce", times = 2, keep = 66, each = [{ effect = "blast", radius = 55 }], on_impact = [{ effect = "blast", radius = 45 }] }])") +
    weapon_table(
        "skipper", "unlimited = true",
        R"(on_impact = [{ effect = "bounce", times = 3, keep = 50, on_impact = [{ effect = "blast", radius = 20 }] }])");

struct Leaping : ItemBattle {
    explicit Leaping(Walls walls = Walls::none, int width = 4096)
        : ItemBattle(kLeapers, 2, rules_with(walls), flat_level(width)) {}

    static BattleRules rules_with(Walls walls) {
        BattleRules rules = calm_rules();
        rules.walls = walls;
        rules.ceiling = walls == Walls::concrete;
        rules.direct_hit_kills = false;
        return rules;
    }
    TankId leftmost() const {
        return battle.state().tank(0).body.at.x < battle.state().tank(1).body.at.x ? TankId(0) : TankId(1);
    }
};

TEST(BounceEffect, EachLeapIsAsMuchShorterAsTheSquareOfWhatIsKept) {
    Leaping game;
    const BattleEvents events = game.shoot(game.leftmost(), "skipper", 500, 700);
    const auto leaps = of_kind<event::Bounced>(events);
    ASSERT_EQ(leaps.size(), 3u);
    const float second = leaps[2].at.x - leaps[1].at.x;
    const float third = first<event::Exploded>(events).at.x - leaps[2].at.x;
    EXPECT_NEAR(third / second, 0.25, 0.03);
}

TEST(BounceEffect, LeapsBackFromAWallOfConcrete) {
    Leaping game(Walls::concrete, 1024);
    const TankId shooter = game.leftmost();
    game.battle.world().place_tank(the_other(shooter), {200, kFlat});  // out of the way
    const auto blasts = of_kind<event::Exploded>(game.shoot(shooter, "leapfrog", 300, 900));
    ASSERT_EQ(blasts.size(), 3u);
    EXPECT_NEAR(blasts[0].at.x, 1024, 1);
    EXPECT_LT(blasts[1].at.x, 1024 - 30);
    EXPECT_LT(blasts[2].at.x, blasts[1].at.x);
}

TEST(BounceEffect, LeapsBackFromACliff) {
    Leaping game;
    const TankId shooter = game.leftmost();
    const int x = static_cast<int>(game.tank(shooter).body.at.x) + 300;
    game.battle.world().heap({x, std::vector<Span>(300, {kFlat * kColumn, (kFlat + 400) * kColumn})});
    game.settle();
    const BattleEvents events = game.shoot(shooter, "skipper", 300, 800);
    const auto leaps = of_kind<event::Bounced>(events);
    ASSERT_EQ(leaps.size(), 3u);
    EXPECT_NEAR(leaps[0].at.x, x, 1);
    EXPECT_LT(leaps[1].at.x, static_cast<float>(x - 50));
}

TEST(BounceEffect, ComesDownFromTheCeiling) {
    Leaping game(Walls::concrete, 1024);
    game.place(0, 200);
    game.place(1, 900);
    const BattleEvents events = game.shoot(0, "skipper", 700, 1000);
    const auto leaps = of_kind<event::Bounced>(events);
    ASSERT_EQ(leaps.size(), 3u);
    EXPECT_NEAR(leaps[0].at.y, 512, 1);
    EXPECT_NEAR(leaps[1].at.y, kFlat, 20);
}

TEST(BounceEffect, LeapsOnOverTheTankThatItHits) {
    Leaping game(Walls::none, 1024);
    const TankId shooter = game.leftmost();
    const int power = game.power_to_hit(shooter, 600, the_other(shooter));
    const float victim = game.tank(the_other(shooter)).body.at.x;
    const auto leaps = of_kind<event::Bounced>(game.shoot(shooter, "skipper", 600, power));
    ASSERT_EQ(leaps.size(), 3u);
    EXPECT_NEAR(leaps[0].at.x, victim, 25);
    EXPECT_GT(leaps[1].at.x, victim + 25);
}

TEST(BounceEffect, LeapsOnOverAShield) {
    Leaping game(Walls::none, 1024);
    const TankId shooter = game.leftmost();
    game.tank(the_other(shooter)).shield = {Shield::Kind::absorbs, 500, 500};
    game.battle.world().place_tank(the_other(shooter), game.tank(the_other(shooter)).body.at);
    game.settle();
    const int power = game.power_to_hit(shooter, 600, the_other(shooter));
    const BattleEvents events = game.shoot(shooter, "leapfrog", 600, power);
    const auto blasts = of_kind<event::Exploded>(events);
    ASSERT_EQ(blasts.size(), 3u);
    EXPECT_GT(blasts[1].at.x - blasts[0].at.x, 20);
    EXPECT_EQ(game.tank(the_other(shooter)).health, 100);
    EXPECT_LT(game.tank(the_other(shooter)).shield.strength, 500);
}

TEST(BounceEffect, IsSoundInEveryCornerAndInsideTheEarth) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber, Walls::concrete}) {
        Leaping game(walls, 640);
        for (const std::string_view id : {"leapfrog", "skipper"}) {
            for (const Vec2<double> at : {Vec2<double>{0, 1}, {639.99, kFlat}, {320, 1}, {320, kFlat - 90.0}})
                for (const double way : {-8.0, 0.0, 8.0}) {
                    game.impact(id, at, {way, -4});
                    game.settle();
                }
        }
    }
}

}  // namespace
}  // namespace terramorph
