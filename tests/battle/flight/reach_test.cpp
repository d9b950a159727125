// How far shots fly, and what they need to fly far enough.
#include "battle/flight/reach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

TEST(Reach, OfAFullShotInVacuumIsItsSpeedSquaredByGravity) {
    for (const int gravity : {100, 200, 600})
        EXPECT_NEAR(farthest_shot({.gravity = gravity}), kFullSpeed * kFullSpeed / gravity, 20) << gravity;
}

TEST(Reach, IsWhatAShotReallyFlies) {
    for (const int viscosity : {0, 2, 10, 20}) {
        BattleRules rules = calm_rules();
        rules.viscosity = viscosity;
        ItemBattle game("", 2, rules, flat_level(4096));
        game.place(0, 300);
        float farthest = 0;
        for (int angle = 100; angle <= 700; angle += 10) {
            const Prediction end = game.battle.predict_shot(0, angle, kFullPower);
            farthest = std::max(farthest, columns_of(end.contact.at).x - 300);
        }
        const int reach = farthest_shot(game.battle.state().air);
        EXPECT_NEAR(farthest, reach, 40 + 0.05 * reach) << viscosity;
    }
}

TEST(Reach, ShrinksWithTheAirAndNotWithTheWind) {
    int before = farthest_shot({});
    for (int viscosity = 1; viscosity <= Air::kMaxViscosity; ++viscosity) {
        const int reach = farthest_shot({.viscosity = viscosity});
        EXPECT_LT(reach, before) << viscosity;
        before = reach;
    }
    EXPECT_EQ(farthest_shot({.wind = 40}), farthest_shot({}));
}

TEST(Charge, IsTheUsualOneWhereShotsFlyFar) {
    EXPECT_EQ(needed_charge({}), 100);
    EXPECT_EQ(needed_charge({.viscosity = 2}), 100);
}

TEST(Charge, GrowsWhereTheyDoNotButNotWithoutEnd) {
    for (int viscosity = 5; viscosity <= Air::kMaxViscosity; ++viscosity) {
        Air air{.viscosity = viscosity};
        air.charge = needed_charge(air);
        EXPECT_GT(air.charge, 100) << viscosity;
        EXPECT_LE(air.charge, 300) << viscosity;
        if (air.charge < 300) {
            EXPECT_GE(farthest_shot(air), 600) << viscosity;
        }
    }
}

TEST(Charge, LetsNeighboursReachEachOtherInTheThickestAir) {
    BattleRules rules = calm_rules();
    rules.viscosity = Air::kMaxViscosity;
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        ItemBattle game("", 4, rules, hilly_level("circle-hill", 2048, seed));
        std::vector<float> places;
        for (const Tank& tank : game.battle.state().tanks) places.push_back(tank.body.at.x);
        std::sort(places.begin(), places.end());
        const auto reach = static_cast<float>(farthest_shot(game.battle.state().air));
        for (std::size_t k = 1; k < places.size(); ++k) EXPECT_LT(places[k] - places[k - 1], 0.7f * reach);
    }
}

}  // namespace
}  // namespace terramorph
