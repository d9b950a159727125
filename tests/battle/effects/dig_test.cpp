#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "base/state_hash.h"
#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

/// A digger that makes a blast of 9 where a tunnel branches, of 11 where one ends, of 12 at a tank.
std::string digger(std::string_view numbers) {
    const std::string digs = concat(R"(on_impact = [{ effect = "dig", )", numbers);
    return weapon_table(
               "digger", "unlimited = true",
               digs + R"(, each = [{ effect = "blast", radius = 9, strength = 0, digs = "no" }], )"
                      R"(on_rest = [{ effect = "blast", radius = 11, strength = 10, digs = "no" }], )"
                      R"(on_tank = [{ effect = "blast", radius = 12, strength = 10, digs = "no" }] }])") +
           weapon_table("mole", "unlimited = true", digs + " }]");
}

struct Digging : ItemBattle {
    explicit Digging(std::string_view numbers, const BattleRules& rules = hanging_rules(), int tanks = 2)
        : ItemBattle(digger(numbers), tanks, rules) {}

    BattleEvents land(std::string_view id, Vec2<double> at, TankId hit_tank = -1) {
        impact(id, at, {}, hit_tank);
        return settle();
    }
};

int blasts(const BattleEvents& events, float radius) {
    const auto all = of_kind<event::Exploded>(events);
    return static_cast<int>(std::ranges::count(all, radius, &event::Exploded::radius));
}

TEST(DigEffect, EveryTunnelThatBranchesOffIsOneMoreThatEnds) {
    int branches = 0;
    for (const int heads : {1, 2, 3, 10, 20, 60}) {
        Digging game(concat("heads = ", heads, ", length = 150, radius = 4, branching = 60"));
        const BattleEvents events = game.land("digger", {512, kFlat});
        const int first_heads = std::min(heads, 3);
        const int ends = blasts(events, 11) + blasts(events, 12);
        EXPECT_EQ(ends, first_heads + blasts(events, 9)) << heads;
        EXPECT_LE(ends, heads);
        branches += blasts(events, 9);
    }
    EXPECT_GT(branches, 20);
}

TEST(DigEffect, EffectsAtTheEndsWaitForTheLastAndComeOneByOne) {
    Digging game("heads = 12, length = 100, radius = 4, branching = 50");
    game.impact("digger", {512, kFlat});
    bool digs = true;
    int ends = 0;
    for (int tick = 0; tick < 600 && !game.battle.at_rest(); ++tick) {
        game.battle.step();
        const BattleEvents events = game.battle.take_events();
        const int now = blasts(events, 11);
        EXPECT_LE(now, 1) << "one in a tick";
        digs = digs && now == 0;
        if (!digs) {
            EXPECT_EQ(count<event::Dug>(events), 0);
        }
        ends += now;
    }
    EXPECT_GT(ends, 5);
}

TEST(DigEffect, WhatDoesNotBranchIsItsFirstHeadsAlone) {
    Digging game("heads = 60, branching = 0");
    EXPECT_EQ(blasts(game.land("digger", {512, kFlat}), 11), 3);
}

TEST(DigEffect, NoMoreThanTwentyHeadsDigAtOnce) {
    Digging game("heads = 60, length = 250, radius = 2, branching = 100");
    std::size_t most = 0;
    game.impact("mole", {512, kFlat});
    for (int tick = 0; tick < 600 && !game.battle.at_rest(); ++tick) {
        game.battle.step();
        most = std::max(most, game.battle.state().ongoing.size());
    }
    EXPECT_TRUE(game.battle.at_rest());
    EXPECT_GT(most, 12u);
    EXPECT_LE(most, 20u);
}

TEST(DigEffect, ATunnelIsAsLongAsItIsAndAsWideAsItIs) {
    Digging game("heads = 1, length = 90, radius = 5, branching = 0");
    const std::int64_t before = game.battle.state().ground.area();
    const BattleEvents events = game.land("digger", {512, kFlat});
    const std::int64_t dug = before - game.battle.state().ground.area();
    EXPECT_GT(dug, 90 * 8 * kCellsPerSquareColumn);
    EXPECT_LT(dug, (90 * 10 + 80) * kCellsPerSquareColumn);
    EXPECT_LT(first<event::Exploded>(events).at.y, kFlat - 30) << "it goes down";
}

TEST(DigEffect, HarmsNobodyByItself) {
    BattleRules rules = hanging_rules();
    rules.fall_damage = false;
    Digging game("heads = 20, branching = 80", rules);
    const double beside = static_cast<double>(game.battle.state().hulls[1].high.x) / 65536 + 3;
    const BattleEvents events = game.land("mole", {beside, kFlat});
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_GT(count<event::Dug>(events), 3);
    EXPECT_GT(count<event::Fizzled>(events), 0);
}

TEST(DigEffect, OnATankItFizzlesUnlessItHasSomethingForIt) {
    Digging game("heads = 3");
    const std::int64_t area = game.battle.state().ground.area();
    const Vec2<float> middle = game.tank(1).middle();
    const Vec2<double> at = {static_cast<double>(middle.x), static_cast<double>(middle.y)};
    BattleEvents events = game.land("mole", at, 1);
    EXPECT_EQ(count<event::Fizzled>(events), 1);
    EXPECT_EQ(count<event::Dug>(events), 0);
    events = game.land("digger", at, 1);
    EXPECT_EQ(blasts(events, 12), 1);
    EXPECT_EQ(blasts(events, 11), 0);
    EXPECT_EQ(game.battle.state().ground.area(), area);
}

TEST(DigEffect, WithAContactTriggerItIsAtItsEndWhereItLands) {
    Digging game("heads = 10");
    game.tank(0).contact = true;
    const BattleEvents events = game.shoot(0, "digger", game.tank(0).body.at.x < 512 ? 700 : 1100, 500);
    EXPECT_EQ(blasts(events, 11), 1);
    EXPECT_EQ(count<event::Dug>(events), 0);
}

TEST(DigEffect, AHeadThatMeetsAHullInTheEarthEndsThere) {
    Digging game("heads = 20, length = 200, radius = 4, branching = 60");
    game.battle.world().carve(disc(512 * kColumn, 120 * kColumn, 20 * kColumn));
    game.battle.world().place_tank(1, {512, 105});
    game.settle();
    game.battle.world().heap(disc(512 * kColumn, 120 * kColumn, 40 * kColumn));
    game.settle();
    int met = 0;
    for (int x = 490; x <= 534; x += 11) met += blasts(game.land("digger", {1.0 * x, kFlat}), 12);
    EXPECT_GT(met, 0);
    EXPECT_LT(game.tank(1).health, 100);
}

TEST(DigEffect, InTheOpenAirItEndsAtOnce) {
    Digging game("heads = 9");
    const std::int64_t area = game.battle.state().ground.area();
    const BattleEvents events = game.land("digger", {512, kFlat + 100});
    EXPECT_EQ(blasts(events, 11), 3);
    EXPECT_EQ(game.battle.state().ground.area(), area);
}

TEST(DigEffect, HeadsStayInTheEarthAndOverBedrock) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const Arsenal arsenal = arsenal_of(digger("heads = 40, length = 200, radius = 3, branching = 50"));
        Battle battle(hanging_rules(), hilly_level("limited-random", 1024, seed), arsenal, 2, seed);
        const int x = 200 + static_cast<int>(seed) * 90;
        EffectContext context;
        context.at = fixed_place(x, double{to_columns(battle.state().ground.top(x))});
        context.tank = 0;
        battle.world().apply(arsenal.weapons[0].effects.on(Trigger::on_impact), context);
        const Ground before = battle.state().ground;
        for (int tick = 0; tick < 2000 && !battle.at_rest(); ++tick) {
            battle.step();
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
            for (const OngoingEffect& head : battle.state().ongoing) {
                const Vec2<Sixteenths> cell = sixteenths_of(head.context.at);
                ASSERT_LE(cell.y, before.top(column_of(cell.x)) + 3 * kColumn) << "not much of it looks out";
                ASSERT_GE(cell.y, Ground::kBedrock);
            }
        }
        EXPECT_TRUE(battle.at_rest());
    }
}

TEST(DigEffect, DigsTheSameEveryTimeAndElsewhereForAnotherSeed) {
    std::set<std::uint64_t> ends;
    const Arsenal arsenal = arsenal_of(digger("heads = 20, branching = 50"));
    for (const std::uint32_t seed : {1u, 1u, 2u}) {
        Battle battle(hanging_rules(), flat_level(), arsenal, 2, seed);
        EffectContext context;
        context.at = fixed_place(512, kFlat);
        context.tank = 0;
        battle.world().apply(arsenal.weapons[0].effects.on(Trigger::on_impact), context);
        settle(battle);
        StateHash hash;
        battle.state().ground.add_to(hash);
        ends.insert(hash.value());
    }
    EXPECT_EQ(ends.size(), 2u);
}

TEST(DigEffect, EndsWhereverItBeginsAndWhateverTheEarthDoes) {
    for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks})
        for (const double x : {0.0, 3.0, 512.0, 1023.0, 1024.0, 1200.0})
            for (const double y : {0.0, 8.0, 20.0, 199.0}) {
                BattleRules rules = hanging_rules();
                rules.loose_earth = loose;
                Digging game("heads = 12, branching = 70, length = 150, radius = 6", rules);
                EXPECT_EQ(count<event::LimitMet>(game.land("mole", {x, y})), 0) << x << ", " << y;
            }
}

TEST(DigEffect, UnderTenTanksInOneCraterItEndsAsWell) {
    BattleRules rules = calm_rules();
    rules.fall_damage = false;
    Digging game("heads = 35, length = 120, branching = 60", rules, 10);
    game.battle.world().carve(disc(512 * kColumn, kFlat * kColumn, 180 * kColumn));
    game.settle();
    const BattleEvents events = game.land("mole", {512, 21});
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(tanks_alive(game.battle.state()), 10);
}

}  // namespace
}  // namespace terramorph
