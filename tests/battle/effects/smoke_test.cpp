#include <gtest/gtest.h>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr std::string_view kSmokers = R"(
[smoke_tracer]
name = "Smoke Tracer"
on_fire = [{ effect = "smoke" }]
on_impact = [{ effect = "smoke" }]
)";

TEST(SmokeEffect, ItsShellSmokesAndItsPathStays) {
    EffectBattle smoke(kSmokers, 2);
    smoke.battle.aim(0, 600, 400);
    smoke.battle.fire(0, smoke.arsenal.find("smoke_tracer"));
    smoke.battle.step();
    ASSERT_EQ(smoke.battle.state().shells.size(), 1u);
    EXPECT_TRUE(smoke.battle.state().shells[0].smokes);
    EXPECT_TRUE(smoke.battle.state().shells[0].traced);
    const BattleEvents events = smoke.settle();
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(count<event::Traced>(events), 2) << "where it was fired and where it came down";
}

TEST(SmokeEffect, OtherShellsDoNotSmoke) {
    EffectBattle smoke(kSmokers, 2);
    smoke.battle.aim(0, 600, 400);
    smoke.battle.fire(0, smoke.arsenal.find("missile"));
    smoke.battle.step();
    EXPECT_FALSE(smoke.battle.state().shells[0].smokes);
}

TEST(SmokeEffect, WithoutAShellNothingHappens) {
    EffectBattle smoke(kSmokers, 2);
    smoke.apply("smoke_tracer", 500, 300);
    EXPECT_TRUE(smoke.battle.take_events().empty());
    EXPECT_TRUE(smoke.battle.at_rest());
}

}  // namespace
}  // namespace terramorph
