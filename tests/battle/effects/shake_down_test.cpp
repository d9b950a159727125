#include <gtest/gtest.h>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kDisrupters =
    weapon_table("earth_disrupter", "shell = false", R"(on_fire = [{ effect = "shake_down" }])");

struct Disrupter : EffectBattle {
    explicit Disrupter(LooseEarth loose, int suspend_chance = 0)
        : EffectBattle(kDisrupters, 2, rules_for(loose, suspend_chance)) {
        place(0, 100);
        place(1, 900);
    }
    static BattleRules rules_for(LooseEarth loose, int suspend_chance) {
        BattleRules rules = calm_rules(loose);
        rules.suspend_chance = suspend_chance;
        return rules;
    }
    int hanging() const {
        int columns = 0;
        for (int x = 0; x < ground().width(); ++x) columns += ground().column(x).size() > 1 ? 1 : 0;
        return columns;
    }
};

TEST(ShakeDownEffect, BringsDownAllEarthThatHangsWithoutLosingAny) {
    Disrupter game(LooseEarth::hangs);
    game.build(300, 340, 300, 330);
    game.build(600, 650, 260, 270);
    game.build(600, 650, 280, 290);
    ASSERT_EQ(game.hanging(), 90);
    const std::int64_t before = game.ground().area();
    const BattleEvents events = game.shoot(0, "earth_disrupter", 600, 500);
    EXPECT_EQ(game.hanging(), 0);
    EXPECT_EQ(game.ground().area(), before);
    EXPECT_EQ(game.ground().top(320), (kFlat + 30) * kColumn);
    EXPECT_EQ(game.ground().top(620), (kFlat + 20) * kColumn);
    EXPECT_EQ(count<event::Quaked>(events), 1);
    EXPECT_EQ(count<event::EarthFell>(events), 1);
}

TEST(ShakeDownEffect, WhatWouldBeSuspendedComesDownToo) {
    Disrupter game(LooseEarth::pours, 100);
    game.build(300, 340, 300, 330);
    ASSERT_EQ(game.hanging(), 40);
    game.shoot(0, "earth_disrupter", 600, 500);
    EXPECT_EQ(game.hanging(), 0);
}

TEST(ShakeDownEffect, CollapsesArchesWhereLooseEarthBreaks) {
    Disrupter game(LooseEarth::breaks);
    game.dig(400, 500, 100, 180);
    ASSERT_EQ(game.hanging(), 100) << "an arch hangs together with its sides";
    game.shoot(0, "earth_disrupter", 600, 500);
    EXPECT_EQ(game.hanging(), 0);
}

TEST(ShakeDownEffect, WhereNothingHangsTheEarthOnlyShakes) {
    Disrupter game(LooseEarth::hangs);
    const std::int64_t before = game.ground().area();
    const BattleEvents events = game.shoot(0, "earth_disrupter", 600, 500);
    EXPECT_EQ(count<event::Quaked>(events), 1);
    EXPECT_EQ(count<event::EarthFell>(events), 0);
    EXPECT_EQ(game.ground().area(), before);
}

TEST(ShakeDownEffect, IsWastedWhereNothingHangs) {
    Disrupter game(LooseEarth::breaks);
    const WeaponId disrupter = game.arsenal.find("earth_disrupter");
    EXPECT_TRUE(game.battle.why_wasted(0, disrupter));
    game.dig(600, 610, 100, 180);
    EXPECT_FALSE(game.battle.why_wasted(0, disrupter));
}

TEST(ShakeDownEffect, IsNotQuietBeforeItIsDone) {
    Disrupter game(LooseEarth::hangs);
    game.build(300, 340, 300, 330);
    game.battle.fire(0, game.arsenal.find("earth_disrupter"));
    EXPECT_FALSE(game.battle.at_rest());
}

}  // namespace
}  // namespace terramorph
