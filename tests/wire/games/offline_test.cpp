// What's played while a line is down, between real games.
#include <gtest/gtest.h>

#include <string>

#include "wire/games/played_games.h"

namespace terramorph {
namespace {

class OfflineGames : public test::PlayedGames {
  protected:
    /// BEN, whose line is his own, fires while that is cut.
    void fire_offline(test::CutLine& line) {
        play_until_turn_of(ben());
        ASSERT_FALSE(HasFatalFailure());
        turn_ = anna().match()->turn();
        line.cut();
        ASSERT_TRUE(ben().says("You're offline. What you do is kept, and sent once you're back."))
            << ben().said();
        ASSERT_TRUE(test::comes_true([&] { return ben().fire(), has_fired(ben()); })) << ben().said();
        EXPECT_TRUE(anna().says("BEN is away. If they aren't back in time, their turn is passed."))
            << anna().said();
        EXPECT_FALSE(has_fired(anna()));
    }
    /// Whether it knows of BEN's shot in that turn.
    bool has_fired(const test::PlayedGame& game) const {
        return has(game, turn_, Command(Fire{seat(*games_[1])}));
    }
    bool has_passed(const test::PlayedGame& game) const {
        return has(game, turn_, Command(Pass{seat(*games_[1])}));
    }

    int turn_ = 0;
};

TEST_F(OfflineGames, SendWhatWasPlayedOfflineOnceTheLineIsBack) {
    test::CutLine line(broker_.port());
    begin({"BEN"}, line.port());
    ASSERT_FALSE(HasFatalFailure());
    fire_offline(line);
    ASSERT_FALSE(HasFatalFailure());
    line.mend();
    EXPECT_TRUE(test::comes_true([&] { return has_fired(anna()); })) << anna().said();
    play_to_the_end();
    expect_alike();
}

TEST_F(OfflineGames, TakeBackATurnThatTheOthersHavePassed) {
    test::CutLine line(broker_.port());
    begin({"BEN"}, line.port());
    ASSERT_FALSE(HasFatalFailure());
    fire_offline(line);
    ASSERT_FALSE(HasFatalFailure());
    anna().tell("wait 120\n");
    EXPECT_TRUE(test::comes_true([&] { return has_passed(anna()); })) << anna().said();
    line.mend();
    EXPECT_TRUE(test::comes_true([&] { return has_passed(ben()); })) << ben().said();
    play_to_the_end();
    expect_alike();
}

/// ANNA has given up waiting, and CLEO hasn't.
TEST_F(OfflineGames, LetATurnCountThatComesWhileTheOthersStillVote) {
    test::CutLine line(broker_.port());
    begin({"BEN", "CLEO"}, line.port());
    ASSERT_FALSE(HasFatalFailure());
    fire_offline(line);
    ASSERT_FALSE(HasFatalFailure());
    anna().tell("wait 120\n");
    const auto has_voted = [&] {
        const auto log = anna().seat_file().log;
        return !log.empty() && std::holds_alternative<word::Late>(log.back().content);
    };
    ASSERT_TRUE(test::comes_true(has_voted)) << anna().said();
    line.mend();
    for (const auto& game : games_)
        EXPECT_TRUE(test::comes_true([&] { return has_fired(*game); }))
            << game->name() << ": " << game->said();
    for (const auto& game : games_) EXPECT_FALSE(has_passed(*game)) << game->name();
    play_to_the_end();
    expect_alike();
}

}  // namespace
}  // namespace terramorph
