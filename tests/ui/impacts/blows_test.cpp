#include "ui/impacts/blows.h"

#include <gtest/gtest.h>

#include "support/matches.h"

namespace terramorph {

namespace {

struct StruckTank {
    StruckTank() { blows.begin_level(match.battle().state().tanks.size()); }

    const BodyState& body() const { return match.battle().state().tank(0).body; }
    /// By a blast so many columns to its right.
    void strike(float right, HurtCause cause = HurtCause::blast) {
        const Vec2<float> at = match.battle().state().tank(0).middle() + Vec2<float>{right, 0};
        blows.note(event::Exploded{.tank = 1, .radius = 40, .at = at}, match.battle());
        blows.note(event::Hurt{.tank = 0, .by = 1, .health = 30, .at = at, .cause = cause}, match.battle());
    }
    float rocks() const { return blows.rocked(0, body(), 1).at.x - body().at.x; }

    Match match{test::small_match(2), test::the_arsenal()};
    Blows blows;
};

}  // namespace

TEST(Blows, ATankThatIsHitFlashesForAMoment) {
    StruckTank struck;
    EXPECT_EQ(struck.blows.flash(0), 0);
    struck.strike(20);
    EXPECT_GT(struck.blows.flash(0), 0.9f);
    EXPECT_EQ(struck.blows.flash(1), 0);
    EXPECT_TRUE(struck.blows.advance(0.5));
    EXPECT_EQ(struck.blows.flash(0), 0);
}

TEST(Blows, ItRocksAwayFromTheBlastAndComesToRest) {
    for (const float side : {-20.0f, 20.0f}) {
        StruckTank struck;
        struck.strike(side);
        struck.blows.advance(0.05);
        EXPECT_LT(struck.rocks() * side, 0);
        struck.blows.advance(2);
        EXPECT_EQ(struck.rocks(), 0);
        EXPECT_FALSE(struck.blows.advance(1));
    }
}

TEST(Blows, WhoeverWantsNoShakingSeesNoRocking) {
    StruckTank struck;
    struck.strike(20);
    struck.blows.advance(0.05);
    EXPECT_EQ(struck.blows.rocked(0, struck.body(), 0).at.x, struck.body().at.x);
}

TEST(Blows, FireAndFallsAreNoBlows) {
    StruckTank struck;
    struck.strike(20, HurtCause::fire);
    struck.strike(20, HurtCause::fall);
    EXPECT_EQ(struck.blows.flash(0), 0);
}

}  // namespace terramorph
