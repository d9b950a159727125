// One seat at two machines, and a broker that doesn't take what's sent.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "ui/narration/narrator.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {
namespace {

class RemoteMachines : public Remote {
  protected:
    RemoteMachines() { apart_ = true; }
    /// At another machine, with a copy of all that's kept for BEN.
    RemoteGame& ben_elsewhere() {
        RemoteGame& other = add("BEN, elsewhere");
        storages_.back().files = storages_[1].files;
        look(other);
        return other;
    }

    static constexpr const char* kElsewhere = "You're playing on from another machine.";
};

TEST_F(RemoteMachines, PlayASeatOnAtTheLastThatComes) {
    begin();
    go_back(ben_elsewhere());
    wait(3);
    EXPECT_EQ(ben().game.text_of("wait_note"), kElsewhere);
    ASSERT_TRUE(ben().game.session().remote->is_stopped());
    machines_.erase(machines_.begin() + 1);
    wait(25);
    const Room& room = anna().game.session().remote->room();
    EXPECT_TRUE(room.is_here(ben().game.session().remote->room().who())) << "only the other one is gone";
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteMachines, SendNothingOfWhatWasPlayedOfflineMeanwhile) {
    health_ = 1000;
    begin();
    RemoteGame& earlier = *machines_[1];
    RemoteGame& other = ben_elsewhere();
    while (&author() != &earlier) {
        const int turn = anna().game.match().turn();
        play_on(anna());
        ASSERT_TRUE(wait_until([&] { return earlier.game.match().turn() > turn; }));
        wait(3);
    }
    earlier.office.line().cut(true);
    const PlayerId player = earlier.game.match().player();
    ASSERT_FALSE(earlier.game.give(Aim{player, 450, 200}));
    earlier.game.key("space");
    wait(5);
    go_back(other);
    wait(3);
    ASSERT_FALSE(other.game.give(Aim{player, 900, 60}));
    other.game.key("space");
    ASSERT_TRUE(wait_until([&] { return anna().game.match().turn() > other.game.match().turn() - 1; }));
    wait(3);
    earlier.office.line().cut(false);
    wait(3);
    EXPECT_EQ(earlier.game.text_of("wait_note"), kElsewhere);
    EXPECT_FALSE(anna().game.session().remote->is_stopped()) << "nobody's game has sent two different turns";
    EXPECT_EQ(anna().game.match().hash(), other.game.match().hash());
}

TEST_F(Remote, SaysThatTheBrokerDoesNotTakeWhatIsSent) {
    RemoteGame& anna = add("ANNA");
    host_remote_match(anna.game.app, kBroker, "ANNA");
    anna.office.line().mute();
    wait(8);
    EXPECT_FALSE(anna.game.shows_in("state", "doesn't take"));
    wait(4);
    EXPECT_EQ(anna.game.text_of("state"), "localhost:1883 doesn't take what you send.");
}

/// As where two machines have one seat, and take the line from each other in turns.
TEST_F(Remote, StopsWhereTheBrokerTakesNothingOverALineThatIsCutAgainAndAgain) {
    RemoteGame& anna = add("ANNA");
    host_remote_match(anna.game.app, kBroker, "ANNA");
    anna.office.line().mute();
    for (int time = 0; time < 3; ++time) {
        wait(1);
        ASSERT_FALSE(anna.game.session().remote->is_stopped());
        anna.office.line().cut(true);
        wait(1);
        if (time < 2) anna.office.line().cut(false);
    }
    EXPECT_TRUE(anna.game.session().remote->is_stopped());
    EXPECT_EQ(anna.game.text_of("state"),
              "localhost:1883 keeps cutting you off. If this match is open on another machine, close it "
              "there, then "
              "come back.");
    EXPECT_EQ(broker_.lines(), 0u) << "it comes no more";
}

TEST_F(Remote, SaysInAMatchThatTheBrokerDoesNotTakeWhatIsSent) {
    begin();
    RemoteGame& machine = author();
    machine.office.line().mute();
    play_on(machine);
    wait(15);
    EXPECT_TRUE(machine.game.shows_in("wait_note", "doesn't take what you"))
        << machine.game.text_of("wait_note");
}

TEST_F(Remote, TellsWhoeverOnlyHearsItWhatTheLobbyWaitsFor) {
    RemoteGame& anna = add("ANNA");
    std::ostringstream told;
    anna.game.app.narrator().tell_to(told);
    host(anna, "ANNA");
    wait(2);
    EXPECT_NE(told.str().find("Your room. Waiting for somebody to join..."), std::string::npos) << told.str();
}

TEST_F(Remote, TellsWhoeverOnlyHearsItWhatTheMatchWaitsForButNotEachSecond) {
    begin();
    std::ostringstream told;
    other().game.app.narrator().tell_to(told);
    wait(12);
    const std::string waiting = told.str();
    const auto at = waiting.find("Waiting for ");
    ASSERT_NE(at, std::string::npos) << waiting;
    EXPECT_EQ(waiting.find("Waiting for ", at + 1), std::string::npos) << waiting;
    broker_.kill();
    wait(0.2);
    EXPECT_NE(told.str().find("You're offline. What you do is kept"), std::string::npos) << told.str();
}

}  // namespace
}  // namespace terramorph
