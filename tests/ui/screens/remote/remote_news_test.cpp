// News of matches over days, without opening each.
#include <gtest/gtest.h>

#include <string>

#include "app/remote/home_broker.h"
#include "app/remote/match_news.h"
#include "ui/screens/remote/remote_days.h"
#include "ui/screens/remote/waiting.h"

namespace terramorph {
namespace {

class RemoteNews : public RemoteDays {
  protected:
    /// Both on the page, the author's machine first.
    void begin_and_leave() {
        begin_over_days();
        ASSERT_FALSE(HasFatalFailure());
        first_ = &author(), second_ = &other();
        leave(*first_), leave(*second_);
    }
    std::string state(RemoteGame& machine) { return machine.game.text_of("seat"); }
    std::string name_of(RemoteGame& machine) { return &machine == &anna() ? "ANNA" : "BEN"; }

    RemoteGame *first_ = nullptr, *second_ = nullptr;
};

TEST_F(RemoteNews, ComeToThePageAndCallWhoeverLooksElsewhere) {
    begin_and_leave();
    look(*second_), look(*first_);
    second_->game.app.set_focused(false);
    wait(5);
    EXPECT_EQ(state(*second_), name_of(*first_) + "'s turn: 3 days left ANNA, BEN");
    EXPECT_EQ(second_->game.app.take_call(), "") << "nothing has happened";
    come_back(*first_);
    take_turns(*first_);
    broker_.now += kDay / 4;
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*second_), "Your turn: 3 days left ANNA, BEN") << "since it's known";
    EXPECT_EQ(second_->game.app.take_call(), "Your turn: ANNA and BEN");
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(second_->game.app.take_call(), "") << "once";
    leave(*first_);
    look(*first_);
    wait(5);
    EXPECT_EQ(state(*first_), name_of(*second_) + "'s turn: 2 days, 18 hours left ANNA, BEN")
        << "it has known that for longer";
    come_back(*second_);
    EXPECT_TRUE(second_->game.has("fire"));
}

TEST_F(RemoteNews, TakeNoPartInTheMatch) {
    begin_and_leave();
    look(*first_);
    come_back(*first_);
    const Room& room = first_->game.session().remote->room();
    const auto shelf = broker_.shelf();
    look(*second_);
    bool seen = false;
    for (int frame = 0; frame < 300; ++frame) {
        wait(kFrame);
        for (const TableSeat& seat : room.table()->seats)
            seen |= seat.who != room.who() && room.is_here(seat.who);
    }
    EXPECT_FALSE(seen) << "it isn't there";
    EXPECT_EQ(broker_.shelf().size(), shelf.size());
    for (const auto& [topic, letter] : shelf) EXPECT_EQ(broker_.shelf().at(topic).text, letter.text) << topic;
}

TEST_F(RemoteNews, TellWhoHasWon) {
    health_ = 20;
    begin_over_days();
    first_ = &author(), second_ = &other();
    leave(*second_);
    look(*second_);
    second_->game.app.set_focused(false);
    ASSERT_TRUE(wait_until([&] { return play_on(*first_), first_->is_over(); })) << "it hits itself";
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*second_), "Over: you won ANNA, BEN");
    EXPECT_EQ(second_->game.app.take_call(), "The match is over: ANNA and BEN");
    second_->game.key("escape");
    broker_.kill();
    look(*second_);
    wait(3);
    EXPECT_EQ(state(*second_), "Over: you won ANNA, BEN") << "for good";
}

TEST(WaitingSeat, NamesTheTeamThatHasWon) {
    MemoryStorage storage;
    MemoryBroker broker;
    RemoteGame machine(broker, storage, "ANNA");
    const KeyPair keys(digest("anna"));
    SeatFile file;
    file.secret = digest("anna");
    file.table.pace = {false, 3};
    file.table.seats = {{PlayerId::at(0), who_of(keys.public_key()), keys.public_key(), {}}};
    const auto words = [&](const std::vector<int>& teams, int winner) {
        auto& players = file.table.settings.players;
        players.clear();
        for (const int team : teams) {
            players.push_back(another_player(players));
            players.back().team = team;
        }
        players[1].name = "BEN";
        EXPECT_FALSE(save_wait(storage, "a.tmseat", {{{9, 7}}, PlayerId::at(winner), 0, true}));
        return kept_wait_words(*waits_of(machine.game.session(), "a.tmseat", file));
    };
    EXPECT_EQ(words({0, 2, 2}, 1), "Over: Team B won");
    EXPECT_EQ(words({0, 2, 1}, 1), "Over: BEN won") << "nobody else is on its team";
    EXPECT_EQ(words({0, 0, 0}, 1), "Over: BEN won");
    EXPECT_EQ(words({2, 2, 0}, 0), "Over: you won");
}

TEST_F(RemoteNews, SayInWordsThatThereAreNone) {
    begin_and_leave();
    broker_.kill();
    look(*second_);
    wait(3);
    EXPECT_EQ(
        state(*second_),
        name_of(*first_) + "'s turn: 3 days left · The connection to localhost:1883 is down. ANNA, BEN");
    broker_.start();
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*second_), name_of(*first_) + "'s turn: 3 days left ANNA, BEN")
        << "what the broker has lost is still known here";
    look(*first_);
    come_back(*first_);
    take_turns(*first_);
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*second_), "Your turn: 3 days left ANNA, BEN");
}

TEST_F(RemoteNews, DoNotUndoWhatIsKnownWhereTheBrokerHasLostIt) {
    begin_and_leave();
    look(*first_);
    come_back(*first_);
    take_turns(*first_);
    leave(*first_);
    look(*second_);
    wait(3);
    EXPECT_EQ(state(*second_), "Your turn: 3 days left ANNA, BEN");
    broker_.kill(), broker_.start();
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*second_), "Your turn: 3 days left ANNA, BEN");
}

TEST_F(RemoteNews, HurryNobodyWhereAClockIsSetBack) {
    begin_and_leave();
    broker_.now -= 10 * kDay;
    look(*second_);
    wait(3);
    EXPECT_EQ(state(*second_), name_of(*first_) + "'s turn: 3 days left ANNA, BEN");
    look(*first_);
    come_back(*first_);
    wait(20);
    EXPECT_EQ(first_->game.match().turn(), 1);
    EXPECT_TRUE(first_->game.has("fire"));
}

TEST_F(RemoteNews, CallWhoeverHasToOpenTheirOrders) {
    together_ = true;
    begin_over_days();
    first_ = &anna(), second_ = &ben();
    first_->game.key("space");
    wait(2);
    leave(*first_);
    look(*first_);
    wait(3);
    EXPECT_EQ(state(*first_), "BEN's turn: 3 days left ANNA, BEN");
    second_->game.key("space");
    wait(MatchNews::kPause + 5);
    EXPECT_EQ(state(*first_), "Your turn: 3 days left ANNA, BEN") << "nobody else can open them";
}

TEST_F(RemoteNews, AreLookedForInOneMatchAfterAnother) {
    begin_and_leave();
    meet_again();
    start();
    wait(3);
    first_ = &author(), second_ = &other();
    leave(*second_);
    look(*second_);
    EXPECT_TRUE(second_->game.shows("looking for news"));
    take_turns(*first_);
    wait(MatchNews::kPause + 10);
    EXPECT_FALSE(second_->game.shows("looking for news"));
    MatchNews news(second_->game.session());
    ASSERT_EQ(news.seats().size(), 2u);
    int mine = 0;
    for (const WaitingSeat& seat : news.seats()) mine += seat.waits && seat.waits->for_me;
    EXPECT_GE(mine, 1);
}

}  // namespace
}  // namespace terramorph
