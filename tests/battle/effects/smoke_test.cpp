#include <gtest/gtest.h>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kSmokers = weapon_table("smoke_tracer", R"(on_fire = [{ effect = "smoke" }])",
                                          R"(on_impact = [{ effect = "smoke" }])");

TEST(SmokeEffect, ItsShellSmokesAndItsPathStays) {
    EffectBattle smoke(kSmokers, 2);
    const Shell& shell = smoke.fire(0, "smoke_tracer", 600, 400);
    EXPECT_TRUE(shell.smokes);
    EXPECT_TRUE(shell.traced);
    const BattleEvents events = smoke.settle();
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(count<event::Traced>(events), 2) << "where it was fired and where it came down";
}

TEST(SmokeEffect, OtherShellsDoNotSmoke) {
    EffectBattle smoke(kSmokers, 2);
    EXPECT_FALSE(smoke.fire(0, "missile", 600, 400).smokes);
}

TEST(SmokeEffect, WithoutAShellNothingHappens) {
    EffectBattle smoke(kSmokers, 2);
    smoke.apply("smoke_tracer", 500, 300);
    EXPECT_TRUE(smoke.battle.take_events().empty());
    EXPECT_TRUE(smoke.battle.at_rest());
}

}  // namespace
}  // namespace terramorph
