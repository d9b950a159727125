// The daily challenge: its page, its ten shots, and the scores of others.
#include <gtest/gtest.h>

#include <string>

#include "app/board/day_board.h"
#include "app/remote/remote_profile.h"
#include "net/board/claim.h"
#include "ui/screens/day/day_screen.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {
namespace {

class DayLevelPage : public Remote {
  protected:
    DayLevelPage() { apart_ = true; }
    RemoteGame& enter(const std::string& name, const std::string& broker = kBroker) {
        RemoteGame& machine = add(name);
        keep_remote_profile(machine.game.session(), {name, broker});
        machine.game.app.push(day_screen(machine.game.app));
        wait(0.3);
        return machine;
    }
    /// All ten shots, with this power.
    void shoot(RemoteGame& machine, const std::string& power) {
        machine.game.click_on("play");
        ASSERT_TRUE(machine.game.has("day_range"));
        // what isn't the shooter's turn is refused
        for (int press = 0; press < 200 && machine.game.has("day_range"); ++press) {
            for (const char digit : power)
                machine.game.app.press({.kind = InputEvent::Kind::text, .text = std::string(1, digit)});
            machine.game.key("enter");
            machine.game.key("space");
            wait(3);
        }
        wait(0.5);
    }
};

TEST_F(DayLevelPage, SaysThatOnlyOnesOwnScoresAreShownWithoutAServer) {
    RemoteGame& anna = enter("ANNA", "");
    EXPECT_TRUE(anna.game.shows_in("state", "Only your own score is shown"));
    EXPECT_TRUE(anna.game.shows("No scores yet"));
    EXPECT_TRUE(anna.game.shows(day_of(broker_.now)));
    ASSERT_NO_FATAL_FAILURE(shoot(anna, "400"));
    EXPECT_TRUE(wait_until([&] { return anna.game.shows_in("scores", "ANNA"); })) << "once it's proven";
    const auto own = load_own_day(anna.game.session(), day_of(broker_.now));
    ASSERT_TRUE(own);
    EXPECT_LE(own->claim.score.shots, kDayShots);
}

TEST_F(DayLevelPage, LetsOneBeginAnewAndLeave) {
    RemoteGame& anna = enter("ANNA", "");
    anna.game.click_on("play");
    anna.game.key("space");
    wait(8);
    EXPECT_TRUE(anna.game.shows_in("tally", "9 shots left"));
    anna.game.key("r");
    wait(0.5);
    EXPECT_TRUE(anna.game.shows_in("tally", "10 shots left"));
    anna.game.key("escape");
    EXPECT_FALSE(anna.game.has("day_range"));
    EXPECT_TRUE(anna.game.has("play"));
    EXPECT_FALSE(load_own_day(anna.game.session(), day_of(broker_.now))) << "it wasn't played to its end";
}

TEST_F(DayLevelPage, ShowsOthersScoresOnceTheyHaveComeOutHereToo) {
    RemoteGame& anna = enter("ANNA");
    ASSERT_NO_FATAL_FAILURE(shoot(anna, "400"));
    const auto own = load_own_day(anna.game.session(), day_of(broker_.now));
    ASSERT_TRUE(own);
    RemoteGame& ben = enter("BEN");
    EXPECT_TRUE(wait_until([&] { return ben.game.shows_in("scores", "ANNA"); }));
    const KeyPair liar(digest("a liar"));
    const Claim forged = {own->claim.day, "LIAR", {9999, 1}, own->claim.recording, liar.public_key()};
    broker_.publish({day_topic(forged.day, forged.who(), kScoreTopic), claim_text(forged, liar), true});
    broker_.publish({day_topic(forged.day, forged.who(), kRecordingTopic), own->recording, true});
    wait(10);
    EXPECT_FALSE(ben.game.shows_in("scores", "LIAR"));
    EXPECT_TRUE(ben.game.shows_in("scores", "ANNA"));
}

TEST_F(DayLevelPage, SaysThatTheServerDoesNotAnswerAndSendsTheScoreOnceItDoes) {
    broker_.kill();
    RemoteGame& anna = enter("ANNA");
    EXPECT_TRUE(anna.game.shows_in("state", "The connection to localhost:1883 is down."));
    ASSERT_NO_FATAL_FAILURE(shoot(anna, "400"));
    EXPECT_TRUE(broker_.shelf().empty());
    broker_.start();
    wait(1);
    EXPECT_EQ(broker_.shelf().size(), 2u) << "the score and its recording";
    EXPECT_TRUE(anna.game.shows_in("state", "played again on this machine"));
}

TEST_F(DayLevelPage, KeepsTheBestOfADayAndNothingThatIsDamaged) {
    RemoteGame& anna = enter("ANNA", "");
    Session& session = anna.game.session();
    const std::string day = day_of(broker_.now);
    const auto finished = [&](int power) {
        auto match = day_match(day);
        while (!is_day_over(*match)) {
            if (match->phase() == Phase::flying)
                match->step();
            else if (const auto command = next_by_itself(*match))
                EXPECT_FALSE(match->apply(*command));
            else
                EXPECT_FALSE(match->apply(Aim{kDayShooter, 600, power}) || match->apply(Fire{kDayShooter}));
        }
        return match;
    };
    const auto first = finished(10), second = finished(500);
    const bool better = day_score(*second).points > day_score(*first).points;
    EXPECT_TRUE(keep_own_day(session, day, *first));
    EXPECT_EQ(keep_own_day(session, day, *second), better);
    EXPECT_FALSE(keep_own_day(session, day, *first));
    const std::string name = day + kDayFileEnding;
    std::string& text = storages_[0].files[name];
    text[text.size() / 2] ^= 1;
    EXPECT_FALSE(load_own_day(session, day));
    EXPECT_TRUE(keep_own_day(session, day, *first));
    EXPECT_TRUE(load_own_day(session, day));
}

}  // namespace
}  // namespace terramorph
