// A game that was changed says in its log what no game says; the others, which are the real program, stop.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "wire/games/forger.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using test::ChangedGame;
using test::comes_true;

class ChangedGames : public test::PlayedGames {
  protected:
    /// It's BEN's turn, and a changed game has his seat.
    void replace_ben() {
        begin();
        if (HasFatalFailure() || IsSkipped()) return;
        play_until_turn_of(ben());
        if (HasFatalFailure()) return;
        const auto match = anna().match();
        turn_ = match->turn();
        hash_ = beginning_of(*match, turn_).hash;
        ben().kill();
        changed_.emplace(ben().seat_file(), broker_.port());
    }
    /// The others stop for this reason, which BEN's own game knows only from them, once it has come back.
    void expect_stopped(const std::string& why) {
        EXPECT_TRUE(anna().says(why + ". The match can't go on; its recording is kept.")) << anna().said();
        come_back(ben(), at());
        EXPECT_TRUE(ben().says(
            concat("ANNA's game has stopped: in turn ", turn_, " the games come out differently.")))
            << ben().said();
        anna().quit();
        ben().quit();
        expect_alike();
    }

    int turn_ = 0;
    std::uint64_t hash_ = 0;
    std::optional<ChangedGame> changed_;
};

TEST_F(ChangedGames, AreStoppedWhereTheyAskForWhatTheRulesRefuse) {
    replace_ben();
    ASSERT_TRUE(changed_);
    changed_->say({turn_, hash_, TurnCommands{Aim{changed_->seat(), 900, 1001}, Fire{changed_->seat()}}});
    expect_stopped(concat("BEN's game asks for what the rules refuse, in turn ", turn_,
                          ": the power must be 0 to 1000: a damaged tank has less"));
}

TEST_F(ChangedGames, AreStoppedWhereTheyComeOutOtherwise) {
    replace_ben();
    ASSERT_TRUE(changed_);
    changed_->say({turn_, hash_ + 1, TurnCommands{Fire{changed_->seat()}}});
    expect_stopped(concat("From turn ", turn_, " on, BEN's game no longer matches yours"));
}

TEST_F(ChangedGames, AreStoppedWhereTheySayTwoThings) {
    replace_ben();
    ASSERT_TRUE(changed_);
    changed_->say({turn_, hash_, TurnCommands{Aim{changed_->seat(), 900, 100}, Fire{changed_->seat()}}});
    changed_->send(changed_->log_with_another({turn_, hash_, TurnCommands{Pass{changed_->seat()}}}));
    expect_stopped("BEN's game has sent two different logs");
}

}  // namespace
}  // namespace terramorph
