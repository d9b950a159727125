#include "ai/items/driving.h"

#include <gtest/gtest.h>

#include "battle/high_ground.h"
#include "battle/world/places.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using namespace test;

/// Flat land on which a stretch counts as high ground, and two tanks.
class HighGroundNearby : public testing::Test {
  protected:
    static BattleRules rules() {
        BattleRules rules = sudden_rules();
        rules.high_ground = 100;
        rules.fuel = 300;
        return rules;
    }
    void SetUp() override {
        const_cast<BattleState&>(battle_.state()).holdings = {{{400, 600}, kFlat * kColumn}};
        place(0, 250);
        place(1, 900);
    }
    void place(TankId tank, int x) {
        battle_.world().place_tank(tank, standing_place(battle_.world().view(), tank, {x, 4000}));
        settle(battle_);
    }

    Battle battle_{rules(), flat_level(), built_in_arsenal(), 2, 1};
};

TEST_F(HighGroundNearby, IsDrivenToAndNotLeft) {
    const auto way = way_to_high_ground(battle_, 0);
    ASSERT_TRUE(way);
    EXPECT_GE(250 + *way, 412) << "well inside";
    EXPECT_LT(250 + *way, 500);
    place(0, 450);
    EXPECT_FALSE(way_to_high_ground(battle_, 0)) << "it's there";
}

TEST_F(HighGroundNearby, IsNotDrivenToWhereTracksLeadBelowIt) {
    const_cast<BattleState&>(battle_.state()).holdings = {{{400, 600}, (kFlat + 60) * kColumn}};
    EXPECT_FALSE(way_to_high_ground(battle_, 0));
    place(0, 500);
    EXPECT_FALSE(way_to_high_ground(battle_, 0)) << "right below";
}

TEST_F(HighGroundNearby, IsNotDrivenToWhereAnEnemyStandsOrFuelEndsFirst) {
    place(1, 550);
    EXPECT_FALSE(way_to_high_ground(battle_, 0));
    place(1, 900);
    place(0, 50);
    EXPECT_FALSE(way_to_high_ground(battle_, 0));
}

}  // namespace
}  // namespace terramorph
