// Earth that's too weak: it cracks, and then it falls.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kTools =
    weapon_table("spade", R"(on_impact = [{ effect = "carve", radius = 12 }])") +
    weapon_table("nail", R"(on_impact = [{ effect = "carve", radius = 1 }])") +
    weapon_table(
        "shock",
        R"(on_impact = [{ effect = "quake", radius = 200, strength = 0, seconds = 1, shake = 60, shove = 0 }])") +
    weapon_table("disrupter", R"(on_impact = [{ effect = "shake_down" }])") +
    weapon_table("small", R"(on_impact = [{ effect = "blast", radius = 49, strength = 0, digs = "no" }])") +
    weapon_table("large", R"(on_impact = [{ effect = "blast", radius = 80, strength = 0, digs = "no" }])") +
    weapon_table("huge", R"(on_impact = [{ effect = "blast", radius = 200, strength = 0, digs = "no" }])");

BattleRules rules_for(LooseEarth loose) {
    BattleRules rules = calm_rules();
    rules.loose_earth = loose;
    return rules;
}

struct Failing : EffectBattle {
    explicit Failing(LooseEarth loose = LooseEarth::breaks, int tanks = 3)
        : EffectBattle(kTools, tanks, rules_for(loose)) {
        for (const TankId k : ids<TankId>(tanks)) place(k, 40 + 60 * k);
        battle.take_events();
    }
    void add(int x0, int x1, int bottom, int top) {
        battle.world().heap(
            {x0, std::vector<Span>(static_cast<std::size_t>(x1 - x0), {bottom * kColumn, top * kColumn})});
    }
    /// A cliff with a beam of 16 columns that reaches so far out of it.
    void beam(int length) {
        add(400, 500, kFlat, 300);
        add(500, 500 + length, 284, 300);
    }
    std::int64_t cells() const {
        std::int64_t all = ground().area();
        for (const Debris& piece : battle.state().debris) all += piece.earth.region.cells;
        return all;
    }
    int hanging() const {
        int columns = 0;
        for (int x = 0; x < ground().width(); ++x) columns += ground().column(x).size() > 1 ? 1 : 0;
        return columns;
    }
};

TEST(FailingEarth, CracksBeforeItFalls) {
    Failing game;
    game.beam(40);
    const std::int64_t before = game.cells();
    game.step(1);
    BattleEvents events = game.battle.take_events();
    ASSERT_EQ(count<event::Cracked>(events), 1);
    EXPECT_EQ(first<event::Cracked>(events).from, 500);
    EXPECT_EQ(first<event::Cracked>(events).to, 540);
    game.step(Crack::kTicks - 2 * kTick);
    EXPECT_TRUE(game.battle.take_events().empty());
    EXPECT_EQ(game.hanging(), 40);
    EXPECT_FALSE(game.battle.at_rest());
    game.step(2);
    EXPECT_EQ(count<event::BrokeOff>(game.battle.take_events()), 1);
    EXPECT_EQ(game.hanging(), 0);
    EXPECT_EQ(game.cells(), before);
    game.settle();
    EXPECT_EQ(game.ground().area(), before);
}

TEST(FailingEarth, WhatIsMendedMeanwhileHolds) {
    Failing game;
    game.beam(40);
    game.step(10);
    game.add(540, 545, kFlat, 300);
    EXPECT_EQ(count<event::BrokeOff>(game.settle()), 0);
    EXPECT_EQ(game.hanging(), 40);
}

/// A tank in a slot under an overhang, in sixteenths above the floor.
struct Slot {
    int left;  // the wall at its left, at the tank; it rises to the left by half the slope
    int slope;
    int block;  // the bottom of what hangs over the tank
    int top;    // of that, at the left; it rises to the right by `rise`
    int rise;
    int split;  // the column where the block ends
    int gap;    // columns to the next one, which leans on the right wall
    int right;  // its top, and how that rises
    int steep;
};

void build(Failing& game, const Slot& slot) {
    const auto add = [&](int x, int bottom, int top) {
        const Sixteenths floor = kFlat * kColumn;
        if (top <= bottom) return;
        game.battle.world().heap({x, {{floor + Sixteenths{bottom}, floor + Sixteenths{top}}}});
    };
    for (int x = 200; x < 279; ++x) add(x, 0, slot.left + slot.slope * (279 - x) / 2);
    for (int x = 279; x < slot.split; ++x) add(x, slot.block, slot.top + slot.rise * (x - 279));
    const int begin = slot.split + slot.gap;
    for (int x = begin; x < 326; ++x) add(x, slot.block - 10, slot.right + slot.steep * (x - slot.split));
    for (int x = 326; x < 400; ++x) add(x, 0, slot.right + slot.steep * (326 - slot.split));
}

/// What hangs over a tank breaks off and has no room to fall but onto it. It must not come to lie there, from
/// where it would break off again, and again: of some thousand slots, in these the turn never ended.
TEST(FailingEarth, WhatFallsOnATankComesToLieBesideIt) {
    for (const Slot& slot :
         {Slot{499, 7, 229, 597, 6, 307, 4, 623, 21}, Slot{496, 16, 220, 580, 7, 307, 2, 372, 13}}) {
        Failing game;
        game.place(0, 300);
        game.settle();
        build(game, slot);
        const std::int64_t before = game.cells();
        game.settle();
        EXPECT_TRUE(game.battle.at_rest());
        EXPECT_EQ(game.ground().area(), before);
    }
}

TEST(FailingEarth, HoldsWhereTheRulesLetItHang) {
    Failing game(LooseEarth::hangs);
    game.beam(100);
    game.apply("shock", 500, 300);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Cracked>(events), 0);
    EXPECT_EQ(count<event::BrokeOff>(events), 0);
}

TEST(FailingEarth, FreshLevelsRest) {
    for (const Generator* generator : generators())
        for (const std::uint32_t seed : {1u, 2u}) {
            const LevelSettings level = hilly_level(generator->name, 1600, seed);
            Battle battle(rules_for(LooseEarth::breaks), level, built_in_arsenal(), 4, seed);
            const std::uint32_t before = battle.state().ground.revision();
            for (int tick = 0; tick < 600; ++tick) battle.step();
            EXPECT_EQ(battle.state().ground.revision(), before) << generator->name;
            EXPECT_TRUE(battle.state().cracks.empty());
        }
}

TEST(FailingEarth, ItsDamageIsWhoDugsDoing) {
    Failing game;
    game.beam(32);
    game.settle();
    ASSERT_EQ(game.hanging(), 32) << "it just holds";
    game.battle.world().place_tank(2, {520, kFlat});
    game.settle();
    const int before = game.tank(2).health;
    game.apply("spade", 500, 310, 1);
    const BattleEvents events = game.settle();
    ASSERT_LT(game.tank(2).health, before);
    const auto hurts = of_kind<event::Hurt>(events);
    EXPECT_EQ(hurts.front().tank, TankId(2));
    EXPECT_EQ(hurts.front().by, TankId(1));
    EXPECT_EQ(hurts.front().cause, HurtCause::crush);
}

TEST(FailingEarth, WhoStandsOnItFallsByTheDoingOfWhoDug) {
    Failing game;
    game.add(400, 500, kFlat, 360);
    game.add(500, 524, 344, 360);
    game.settle();
    game.place(2, 514);
    ASSERT_NEAR(game.tank(2).body.at.y, 360, 2);
    game.tank(2).last_hurt_by = 0;
    game.apply("spade", 500, 370, 1);
    const BattleEvents events = game.settle();
    ASSERT_GE(count<event::Fell>(events), 1);
    for (const event::Hurt& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, TankId(1));
    EXPECT_GE(count<event::Hurt>(events), 1);
}

/// A tunnel so wide under a roof of six columns, with solid ground at both sides.
Range tunnel(Failing& game, int wide) {
    game.dig(500 - wide / 2, 500 + wide / 2, kFlat - 30, kFlat - 6);
    return {500 - wide / 2, 500 + wide / 2};
}

TEST(FailingEarth, ATunnelUnderATankSinksInWhereItIsWide) {
    for (const auto& [wide, tank, falls] : {std::tuple{60, true, true}, std::tuple{60, false, false},
                                            std::tuple{30, true, false}, std::tuple{30, false, false}}) {
        Failing game;
        if (tank) game.place(2, 500);
        const std::int64_t before = game.cells();
        const Range dug = tunnel(game, wide);
        EXPECT_EQ(game.hanging() == 0, falls) << wide << tank;
        EXPECT_EQ(game.cells(), before - std::int64_t{24} * kCellsPerSquareColumn * (dug.x1 - dug.x0));
        if (tank) {
            EXPECT_EQ(game.tank(2).body.at.y < kFlat - 10, falls) << wide;
        }
    }
}

TEST(FailingEarth, WhoDrivesOnToAThinRoofBreaksIt) {
    for (const auto& [wide, falls] : {std::pair{60, true}, std::pair{30, false}}) {
        Failing game;
        tunnel(game, wide);
        ASSERT_EQ(game.hanging(), wide);
        game.place(2, 400);
        game.tank(2).fuel = 400;
        game.battle.take_events();
        game.battle.drive(2, 180);
        const BattleEvents events = game.settle();
        EXPECT_EQ(count<event::Cracked>(events) > 0, falls);
        EXPECT_EQ(game.hanging() == 0, falls);
        for (const event::Hurt& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, TankId(2));
    }
}

TEST(FailingEarth, WhatHangsByAMiracleAtTheEdgeHoldsNoTurnUp) {
    BattleRules rules = rules_for(LooseEarth::breaks);
    rules.suspend_chance = 100;
    EffectBattle game(kTools, 2, rules);
    game.place(1, 400);
    game.place(0, 20);
    game.battle.world().heap({0, std::vector<Span>(60, Span{(kFlat + 40) * kColumn, (kFlat + 60) * kColumn})});
    game.battle.world().place_tank(0, {20, kFlat + 70});
    game.settle();
    EXPECT_NEAR(game.tank(0).body.at.y, kFlat + 60, 1);
    EXPECT_TRUE(game.battle.at_rest());
}

TEST(FailingEarth, LargePiecesFallInStrips) {
    Failing game;
    game.add(300, 860, 300, 340);
    const std::int64_t before = game.cells();
    game.step(1);
    EXPECT_EQ(count<event::BrokeOff>(game.battle.take_events()), 10);
    for (const Debris& piece : game.battle.state().debris) {
        const Range columns = columns_of(piece.earth.region.chords);
        EXPECT_EQ(columns.x1 - columns.x0, 56);
    }
    EXPECT_EQ(game.cells(), before);
    game.settle();
    EXPECT_EQ(game.ground().area(), before);
}

TEST(FailingEarth, WhatIsTooMuchForATickPours) {
    Failing game;
    for (int k = 0; k < 40; ++k) game.add(200 + 20 * k, 210 + 20 * k, 300, 310);
    const std::int64_t before = game.cells();
    game.step(1);
    EXPECT_EQ(game.battle.state().debris.size(), 24u);
    EXPECT_EQ(game.cells(), before);
    EXPECT_EQ(game.hanging(), 0);
    game.settle();
}

TEST(FailingEarth, AShakeBreaksWhatHoldsAtRest) {
    for (const auto& [middle, breaks] : {std::pair{520, true}, std::pair{720, false}}) {
        Failing game;
        game.beam(28);
        game.settle();
        ASSERT_EQ(game.hanging(), 28);
        game.apply("shock", middle, kFlat);
        game.settle();
        EXPECT_EQ(game.hanging(), breaks ? 0 : 28) << middle;
    }
}

TEST(FailingEarth, TheDisrupterBreaksHollowGroundAndBringsDownTheRest) {
    Failing game;
    game.dig(400, 500, 100, 180);
    game.dig(600, 610, 100, 180);
    ASSERT_EQ(game.hanging(), 110);
    const std::int64_t before = game.cells();
    game.apply("disrupter", 450, 300);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Cracked>(events), 1) << "a narrow hole would hold";
    EXPECT_GE(count<event::BrokeOff>(events), 1);
    EXPECT_EQ(game.hanging(), 0);
    EXPECT_EQ(game.ground().area(), before);
}

TEST(FailingEarth, ASlopeSlidesWhenItsFootIsDugAway) {
    for (const LooseEarth loose : {LooseEarth::breaks, LooseEarth::pours, LooseEarth::hangs}) {
        SCOPED_TRACE(static_cast<int>(loose));
        Failing game(loose);
        game.build(480, 600, kFlat, 320);
        const std::int64_t before = game.cells();
        EXPECT_EQ(game.ground().top(485), 320 * kColumn) << "it stands by itself";
        game.apply("nail", 470, kFlat);
        EXPECT_EQ(count<event::Cracked>(game.settle()), 0) << "a scratch";
        game.apply("spade", 468, kFlat);
        const BattleEvents events = game.settle();
        const bool slides = loose != LooseEarth::hangs;
        EXPECT_EQ(count<event::Cracked>(events) > 0, slides);
        EXPECT_EQ(game.ground().top(485) < 310 * kColumn, slides);
        EXPECT_GE(game.ground().top(485), 280 * kColumn) << "not deep";
        EXPECT_EQ(game.ground().top(590), 320 * kColumn) << "not far";
        EXPECT_LT(game.ground().area(), before) << "what was dug";
    }
}

TEST(FailingEarth, SlidesLoseNoEarth) {
    Failing game;
    game.build(480, 600, kFlat, 340);
    game.apply("spade", 468, kFlat);
    const std::int64_t before = game.cells();
    game.settle();
    EXPECT_EQ(game.ground().area(), before);
}

TEST(FailingEarth, LowCliffsStand) {
    Failing game;
    game.build(480, 600, kFlat, kFlat + 70);
    game.apply("spade", 468, kFlat);
    EXPECT_EQ(count<event::Cracked>(game.settle()), 0);
}

TEST(Throwing, LargeBlastsThrowHarder) {
    for (const auto& [weapon, speed] :
         {std::pair{"small", 49}, std::pair{"large", 128}, std::pair{"huge", 140}}) {
        Failing game;
        game.place(1, 500);
        game.apply(weapon, 500.5, kFlat + 2);
        const Vec2<float> thrown = game.battle.state().tanks[1].body.velocity;
        game.step(1);
        const float up = game.tank(1).body.velocity.y;
        EXPECT_NEAR(up, 1.4f * static_cast<float>(speed), 6) << weapon;
        EXPECT_NEAR(thrown.y, 0, 0.001f);
    }
}

TEST(Throwing, AFlatBlastThrowsAsARoundOneOfItsHeightDoes) {
    for (const auto& [radius, height, speed] : {std::tuple{260, 12, 31}, std::tuple{150, 16, 24}}) {
        const Vec2<float> thrown = throw_at(static_cast<float>(radius), 0, {1, 0}, height);
        EXPECT_NEAR(thrown.x, speed, 1);
        EXPECT_NEAR(thrown.y, 0.4 * speed, 1);
    }
}

TEST(Throwing, AFallSoonAfterAPushBelongsToWhoPushed) {
    for (const auto& [ticks, by] : {std::pair{0, 1}, std::pair{300, 0}}) {
        Failing game;
        game.place(2, 500);
        game.apply("small", 470, kFlat, 1);
        game.step(ticks);
        game.tank(2).last_hurt_by = 0;
        game.battle.world().place_tank(2, {600, kFlat + 120});
        const BattleEvents events = game.settle();
        ASSERT_EQ(count<event::Hurt>(events), 1);
        EXPECT_EQ(first<event::Hurt>(events).by, TankId::at(by)) << ticks;
        EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::fall);
    }
}

}  // namespace
}  // namespace terramorph
