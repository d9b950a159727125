#include "ui/screens/armory/demonstration.h"

#include <gtest/gtest.h>

#include "ui/picture.h"
#include "ui/screens/armory/armory_game.h"

namespace terramorph {

namespace {

struct Shown {
    int max_harm = 0;
    int repeats = 0;
    bool shield = false;
};

/// Watches a good for some seconds.
Shown watch(ArmoryGame& game, GoodId good, double seconds) {
    Demonstration demonstration(game.match(), game.visitor(), game.session().arsenal);
    demonstration.show(good);
    Shown shown;
    int before = 0;
    for (int frame = 0; frame < static_cast<int>(seconds * 60); ++frame) {
        demonstration.advance(1.0 / 60);
        if (!demonstration.match()) continue;
        shown.max_harm = std::max(shown.max_harm, demonstration.harm());
        shown.repeats += before > 0 && demonstration.harm() == 0;
        before = demonstration.harm();
        shown.shield |= demonstration.match()->battle().state().tanks[0].shield.up();
    }
    return shown;
}

TEST(Demonstration, WaitsUntilTheChoiceRests) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    Demonstration demonstration(game.match(), game.visitor(), game.session().arsenal);
    for (int k = 0; k < 60; ++k) {
        demonstration.show(GoodId::at(k % 2));
        EXPECT_FALSE(demonstration.advance(0.1));
    }
    EXPECT_EQ(demonstration.match(), nullptr);
}

TEST(Demonstration, HitsWithAWeaponAgainAndAgain) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const Shown shown = watch(game, game.number("boulder"), 40);
    EXPECT_GT(shown.max_harm, 20);
    EXPECT_GE(shown.repeats, 2);
}

TEST(Demonstration, ABeamHitsWhomItIsAimedAt) {
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    for (const char* const beam : {"laser", "heavy_laser"})
        for (const DemonstrationStage& stage :
             {DemonstrationStage{}, DemonstrationStage{.width = 960, .seed = 1}}) {
            Demonstration demonstration(default_settings(), arsenal, stage);
            demonstration.show(find_good(*arsenal, beam));
            int most = 0;
            for (int frame = 0; frame < 8 * 60; ++frame) {
                demonstration.advance(1.0 / 60);
                most = std::max(most, demonstration.harm());
            }
            EXPECT_GT(most, 20) << beam << ", seed " << stage.seed;
        }
}

TEST(Demonstration, StandsOnLandWithTreesWhereThatLives) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    for (const bool lives : {false, true}) {
        Demonstration demonstration(default_settings(), arsenal,
                                    {.width = 960, .height = 540, .land = 190, .seed = 2, .lives = lives});
        demonstration.show(good_of(WeaponId(0)));
        while (!demonstration.match()) demonstration.advance(kFrame);
        EXPECT_EQ(demonstration.match()->battle().state().things.empty(), !lives);
    }
}

TEST(Demonstration, CountsNoMoreThanTheCardSaysAndFallsApart) {
    MemoryStorage storage;
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    Demonstration demonstration(default_settings(), arsenal);
    demonstration.show(find_good(*arsenal, "missile"));
    int most = 0, fall = 0;
    for (int frame = 0; frame < 12 * 60; ++frame) {
        demonstration.advance(1.0 / 60);
        most = std::max(most, demonstration.harm());
        fall = std::max(fall, demonstration.fall());
    }
    EXPECT_GT(most, 20);
    EXPECT_LE(most, 74) << "the strength of its blast";
    EXPECT_GT(fall, 0);
}

TEST(Demonstration, RaisesAShieldAndShootsAtIt) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_TRUE(watch(game, game.number("wall"), 20).shield);
}

TEST(Demonstration, LetsLandSlipThatAnAnchorHolds) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    Demonstration demonstration(default_settings(), arsenal);
    demonstration.show(find_good(*arsenal, "anchor"));
    bool moved = false;
    for (int frame = 0; frame < 12 * 60 && !moved; ++frame) {
        demonstration.advance(kFrame);
        if (!demonstration.match()) continue;
        const BattleState& state = demonstration.match()->battle().state();
        moved = !state.slips.going.empty();
        if (moved) EXPECT_EQ(state.slips.going.front().held.size(), 1u) << "the shooter's own land";
    }
    EXPECT_TRUE(moved);
}

TEST(Demonstration, ShowsTheLandOfASurvey) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    Demonstration demonstration(default_settings(), arsenal);
    demonstration.show(find_good(*arsenal, "surveyor"));
    Picture picture(480, 270);
    bool seen = false;
    for (int frame = 0; frame < 6 * 60 && !seen; ++frame) {
        demonstration.advance(kFrame);
        demonstration.draw(picture.canvas, {0, 0, 480, 270});
        seen = demonstration.match() && demonstration.match()->state().tank(0).survey > 0;
    }
    EXPECT_TRUE(seen);
}

TEST(Demonstration, ShowsWhatTheArmsLevelStillForbids) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_GT(watch(game, game.number("moon"), 12).max_harm, 0);
}

TEST(Demonstration, LeavesTheMatchAlone) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const auto hash = game.match().hash();
    watch(game, game.number("comet"), 10);
    EXPECT_EQ(game.match().hash(), hash);
}

TEST(Demonstration, IsDrawnAtMostThirtyTimesASecondAndRestsBetweenShots) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    Demonstration demonstration(game.match(), game.visitor(), game.session().arsenal);
    demonstration.show(game.number("boulder"));
    int drawn = 0;
    for (int frame = 0; frame < 600; ++frame) drawn += demonstration.advance(1.0 / 60);
    EXPECT_LE(drawn, 301);
    EXPECT_GT(drawn, 60);
}

TEST(Demonstration, ComesToAnEndWithEverythingThatIsSold) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    game.open();
    Demonstration demonstration(game.match(), game.visitor(), game.session().arsenal);
    for (const GoodId number : goods(*game.session().arsenal)) {
        if (number % 7 != 0) continue;
        demonstration.show(number);
        const int before = demonstration.times();
        for (int frame = 0; frame < 90 * 60 && demonstration.times() < before + 2; ++frame)
            demonstration.advance(1.0 / 60);
        EXPECT_EQ(demonstration.times(), before + 2) << good(*game.session().arsenal, number).id;
    }
}

}  // namespace

}  // namespace terramorph
