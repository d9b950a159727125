#include "ui/narration/battle_narrator.h"

#include <gtest/gtest.h>

#include "support/scar_match.h"
#include "support/two.h"
#include "ui/narration/battle_words.h"
#include "ui/narration/listener.h"

namespace terramorph {

namespace {

using Lines = std::vector<std::string>;

struct BattleNarration : testing::Test {
    BattleNarration() {
        game.start();
        game.wait(1);
    }

    const std::string& own_name() { return game.match().player(game.match().player()).name; }
    const std::string& other_name() {
        return game.match().player(test::the_other(game.match().player())).name;
    }

    MemoryStorage storage;
    Game game{storage};
    NarrationListener listener{game.app};
};

}  // namespace

TEST_F(BattleNarration, TellsWhoeverAimsWhatItHasToKnow) {
    const auto lines = listener.lines();
    const auto turn = std::ranges::find(lines, own_name() + "'s turn.");
    ASSERT_NE(turn, lines.end());
    ASSERT_NE(turn, lines.begin());
    EXPECT_NE((turn - 1)->find("gravity 9.8"), std::string::npos) << "the land, once";
    ASSERT_EQ(lines.end() - turn, 3);
    EXPECT_TRUE(turn[1].starts_with("Health: 100. No wind. Angle: ")) << turn[1];
    EXPECT_NE(turn[1].find("Weapon: Pebble, "), std::string::npos) << turn[1];
    EXPECT_TRUE(turn[2].starts_with(other_name() + ": ")) << turn[2];
    EXPECT_TRUE(turn[2].ends_with("health 100.")) << turn[2];
}

TEST_F(BattleNarration, TellsWhoseCratersTheLandStillHas) {
    game.session().settings = test::there_and_back();
    game.start();
    for (int round = 1; round < 4; ++round) {
        game.end_round();
        ASSERT_FALSE(game.give(NextRound{}));
    }
    game.wait(1);
    ASSERT_EQ(game.match().state().scarred_in(), 2);
    EXPECT_EQ(std::ranges::count(listener.lines(), "The craters of round 2 are still there."), 1);
}

TEST_F(BattleNarration, TellsAnAimOnceItsKeyRests) {
    listener.lines();
    game.down("up");
    game.wait(1);
    EXPECT_EQ(listener.lines(), Lines{});
    game.up("up");
    game.wait(1);
    EXPECT_EQ(listener.lines(), Lines{concat("Power: ", game.playing().power, ".")});
    game.key("tab");
    game.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Weapon: Boulder ×2, blast radius 60 m."});
}

TEST_F(BattleNarration, TellsWhoFiredWhatAndHowFarOffItFell) {
    const std::string name = own_name(), other = other_name();
    const bool left = game.playing().body.at.x > game.tank(test::the_other(game.match().player())).body.at.x;
    ASSERT_FALSE(game.give(Aim{game.match().player(), left ? 1350 : 450, 150}));
    listener.lines();
    game.key("space");
    game.wait_for_turn();
    const auto lines = listener.lines();
    EXPECT_EQ(lines.front(), name + " fires Pebble.");
    EXPECT_TRUE(any_has(lines, name + "'s shot falls ")) << lines.back();
    EXPECT_TRUE(any_has(lines, " m short of " + other + "."));
    EXPECT_TRUE(any_has(lines, other + "'s turn."));
}

TEST_F(BattleNarration, AddsUpWhatATankLosesAndTellsWhoDestroyedWhom) {
    const std::string name = own_name();
    listener.lines();
    game.end_round();
    const auto lines = listener.lines();
    const auto hurt = std::ranges::count_if(lines, [&](const std::string& line) {
        return line.starts_with(name) && line.find(" health and has ") != line.npos;
    });
    EXPECT_GE(hurt, 1);
    EXPECT_TRUE(any_has(lines, " blew itself up with Pebble."));
    EXPECT_TRUE(any_has(lines, " wins the round."));
}

TEST_F(BattleNarration, ReadsTheEntriesOfAListAsTheyAreMarked) {
    listener.lines();
    game.key("w");
    game.words();
    game.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"WEAPONS. Pebble, ∞. -."});
    game.key("right");
    game.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Boulder, ×2. -."});
}

TEST_F(BattleNarration, ReadsTheResultsFromTheFirstPlaceOn) {
    game.end_round();
    game.wait(4);
    const auto lines = listener.lines();
    EXPECT_TRUE(
        any_has(lines, " wins the round. Round 1 of 2. Mira blew itself up with Pebble. 1, Otto, Points: "));
    EXPECT_TRUE(any_has(lines, "Next round."));
}

TEST_F(BattleNarration, ChangesNothingOfTheMatch) {
    MemoryStorage quiet_storage;
    Game quiet{quiet_storage};
    quiet.start();
    quiet.wait(1);
    for (Game* each : {&game, &quiet}) {
        each->key("up");
        each->key("space");
        each->wait_for_turn();
    }
    EXPECT_EQ(game.match().hash(), quiet.match().hash());
}

TEST(BattleWords, TellWhereAPlaceIsSeenFromAnother) {
    EXPECT_EQ(way_words({100, 50}, {310, 80}), "210 m to the right, 30 m higher");
    EXPECT_EQ(way_words({310, 80}, {100, 50}), "210 m to the left, 30 m lower");
    EXPECT_EQ(way_words({0, 50}, {9, 51}), "9 m to the right") << "hardly higher isn't worth a word";
    EXPECT_EQ(spoken_wind(0), "no wind");
    EXPECT_EQ(spoken_wind(-7), "wind 7 to the left");
    EXPECT_EQ(hurt_words("Mira", HurtCause::fall, 12, 88), "Mira falls, loses 12 health and has 88");
}

}  // namespace terramorph
