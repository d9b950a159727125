#include "ui/screens/results.h"

#include <gtest/gtest.h>

#include "game.h"

namespace terramorph {

namespace {

struct Results : testing::Test {
    /// Until the results are on the screen.
    void finish_round() {
        game.end_round();
        game.wait(4);
    }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(Results, AfterARoundEverybodysScoreIsShown) {
    game.start();
    finish_round();
    ASSERT_EQ(game.match().phase(), Phase::round_over);
    EXPECT_TRUE(game.shows("Round 1 of 2"));
    for (const char* heading : {"DAMAGE", "KILLS", "HITS", "POINTS"})
        EXPECT_TRUE(game.shows(heading)) << heading;
    for (const Player& player : game.match().settings().players) EXPECT_TRUE(game.shows(player.name));
    EXPECT_TRUE(
        game.shows(game.match().player(game.match().round_winner()).name + " was the last one standing"));
}

TEST_F(Results, TheFirstPlaceStandsFirst) {
    game.start();
    finish_round();
    const auto ranking = game.match().scores().ranking();
    const Point first = game.place_of(game.match().player(ranking[0]).name);
    const Point second = game.place_of(game.match().player(ranking[1]).name);
    EXPECT_LT(first.y, second.y);
}

TEST_F(Results, EnterGoesOnToTheNextRound) {
    game.start();
    finish_round();
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_EQ(game.match().round(), 2);
    EXPECT_TRUE(game.shows("2/2"));
}

TEST_F(Results, AClickGoesOnToo) {
    game.start();
    finish_round();
    game.click(game.place_of("Next round"));
    EXPECT_EQ(game.match().round(), 2);
}

TEST_F(Results, EscapeBetweenRoundsKeepsTheMatch) {
    game.start();
    finish_round();
    game.key("esc");
    ASSERT_TRUE(game.session().unfinished);
    continue_match(game.app);
    EXPECT_EQ(game.match().phase(), Phase::round_over);
    game.wait(4);
    EXPECT_TRUE(game.shows("Round 1 of 2"));
}

TEST_F(Results, AtTheEndTheRankingAndTheChartAreShown) {
    game.start();
    finish_round();
    game.key("enter");
    finish_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    const auto ranking = game.match().scores().ranking();
    EXPECT_TRUE(game.shows(game.match().player(ranking[0]).name + " wins the match"));
    EXPECT_TRUE(game.shows("after 2 rounds"));
    EXPECT_TRUE(game.shows("DAMAGE IN EACH ROUND"));
    EXPECT_TRUE(game.shows("WINS"));
}

TEST_F(Results, PlayAgainBeginsAnotherMatchOfTheSamePeople) {
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    finish_round();
    const auto players = game.match().settings().players;
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_EQ(game.match().round(), 1);
    EXPECT_EQ(game.match().settings().players, players);
}

TEST_F(Results, TheTitleIsOnePressAway) {
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    finish_round();
    game.key("esc");
    EXPECT_FALSE(game.shows("wins the match"));
    EXPECT_FALSE(game.app.wants_to_quit());
    EXPECT_FALSE(game.session().unfinished);
}

TEST_F(Results, WhereOnlyComputersPlayItGoesOnByItself) {
    for (Player& player : game.session().settings.players) player.mind = Mind::spoiler;
    game.session().speed = 4;
    game.start();
    for (int second = 0; second < 600 && game.match().round() == 1; ++second) game.wait(1);
    EXPECT_EQ(game.match().round(), 2);
}

TEST(ResultsOfMany, TenPlayersFitTheSmallestWindow) {
    MemoryStorage storage;
    Game game(storage, 10, 800, 450);
    game.session().settings.level.terrain.width = 2048;
    game.session().settings.set(Rule::rounds, 1);
    game.session().settings.set(Rule::health, 10);
    game.start();
    game.end_round();
    for (int k = 0; k < 40 && game.match().phase() == Phase::aiming; ++k) game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    game.wait(4);
    for (const Player& player : game.match().settings().players) EXPECT_TRUE(game.shows(player.name));
    for (const Rect& place : game.places) {
        EXPECT_GE(place.y, 0);
        EXPECT_LE(place.y + place.h, 450);
    }
}

}  // namespace terramorph
