#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/index.h"
#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kCluster = weapon_table(
    "cluster", "unlimited = true",
    R"(on_impact = [{ effect = "split", heads = 6, fan = 40, up = 200, keep = 20, on_impact = [{ effect = "blast", radius = 30, strength = 0 }] }])");

const std::string kFunky = weapon_table("funky", "unlimited = true", R"(on_impact = [
    { effect = "blast", radius = 50, strength = 0 },
    { effect = "split", heads = 10, fewer = 5, fan = 30, up = 260, keep = 0, random = 100, fuse = 1.8, on_fire = [{ effect = "guide", kind = "weave", strength = 1200 }], after = [{ effect = "blast", radius = 48, strength = 0 }], on_impact = [{ effect = "blast", radius = 48, strength = 0 }] },
    { effect = "split", heads = 1, up = 260, keep = 0, on_impact = [{ effect = "blast", radius = 100, strength = 0 }] },
])");

struct Splitting : ItemBattle {
    explicit Splitting(std::string_view weapons = "", int tanks = 2, int width = 1024)
        : ItemBattle(weapons, tanks, calm_rules(), flat_level(width)) {}

    /// Splits here, and lets time go on for one tick.
    void split(const Effect& effect, const EffectContext& context) {
        effects = {effect};
        battle.world().apply(effects, context);
        battle.step();
    }
    /// Splits in the air, and says with which speeds (columns per second) the heads begin.
    std::vector<Vec2<float>> speeds(const Effect& effect, Vec2<double> speed = {}) {
        EffectContext context;
        context.at = fixed_place(500, 600);
        context.speed = fixed_place(speed.x / kTicksPerSecond, speed.y / kTicksPerSecond);
        context.tank = 0;
        split(effect, context);
        std::vector<Vec2<float>> speeds;
        for (const Shell& shell : battle.state().shells)
            speeds.push_back(columns_of(shell.flight.velocity) * static_cast<float>(kTicksPerSecond));
        return speeds;
    }

    std::vector<Effect> effects;  // as long as there are heads of them
};

Effect with(Effect effect, Trigger trigger, const Effect& led_to) {
    effect.leads_to.by_trigger[at(trigger)] = {led_to};
    return effect;
}

TEST(SplitEffect, TheHeadsFanOutEvenlyAboutTheSpeedOfTheShell) {
    Splitting game;
    const auto speeds = game.speeds(effect("split", {{"heads", 5}, {"fan", 60}}), {90, -30});
    ASSERT_EQ(speeds.size(), 5u);
    for (int head = 0; head < 5; ++head) {
        EXPECT_NEAR(speeds[head].x, 90 + 60 * (head - 2), 0.01);
        EXPECT_NEAR(speeds[head].y, -30, 0.01);
    }
}

TEST(SplitEffect, TheHeadsKeepAPartOfTheSpeedAndAreThrownUp) {
    Splitting game;
    for (const Vec2<float> speed :
         game.speeds(effect("split", {{"heads", 4}, {"fan", 0}, {"fuse", 0}, {"up", 150}, {"keep", 25}}),
                     {200, -100})) {
        EXPECT_NEAR(speed.x, 50, 0.01);
        EXPECT_NEAR(speed.y, 125, 0.01);
    }
}

TEST(SplitEffect, RandomHeadsStayWithinTheFanAndItsUpperHalf) {
    std::set<int> places;
    Splitting game;
    for (int split = 0; split < 30; ++split) {
        const auto speeds = game.speeds(effect(
            "split", {{"heads", 5}, {"fan", 50}, {"fuse", 0}, {"up", 200}, {"keep", 0}, {"random", 100}}));
        ASSERT_EQ(speeds.size(), 5u);
        for (const Vec2<float> speed : speeds) {
            EXPECT_LE(std::abs(speed.x), 100.01f);
            EXPECT_GE(speed.y, 99.99f);
            EXPECT_LE(speed.y, 200.01f);
            places.insert(static_cast<int>(std::floor(speed.x / 20)));
        }
        game.settle();
    }
    EXPECT_EQ(places, (std::set<int>{-5, -4, -3, -2, -1, 0, 1, 2, 3, 4}));
}

TEST(SplitEffect, ALittleScatterLeavesTheFanInOrder) {
    Splitting game;
    for (int split = 0; split < 30; ++split) {
        const auto speeds = game.speeds(effect(
            "split", {{"heads", 3}, {"fan", 50}, {"fuse", 0}, {"up", 0}, {"keep", 0}, {"random", 10}}));
        for (int head = 0; head < 3; ++head) EXPECT_NEAR(speeds[head].x, 50 * (head - 1), 10.01);
        game.settle();
    }
}

TEST(SplitEffect, SomeOfTheHeadsMayBeMissing) {
    for (const int fewer : {0, 1, 5}) {
        Splitting game;
        std::set<int> counts;
        for (int split = 0; split < 60; ++split) {
            const double most = fewer;
            counts.insert(static_cast<int>(game.speeds(effect("split", {{"heads", 10},
                                                                        {"fan", 5},
                                                                        {"fuse", 0},
                                                                        {"up", 0},
                                                                        {"keep", 0},
                                                                        {"random", 0},
                                                                        {"fewer", most}}))
                                               .size()));
            game.settle();
        }
        EXPECT_EQ(static_cast<int>(counts.size()), fewer + 1);
        EXPECT_EQ(*counts.begin(), 10 - fewer);
        EXPECT_EQ(*counts.rbegin(), 10);
    }
}

TEST(SplitEffect, AtLeastOneHeadIsLeft) {
    Splitting game;
    for (int split = 0; split < 30; ++split) {
        EXPECT_GE(game.speeds(effect("split", {{"heads", 2},
                                               {"fan", 5},
                                               {"fuse", 0},
                                               {"up", 0},
                                               {"keep", 0},
                                               {"random", 0},
                                               {"fewer", 19}}))
                      .size(),
                  1u);
        game.settle();
    }
}

TEST(SplitEffect, WhatIsHungOnEachHappensOnceAndWhereItSplits) {
    Splitting game;
    game.speeds(with(effect("split", {{"heads", 3}, {"fan", 50}}), Trigger::each,
                     effect("blast", {{"radius", 30}, {"strength", 0}})));
    const auto blasts = of_kind<event::Exploded>(game.settle());
    ASSERT_EQ(blasts.size(), 1u);
    EXPECT_EQ(blasts[0].at, (Vec2<float>{500, 600}));
}

TEST(SplitEffect, AFuseEndsInTheAirAtItsTime) {
    Splitting game;
    game.speeds(with(effect("split", {{"heads", 3}, {"fan", 50}, {"fuse", 1}}), Trigger::after,
                     effect("blast", {{"radius", 30}, {"strength", 0}})));
    const Ticks began = game.battle.state().tick;
    while (game.battle.state().tick < began + 58 * kTick) game.battle.step();
    EXPECT_EQ(count<event::Exploded>(game.battle.take_events()), 0);
    game.battle.step();
    const auto blasts = of_kind<event::Exploded>(game.battle.take_events());
    ASSERT_EQ(blasts.size(), 3u);
    EXPECT_GT(blasts[0].at.y, kFlat + 200);
    EXPECT_NEAR(blasts[2].at.x - blasts[0].at.x, 100, 3);
}

TEST(SplitEffect, AClusterBurstsOutOfTheGroundAndComesDownAroundIt) {
    Splitting game(kCluster, 2, 4096);
    const BattleEvents events = game.shoot(0, "cluster", 700, 500);
    const auto& split = first<event::Split>(events);
    const auto blasts = of_kind<event::Exploded>(events);
    ASSERT_EQ(blasts.size(), 6u);
    for (const event::Exploded& blast : blasts) EXPECT_NEAR(blast.at.x, split.at.x, 400);
    const auto [least, most] = std::minmax_element(
        blasts.begin(), blasts.end(), [](const auto& a, const auto& b) { return a.at.x < b.at.x; });
    EXPECT_GT(most->at.x - least->at.x, 150);
}

TEST(SplitEffect, HeadsThatAreThrownUpBeginClearOfWhateverWasHit) {
    Splitting game(kCluster, 2, 4096);
    const int x = static_cast<int>(game.tank(0).body.at.x) > 2048 ? 1000 : 3000;
    game.battle.world().heap({x, std::vector<Span>(200, {kFlat * kColumn, (kFlat + 300) * kColumn})});
    game.settle();
    EffectContext context;
    context.at = fixed_place(x, kFlat + 100);  // the side of a cliff
    context.speed = fixed_place(6, -3);
    context.tank = 0;
    game.split(with(effect("split", {{"heads", 4}, {"fan", 0}, {"fuse", 0}, {"up", 200}, {"keep", 0}}),
                    Trigger::on_impact, effect("blast", {{"radius", 30}, {"strength", 0}})),
               context);
    for (int tick = 0; tick < 60; ++tick, game.battle.step()) {
        ASSERT_EQ(game.battle.state().shells.size(), 4u) << "tick " << tick;
    }
    EXPECT_EQ(count<event::Exploded>(game.settle()), 4);
}

TEST(SplitEffect, HeadsFlyOutOfTheTankThatWasHit) {
    Splitting game(kCluster, 2);
    EffectContext context;
    context.at = fixed_place(static_cast<double>(game.tank(1).body.at.x) - 20, kFlat + 5);
    context.speed = fixed_place(6, -1);
    context.tank = 0;
    context.hit_tank = 1;
    game.split(with(effect("split", {{"heads", 3}, {"fan", 20}, {"fuse", 0}, {"up", 200}, {"keep", 20}}),
                    Trigger::on_impact, effect("blast", {{"radius", 5}, {"strength", 0}})),
               context);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Exploded>(events), 3);
    EXPECT_EQ(count<event::Died>(events), 0);
}

TEST(SplitEffect, WhatRisesAgainSplitsAgainAtItsNextApex) {
    Splitting game(
        weapon_table(
            "chaos", "unlimited = true",
            R"(at_apex = [{ effect = "split", heads = 3, fan = 30, up = 100, at_apex = [{ effect = "split", heads = 4, fan = 30, on_impact = [{ effect = "blast", radius = 10, strength = 0 }] }] }])"),
        2, 4096);
    const BattleEvents events = game.shoot(0, "chaos", 850, 400);
    EXPECT_EQ(count<event::Split>(events), 4);
    EXPECT_EQ(count<event::Exploded>(events), 12);
}

TEST(SplitEffect, AFunkyBombBurstsOnceThenInFiveToTenPlacesAroundAndOnceMore) {
    for (const int power : {300, 450, 600}) {
        Splitting game(kFunky, 2, 4096);
        const TankId shooter = game.tank(0).body.at.x < 2048 ? TankId(0) : TankId(1);
        const BattleEvents events = game.shoot(shooter, "funky", 600, power);
        auto blasts = of_kind<event::Exploded>(events);
        ASSERT_GE(blasts.size(), 7u);
        ASSERT_LE(blasts.size(), 12u);
        EXPECT_EQ(blasts.front().radius, 50);
        EXPECT_EQ(blasts.back().radius, 100);
        for (const event::Exploded& blast : blasts) EXPECT_NEAR(blast.at.x, blasts.front().at.x, 300);
    }
}

TEST(SplitEffect, HoldsAmongTenTanksAtTheEdgeAndInsideTheEarth) {
    Splitting game(kFunky, 10);
    for (const TankId k : ids<TankId>(10)) game.place(k, 100 + 50 * k);
    for (const double x : {0.0, 350.0, 1023.9})
        for (const double y : {1.0, kFlat - 50.0, kFlat + 1.0}) {
            game.impact("funky", {x, y}, {}, -1, 3);
            game.settle();
        }
}

}  // namespace
}  // namespace terramorph
