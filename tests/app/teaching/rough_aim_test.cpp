#include "app/teaching/rough_aim.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "app/teaching/coach.h"

namespace terramorph {

namespace {

RoughAim about(int power, int fired) { return rough_aim({.angle = 600, .power = power}, 600, fired); }

TEST(RoughAim, HoldsWhateverHitsAndLeavesRoomAround) {
    for (int fired = 0; fired <= kFullPower; fired += 37)
        for (int power = 1; power <= kFullPower; power += 13) {
            if (power == fired) continue;
            const RoughAim rough = about(power, fired);
            ASSERT_TRUE(rough.power && rough.power->holds(power)) << fired << " to " << power;
            ASSERT_GE(rough.power->from, 0);
            ASSERT_LE(rough.power->to, kFullPower);
            const bool edge = rough.power->from == 0 || rough.power->to == kFullPower;
            ASSERT_TRUE(edge || rough.power->to - rough.power->from >= 30)
                << "so exact a zone isn't a rough one";
        }
    for (int fired = 0; fired <= kHalfTurn; fired += 70)
        for (int angle = 0; angle <= kHalfTurn; angle += 10)
            ASSERT_TRUE(rough_aim({.angle = angle, .power = 500}, fired, 500).angle.holds(angle))
                << fired << " to " << angle;
}

TEST(RoughAim, IsARoundFigureToThatSide) {
    EXPECT_EQ(about(563, 500).push, 60);
    EXPECT_EQ(about(437, 500).push, -60);
    EXPECT_EQ(about(503, 500).push, 10) << "never nothing";
    EXPECT_EQ(about(737, 500).push, 240);
    EXPECT_EQ(about(500, 500).push, 0);
    EXPECT_EQ(rough_aim({.angle = 680, .power = 500}, 600, 500).turn, 80);
    EXPECT_EQ(rough_aim({.angle = 590, .power = 500}, 600, 500).turn, -10);
    EXPECT_EQ(rough_aim({.angle = 588, .power = 500}, 600, 500).turn, -10) << "to a whole degree";
}

TEST(RoughAim, IsNearEnoughToHitForWhoeverSetsIt) {
    for (int fired = 100; fired <= kFullPower; fired += 37)
        for (int power = 100; power <= kFullPower; power += 13)
            ASSERT_LE(std::abs(fired + about(power, fired).push - power), 10) << fired << " to " << power;
    for (int angle = 0; angle <= kHalfTurn; angle += 10)
        ASSERT_EQ(777 + rough_aim({.angle = angle, .power = 500}, 777, 500).turn, angle);
}

TEST(RoughAim, SaysNothingOfThePowerBeforeTheBarrelPointsThere) {
    const RoughAim rough = rough_aim({.angle = 700, .power = 600}, 600, 500);
    EXPECT_FALSE(rough.power_at(600));
    EXPECT_TRUE(rough.power_at(700));
    const RoughAim straight = about(600, 500);
    EXPECT_TRUE(straight.power_at(600)) << "it points there already";
    EXPECT_FALSE(straight.power_at(700));
    EXPECT_FALSE(about(500, 500).power_at(600)) << "nothing has to change";
}

}  // namespace

}  // namespace terramorph
