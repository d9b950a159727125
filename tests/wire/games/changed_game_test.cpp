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
        for (const test::PlayedGame* game : {&anna(), &ben()})
            for (const test::PlayedGame* writer : {&anna(), &ben()})
                EXPECT_NE(game->text_of(".pages").find(concat(own_who(writer->seat_file()), "/log/0000\ntm1 log")),
                          std::string::npos)
                    << game->name() << "'s file has no page of " << writer->name();
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
    EXPECT_NE(anna().text_of(".pages").find("/contradicts\ntm1 log"), std::string::npos);
}

/// All fire at once, by orders that are sealed first.
class ChangedOrders : public ChangedGames {
  protected:
    ChangedOrders() { rules_ += "turn_mode = 1\n"; }
    bool has_sealed(const test::PlayedGame& game) const {
        const auto log = game.seat_file().log;
        return !log.empty() && std::holds_alternative<word::Seals>(log.back().content);
    }
    /// Both have sealed their orders, and BEN's game is gone before it opens its own.
    void seal_and_end() {
        begin();
        if (HasFatalFailure() || IsSkipped()) return;
        ben().fire();
        ASSERT_TRUE(comes_true([&] { return has_sealed(ben()); })) << ben().said();
        ben().kill();
        anna().fire();
        ASSERT_TRUE(anna().says("BEN is away. If they aren't back in time, their turn is passed."))
            << anna().said();
    }
    /// Whether this seat has given up its turn in the first volley.
    bool has_passed(const test::PlayedGame& game) const {
        const auto recording = game.recording();
        return recording && std::ranges::any_of(recording->lines, [&](const Recording::Line& line) {
                   return command_text(line.command) == command_text(Pass{seat(*games_[1])});
               });
    }
    /// Ben's orders become a pass in both games, which go on alike.
    void expect_void() {
        anna().tell("wait 30\n");
        ASSERT_TRUE(comes_true([&] { return has_passed(anna()); })) << anna().said();
        EXPECT_TRUE(anna().says("BEN didn't open their orders, so they're void.")) << anna().said();
        come_back(ben(), at());
        EXPECT_TRUE(comes_true([&] { return has_passed(ben()); })) << ben().said();
        play_to_the_end();
        expect_alike();
    }
};

TEST_F(ChangedOrders, AreVoidWhereNobodyOpensThem) {
    seal_and_end();
    if (HasFatalFailure() || IsSkipped()) return;
    expect_void();
}

TEST_F(ChangedOrders, AreVoidWhereTheyAreNotThoseThatWereSealed) {
    seal_and_end();
    if (HasFatalFailure() || IsSkipped()) return;
    const SeatFile seat = ben().seat_file();
    ASSERT_TRUE(seat.orders);
    Entry other = *seat.orders;
    std::get<word::Opens>(other.content).commands = {Aim{own_seat(seat), 900, 77}, Fire{own_seat(seat)}};
    changed_.emplace(seat, broker_.port());
    changed_->say(other);
    anna().settle();
    EXPECT_FALSE(anna().recording()) << "nothing has been fired yet";
    expect_void();
}

}  // namespace
}  // namespace terramorph
