#include "app/match_runner.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/matches.h"

namespace terramorph {
namespace {

/// Tells what it was asked to write, and how many commands there were then.
struct Journal : MatchJournal {
    explicit Journal(std::vector<std::string>& asked) : asked_(asked) {}
    void keep(const Match& match) override { note("keep", match); }
    void keep_turn(const Match& match) override { note("turn", match); }
    void leave(const Match& match) override { note("leave", match); }

  private:
    void note(const char* what, const Match& match) {
        asked_.push_back(what + std::string(" ") + std::to_string(match.recording().lines.size()));
    }
    std::vector<std::string>& asked_;
};

using Asked = std::vector<std::string>;

class Runner : public testing::Test {
  protected:
    PlayerId player() const { return runner.match().player(); }
    void land() {
        for (int tick = 0; tick < 10000 && runner.match().phase() == Phase::flying; ++tick) {
            runner.step();
            (void)runner.take_events();
        }
    }

    std::vector<std::string> written;
    MatchRunner runner{std::make_unique<Match>(test::small_match(2, 1), test::the_arsenal()),
                       std::make_unique<Journal>(written)};
};

TEST_F(Runner, WritesACommandDownBecauseItWasApplied) {
    ASSERT_FALSE(runner.give(Pass{player()}));
    EXPECT_EQ(written, Asked{"keep 1"});
}

TEST_F(Runner, WritesNothingOfACommandThatIsRefused) {
    EXPECT_TRUE(runner.give(Pass{test::the_other(player())}));
    EXPECT_TRUE(written.empty());
}

TEST_F(Runner, WritesAimsDownTogetherAfterASecond) {
    for (int angle = 300; angle < 310; ++angle) ASSERT_FALSE(runner.give(Aim{player(), angle, 500}));
    runner.advance(0.9);
    EXPECT_TRUE(written.empty());
    runner.advance(0.2);
    EXPECT_EQ(written, Asked{"keep 1"});
    runner.advance(10);
    EXPECT_EQ(written.size(), 1u) << "nothing is left to write";
}

TEST_F(Runner, WritesAnAimDownWithTheCommandBehindIt) {
    ASSERT_FALSE(runner.give(Aim{player(), 900, 500}));
    ASSERT_FALSE(runner.give(Fire{player()}));
    EXPECT_EQ(written, Asked{"keep 2"});
    runner.advance(10);
    EXPECT_EQ(written.size(), 1u);
}

TEST_F(Runner, WritesEachNewTurnDown) {
    (void)runner.take_events();
    written.clear();
    ASSERT_FALSE(runner.give(Pass{player()}));
    land();
    ASSERT_EQ(runner.match().phase(), Phase::aiming);
    (void)runner.take_events();
    EXPECT_EQ(written, (Asked{"keep 1", "turn 1"}));
}

TEST_F(Runner, ClosesTheJournalWhenTheMatchIsLeft) {
    runner.leave();
    ASSERT_FALSE(runner.give(Pass{player()}));
    runner.leave();
    EXPECT_EQ(written, Asked{"leave 0"});
}

TEST_F(Runner, TheLastTurnCanBeSeenAgainAsItWas) {
    (void)runner.take_events();
    EXPECT_FALSE(runner.past_turn(1));
    const PlayerId shooter = player();
    const int turn = runner.match().turn();
    ASSERT_FALSE(runner.give(Aim{shooter, 700, 300}));
    ASSERT_FALSE(runner.give(Fire{shooter}));
    land();
    auto again = runner.past_turn(1);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->match().turn(), turn);
    EXPECT_EQ(again->match().player(), shooter);
    while (!again->over()) ASSERT_FALSE(again->step());
    EXPECT_EQ(again->match().turn(), runner.match().turn());
    EXPECT_EQ(again->match().hash(), runner.match().hash());
}

TEST_F(Runner, OnlyTheLastTurnIsSeenAgainThoughTheNextHasBegun) {
    (void)runner.take_events();
    ASSERT_FALSE(runner.give(Fire{player()}));
    land();
    const PlayerId next = player();
    ASSERT_FALSE(runner.give(Aim{next, 300, 100}));
    auto again = runner.past_turn(1);
    ASSERT_TRUE(again);
    while (!again->over()) ASSERT_FALSE(again->step());
    EXPECT_NE(again->match().state().tank(next).angle, 300);
}

TEST_F(Runner, ShotsAreSeenAgainOneAfterAnotherAndTurnsWithoutOneAreLeftOut) {
    (void)runner.take_events();
    std::vector<PlayerId> shooters;
    for (int turn = 0; turn < 3; ++turn) {
        if (turn != 1) shooters.push_back(player());
        ASSERT_FALSE(runner.give(Aim{player(), 700, 300}));
        if (turn == 1)
            ASSERT_FALSE(runner.give(Pass{player()}));
        else
            ASSERT_FALSE(runner.give(Fire{player()}));
        land();
        (void)runner.take_events();
    }
    ASSERT_EQ(runner.past_turns(), 2);
    EXPECT_EQ(runner.past_turn(1)->match().player(), shooters[1]);
    EXPECT_EQ(runner.past_turn(2)->match().player(), shooters[0]);
    EXPECT_FALSE(runner.past_turn(3));
}

TEST_F(Runner, AnotherMapHasNothingToSeeAgain) {
    (void)runner.take_events();
    ASSERT_FALSE(runner.give(NewLevel{}));
    (void)runner.take_events();
    EXPECT_EQ(runner.past_turns(), 0) << "nobody has fired";
    ASSERT_FALSE(runner.give(Fire{player()}));
    land();
    (void)runner.take_events();
    EXPECT_EQ(runner.past_turns(), 1);
    ASSERT_FALSE(runner.give(NewLevel{}));
    (void)runner.take_events();
    EXPECT_EQ(runner.past_turns(), 0) << "that was on another map";
}

TEST(RunnerWithoutAJournal, PlaysAsAnyOther) {
    MatchRunner runner(std::make_unique<Match>(test::small_match(2, 1), test::the_arsenal()));
    EXPECT_FALSE(runner.give(Pass{runner.match().player()}));
    runner.advance(5);
    runner.leave();
    EXPECT_EQ(runner.match().recording().lines.size(), 1u);
}

TEST(RunnerOfComputers, WritesDownWhatTheyDo) {
    MatchSettings settings = test::small_match(2, 1);
    settings.players[0].kind = settings.players[1].kind = computer("tosser");
    std::vector<std::string> written;
    MatchRunner runner(std::make_unique<Match>(settings, test::the_arsenal()),
                       std::make_unique<Journal>(written));
    for (int tick = 0; tick < 2000 && runner.match().phase() == Phase::aiming; ++tick) runner.think();
    ASSERT_EQ(runner.match().phase(), Phase::flying);
    ASSERT_FALSE(written.empty());
    EXPECT_EQ(written.back(), "keep " + std::to_string(runner.match().recording().lines.size()));
}

}  // namespace
}  // namespace terramorph
