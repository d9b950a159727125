#include <gtest/gtest.h>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;
constexpr std::string_view kBalls = R"(
[riot_bomb]
name = "Riot Bomb"
on_impact = [{ effect = "carve", radius = 60 }]
[dirt_ball]
name = "Dirt Ball"
on_impact = [{ effect = "heap", radius = 60 }]
)";

struct Balls : EffectBattle {
    explicit Balls(int tanks = 2) : EffectBattle(kBalls, tanks) {
        for (int k = 0; k < tanks; ++k) place(k, 60 + 60 * k);
        battle.take_events();
    }
    void fill_up() { build(0, ground().width(), 0, ground().height()); }
};

TEST(CarveEffect, RemovesABallOfEarthAndHarmsNobody) {
    Balls balls;
    balls.place(1, 600);
    balls.apply("riot_bomb", 600.5, kFlat);
    const BattleEvents events = balls.battle.take_events();
    EXPECT_EQ(first<event::Dug>(events).radius, 60);
    EXPECT_NEAR(balls.ground().top(600), (kFlat - 60) * kSub, 1);
    EXPECT_EQ(balls.ground().top(539), kFlat * kSub);
    EXPECT_EQ(balls.tank(1).health, 100);
}

TEST(CarveEffect, LeavesBedrock) {
    Balls balls;
    balls.apply("riot_bomb", 600.5, 10);
    balls.settle();
    for (int x = 500; x < 700; ++x) {
        EXPECT_EQ(balls.ground().column(x).front().bottom, 0);
        EXPECT_GE(balls.ground().column(x).front().top, Ground::kBedrock);
    }
}

TEST(CarveEffect, InTheSkyAndOutsideTheLevelThereIsNothingToRemove) {
    Balls balls;
    const std::int64_t before = balls.ground().area();
    for (const Vec2<double> at : {Vec2<double>{600, 400}, {-61, 200}, {1085, 200}, {600, -100}})
        balls.apply("riot_bomb", at.x, at.y);
    balls.settle();
    EXPECT_EQ(balls.ground().area(), before);
}

TEST(CarveEffect, AtTheEdgeOfTheLevelItRemovesHalfABall) {
    Balls balls;
    const std::int64_t before = balls.ground().area();
    balls.apply("riot_bomb", 600.5, 100);
    const std::int64_t whole = before - balls.ground().area();
    balls.apply("riot_bomb", 1024, 100);
    const std::int64_t half = before - whole - balls.ground().area();
    EXPECT_NEAR(static_cast<double>(half), static_cast<double>(whole) / 2, 0.01 * static_cast<double>(whole));
}

TEST(CarveEffect, OpensALevelThatIsFullToTheCeiling) {
    Balls balls;
    balls.fill_up();
    const int ceiling = balls.ground().height();
    balls.apply("riot_bomb", 600.5, ceiling);
    balls.settle();
    EXPECT_NEAR(balls.ground().top(600), (ceiling - 60) * kSub, 1);
}

TEST(HeapEffect, AddsABallOfEarthAroundWhoeverStandsThere) {
    Balls balls;
    balls.place(1, 600);
    balls.apply("dirt_ball", 600.5, kFlat);
    EXPECT_EQ(first<event::Heaped>(balls.battle.take_events()).radius, 60);
    EXPECT_GT(balls.ground().top(560), kFlat * kSub);
    const Tank& inside = balls.tank(1);
    const auto middle = static_cast<int>(inside.middle().y * kSub);
    EXPECT_FALSE(balls.ground().solid(static_cast<int>(inside.middle().x), middle));
    EXPECT_EQ(inside.health, 100);
}

TEST(HeapEffect, TenTanksInOneCraterAreLeftFree) {
    Balls balls(10);
    balls.dig(400, 700, 100, kFlat);
    for (int k = 0; k < 10; ++k) balls.place(k, 425 + 28 * k);
    std::vector<int> before;
    for (const Tank& tank : balls.battle.state().tanks) before.push_back(tank.health);
    balls.apply("dirt_ball", 550.5, 130);
    for (int k = 0; k < 10; ++k) EXPECT_EQ(depth_in_earth(balls.ground(), balls.tank(k)), 0) << k;
    balls.settle();
    for (int k = 0; k < 10; ++k) EXPECT_EQ(balls.tank(k).health, before[k]);
}

TEST(HeapEffect, NeverRisesAboveTheCeiling) {
    Balls balls;
    const int ceiling = balls.ground().height();
    balls.apply("dirt_ball", 600.5, ceiling);
    EXPECT_EQ(balls.ground().top(600), ceiling * kSub);
    balls.settle();
}

TEST(HeapEffect, AddsNothingToALevelThatIsFull) {
    Balls balls;
    balls.fill_up();
    const std::int64_t before = balls.ground().area();
    balls.apply("dirt_ball", 600.5, 300);
    balls.settle();
    EXPECT_EQ(balls.ground().area(), before);
}

TEST(HeapEffect, AddsNothingOutsideTheLevel) {
    Balls balls;
    const std::int64_t before = balls.ground().area();
    for (const Vec2<double> at : {Vec2<double>{-61, 200}, {1085, 200}, {600, 2000}, {600, -70}})
        balls.apply("dirt_ball", at.x, at.y);
    balls.settle();
    EXPECT_EQ(balls.ground().area(), before);
}

TEST(HeapEffect, AddsExactlyWhatIsFreeOfTheBall) {
    Balls balls;
    const std::int64_t before = balls.ground().area();
    balls.apply("dirt_ball", 600.5, 400);
    const std::int64_t ball = balls.ground().area() - before;
    EXPECT_NEAR(static_cast<double>(ball), 3.14159 * 60 * 60 * kSub, 0.01 * static_cast<double>(ball));
    balls.apply("dirt_ball", 600.5, 400);
    EXPECT_EQ(balls.ground().area() - before, ball) << "where there is earth none is added";
    balls.settle();
    EXPECT_EQ(balls.ground().area() - before, ball);
}

}  // namespace
}  // namespace terramorph
