#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kTracers = weapon_table("marker", "unlimited = true", R"(on_fire = [{ effect = "trace" }])",
                                          R"(on_impact = [{ effect = "trace" }])");

TEST(TraceEffect, MarksThePathFromItsBeginningAndSaysWhereItEnds) {
    ItemBattle game(kTracers, 2);
    game.battle.aim(0, 900, 300);
    game.battle.fire(0, game.arsenal.find("marker"));
    EXPECT_EQ(count<event::Traced>(game.battle.take_events()), 0) << "it has only begun";
    game.battle.step();
    ASSERT_EQ(game.battle.state().shells.size(), 1u);
    EXPECT_TRUE(game.battle.state().shells[0].traced);
    const BattleEvents events = game.settle();
    ASSERT_EQ(count<event::Traced>(events), 1);
    EXPECT_EQ(first<event::Traced>(events).tank, 0);
}

TEST(TraceEffect, HarmsNobodyAndNothing) {
    ItemBattle game(kTracers, 2);
    const std::int64_t area = game.battle.state().ground.area();
    const BattleEvents events = game.shoot(0, "marker", 900, 300);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(game.tank(0).health, 100) << "it comes down on its owner";
    EXPECT_EQ(game.battle.state().ground.area(), area);
}

TEST(TraceEffect, OtherShellsLeaveNoPath) {
    ItemBattle game(kTracers, 2);
    EXPECT_FALSE(game.fire(0, "missile", 900, 300).traced);
}

}  // namespace
}  // namespace terramorph
