#include <gtest/gtest.h>

#include "base/trig.h"
#include "support/effect_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kBalls = weapon_table("riot_bomb", R"(on_impact = [{ effect = "carve", radius = 60 }])") +
                           weapon_table("dirt_ball", R"(on_impact = [{ effect = "heap", radius = 60 }])");

const std::string kHeaps = weapon_table("clod", R"(on_impact = [{ effect = "heap", radius = 20 }])");

struct Balls : EffectBattle {
    explicit Balls(int tanks = 2, const BattleRules& rules = calm_rules())
        : EffectBattle(kBalls, tanks, rules) {
        for (const TankId k : ids<TankId>(tanks)) place(k, 60 + 60 * k);
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
    EXPECT_NEAR(to_columns(balls.ground().top(600)), kFlat - 60, 1 / 16.0);
    EXPECT_EQ(balls.ground().top(539), kFlat * kColumn);
    EXPECT_EQ(balls.tank(1).health, 100);
}

TEST(CarveEffect, LeavesBedrock) {
    Balls balls;
    balls.apply("riot_bomb", 600.5, 10);
    balls.settle();
    for (int x = 500; x < 700; ++x) {
        EXPECT_EQ(balls.ground().column(x).front().bottom, 0_16ths);
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
    EXPECT_NEAR(to_columns(balls.ground().top(600)), ceiling - 60, 1 / 16.0);
}

TEST(HeapEffect, AddsABallOfEarthAroundWhoeverStandsThere) {
    Balls balls;
    balls.place(1, 600);
    balls.apply("dirt_ball", 600.5, kFlat);
    EXPECT_EQ(first<event::Heaped>(balls.battle.take_events()).radius, 60);
    EXPECT_GT(balls.ground().top(560), kFlat * kColumn);
    const Tank& inside = balls.tank(1);
    const Sixteenths middle = Sixteenths::truncated(inside.middle().y);
    EXPECT_FALSE(balls.ground().solid(static_cast<int>(inside.middle().x), middle));
    EXPECT_EQ(inside.health, 100);
}

TEST(HeapEffect, IsAMoundThatIsRoundAtTheTopAndNowhereSteeperThanLooseEarth) {
    for (const auto& [weapon, radius] : {std::pair("dirt_ball", 60), std::pair("clod", 20)}) {
        EffectBattle heap(kBalls + kHeaps, 2, calm_rules());
        for (const TankId k : ids<TankId>(2)) heap.place(k, 60 + 60 * k);
        const std::int64_t before = heap.ground().area();
        heap.apply(weapon, 600.5, kFlat);
        heap.settle();
        const double added = static_cast<double>(heap.ground().area() - before) / kCellsPerSquareColumn;
        EXPECT_NEAR(added, kPi / 2 * radius * radius, 0.02 * radius * radius) << "half a ball of earth";
        const auto top = [&heap](int away) { return heap.ground().top(600 + away); };
        for (int away = 0; away < 2 * radius; ++away) {
            const Sixteenths left = top(-away) - top(-away - 1), right = top(away) - top(away + 1);
            EXPECT_GE(left, 0_16ths) << away;
            EXPECT_LE(left, 15_16ths) << away << ": 14, but for one cell that was left over";
            EXPECT_LE(std::abs((left - right).count()), 2) << away << ": both sides are alike";
        }
        EXPECT_LT(top(0) - top(radius / 5), Sixteenths{14 * (radius / 5) / 2}) << "it has no edge at the top";
    }
}

TEST(HeapEffect, TenTanksInOneCraterAreLeftFree) {
    Balls balls(10, calm_rules(LooseEarth::hangs));  // so that the pit is flat
    balls.dig(400, 700, 100, kFlat);
    for (const TankId k : ids<TankId>(10)) balls.place(k, 425 + 28 * k);
    std::vector<int> before;
    for (const Tank& tank : balls.battle.state().tanks) before.push_back(tank.health);
    balls.apply("dirt_ball", 550.5, 130);
    for (const TankId k : ids<TankId>(10)) EXPECT_EQ(depth_in_earth(balls.ground(), balls.tank(k)), 0) << k;
    balls.settle();
    for (const TankId k : ids<TankId>(10)) EXPECT_EQ(balls.tank(k).health, before[k]);
}

TEST(HeapEffect, NeverRisesAboveTheCeiling) {
    Balls balls;
    const int ceiling = balls.ground().height();
    balls.build(0, balls.ground().width(), 0, ceiling - 20);
    balls.apply("dirt_ball", 600.5, ceiling - 20);
    EXPECT_EQ(balls.ground().top(600), ceiling * kColumn);
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
    for (const Vec2<double> at : {Vec2<double>{-61, 200}, {1085, 200}, {600, -70}})
        balls.apply("dirt_ball", at.x, at.y);
    balls.settle();
    EXPECT_EQ(balls.ground().area(), before);
}

TEST(HeapEffect, AddsHalfABallWhereverItIsAndHoweverOften) {
    Balls balls;
    const std::int64_t before = balls.ground().area();
    balls.apply("dirt_ball", 600.5, 400);
    const std::int64_t ball = balls.ground().area() - before;
    EXPECT_NEAR(static_cast<double>(ball), 3.14159 / 2 * 60 * 60 * kCellsPerSquareColumn,
                0.01 * static_cast<double>(ball));
    balls.apply("dirt_ball", 600.5, kFlat);
    balls.settle();
    EXPECT_EQ(balls.ground().area() - before, 2 * ball);
}

/// The steepest step of the surface from one column to the next.
Sixteenths steepest(const Ground& ground, int x0, int x1) {
    Sixteenths most;
    for (int x = x0; x < x1; ++x) most = std::max(most, abs(ground.top(x + 1) - ground.top(x)));
    return most;
}

TEST(HeapEffect, IsAMoundAsSteepAsLooseEarthStands) {
    Balls balls;
    balls.place(1, 200);
    balls.apply("dirt_ball", 600.5, kFlat);
    EXPECT_GT(balls.ground().top(600), (kFlat + 40) * kColumn);
    EXPECT_LE(steepest(balls.ground(), 450, 750), 16_16ths);
    for (int x = 450; x < 750; ++x) EXPECT_EQ(balls.ground().column(x).size(), 1u) << "nothing overhangs";
}

TEST(HeapEffect, LeansOnACliffAndDoesNotClimbIt) {
    Balls balls;
    balls.build(700, 900, kFlat, kFlat + 300);
    balls.apply("dirt_ball", 680.5, kFlat);
    EXPECT_EQ(balls.ground().top(700), (kFlat + 300) * kColumn);
    EXPECT_GT(balls.ground().top(699), (kFlat + 50) * kColumn) << "it lies against the cliff";
    EXPECT_LE(steepest(balls.ground(), 500, 698), 16_16ths);
}

TEST(HeapEffect, FillsACaveFromItsFloorUp) {
    EffectBattle cave(kHeaps, 2, calm_rules(LooseEarth::hangs));
    cave.dig(500, 700, 60, 120);
    cave.apply("clod", 600.5, 60);
    const auto spans = cave.ground().column(600);
    ASSERT_EQ(spans.size(), 2u);
    EXPECT_GT(spans[0].top, 70 * kColumn);
    EXPECT_EQ(spans[1].top, kFlat * kColumn);
}

}  // namespace
}  // namespace terramorph
