#include "match/score/best_shot.h"

#include <gtest/gtest.h>

#include "support/matches.h"

namespace terramorph {

namespace {

struct BestShotOfThree : testing::Test {
    bool fire(TankId tank, WeaponId weapon = 0) {
        return finder.note(event::Fired{.tank = tank, .weapon = weapon, .at = {100, 50}}, match);
    }
    bool hurt(TankId tank, TankId by, int health, float column = 300) {
        return finder.note(event::Hurt{.tank = tank, .by = by, .health = health, .at = {column, 40}}, match);
    }

    Match match{test::small_match(3), test::the_arsenal()};
    BestShotFinder finder;
};

}  // namespace

TEST_F(BestShotOfThree, IsTheOneThatDidMostDamageToAllOthersTogether) {
    fire(0, 1);
    EXPECT_TRUE(hurt(1, 0, 30));
    EXPECT_TRUE(hurt(2, 0, 40, 420));
    fire(1);
    EXPECT_FALSE(hurt(0, 1, 70)) << "as good, but later";
    EXPECT_EQ(finder.best().player, PlayerId(0));
    EXPECT_EQ(finder.best().victim, PlayerId(2));
    EXPECT_EQ(finder.best().weapon, WeaponId(1));
    EXPECT_EQ(finder.best().damage, 70);
    EXPECT_EQ(finder.best().distance, 320);
    EXPECT_TRUE(hurt(2, 1, 1));
    EXPECT_EQ(finder.best().player, PlayerId(1));
}

TEST_F(BestShotOfThree, IsNoneThatHurtsOneselfOrNobody) {
    EXPECT_FALSE(hurt(1, 0, 30)) << "no shot";
    fire(0);
    EXPECT_FALSE(hurt(0, 0, 90));
    EXPECT_FALSE(hurt(1, {}, 90));
    EXPECT_EQ(finder.best().damage, 0);
}

TEST_F(BestShotOfThree, KnowsThatItDestroyedItsVictim) {
    fire(0);
    hurt(1, 0, 100);
    EXPECT_FALSE(finder.best().kills);
    finder.note(event::Died{.tank = 1, .by = 0}, match);
    EXPECT_TRUE(finder.best().kills);
}

TEST_F(BestShotOfThree, DestroysNobodyIfALaterShotDid) {
    fire(0);
    hurt(1, 0, 60);
    fire(0);
    hurt(1, 0, 40);
    finder.note(event::Died{.tank = 1, .by = 0}, match);
    EXPECT_EQ(finder.best().damage, 60);
    EXPECT_FALSE(finder.best().kills);
}

TEST_F(BestShotOfThree, IsForgottenWithTheLevel) {
    fire(0);
    hurt(1, 0, 100);
    finder.note(event::NewLevel{}, match);
    EXPECT_EQ(finder.best().damage, 0);
}

}  // namespace terramorph
