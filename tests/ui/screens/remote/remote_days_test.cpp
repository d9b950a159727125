// A match over days: nobody has to be there at the same time.
#include <gtest/gtest.h>

#include <string>

#include "app/player/preferences.h"
#include "app/remote/kept_wait.h"
#include "ui/screens/remote/remote_days.h"

namespace terramorph {
namespace {

TEST_F(RemoteDays, GoOnWhoeverIsThere) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    EXPECT_EQ(first.game.match().settings().rule(Rule::turn_timer), 0) << "nobody's clock runs";
    leave(second);
    broker_.now += kDay;
    take_turn(first);
    EXPECT_NE(first.game.text_of("wait_note").find("3 days left"), std::string::npos)
        << first.game.text_of("wait_note");
    leave(first);
    broker_.now += kDay;
    look(second);
    come_back(second);
    ASSERT_TRUE(second.game.has("fire")) << "it's its turn now";
    EXPECT_EQ(second.game.match().turn(), 2);
    take_turn(second);
    look(first);
    come_back(first);
    EXPECT_EQ(first.game.match().hash(), second.game.match().hash());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteDays, TellsWhoseTurnItIsAndHowLongThatMayTake) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    const std::string name = first.game.match().player(first.game.match().player()).name;
    leave(first), leave(second);
    broker_.now += kDay / 2;
    look(first), look(second);
    EXPECT_EQ(first.game.text_of("seat"), "Your turn: 2 days, 12 hours left ANNA, BEN");
    EXPECT_EQ(second.game.text_of("seat"), name + "'s turn: 2 days, 12 hours left ANNA, BEN");
    broker_.now += 2 * kDay;
    first.game.key("escape"), second.game.key("escape");
    look(first), look(second);
    EXPECT_EQ(first.game.text_of("seat"), "Your turn: 12 hours left ANNA, BEN");
    broker_.now += kDay;
    second.game.key("escape");
    look(second);
    EXPECT_EQ(second.game.text_of("seat"), name + "'s turn: out of time ANNA, BEN");
}

TEST_F(RemoteDays, PassTheTurnOfWhoeverTakesLongerButNotOfWhoeverHasPlayed) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    leave(first), leave(second);
    broker_.now += 3 * kDay + 60;
    look(second);
    come_back(second);
    EXPECT_EQ(second.game.match().turn(), 1) << "what was said meanwhile might still come";
    ASSERT_TRUE(wait_until([&] { return second.game.has("fire"); })) << "the turn was passed";
    take_turns(second);
    leave(second);
    look(first);
    come_back(first);
    take_turns(first);  // while nobody is there
    const int turn = first.game.match().turn();
    leave(first);
    broker_.now += 4 * kDay;
    look(second);
    come_back(second);
    wait(20);
    EXPECT_EQ(second.game.match().turn(), turn) << "nobody was passed who has played";
    EXPECT_TRUE(second.game.has("fire"));
}

TEST_F(RemoteDays, KnowSinceWhenTheyWaitWhereTheBrokerHasForgottenAll) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    take_turn(first), take_turns(second), take_turns(first);
    const bool is_firsts = &author() == &first;
    RemoteGame &awaited = is_firsts ? first : second, &waits = is_firsts ? second : first;
    leave(first), leave(second);
    const auto recording = [&] {
        MemoryStorage& storage = storages_[&waits == &anna() ? 0 : 1];
        return storage.files.at(storage.names(kRecordingEnding).front());
    };
    const std::string recorded = recording();
    broker_.kill(), broker_.start();
    broker_.now += kDay;
    look(waits);
    come_back(waits);
    EXPECT_LT(waits.game.match().turn(), 3) << "it knows only what it has done itself";
    wait(20);
    EXPECT_EQ(recording(), recorded) << "more isn't known anywhere";
    look(awaited);
    come_back(awaited);
    wait(20);
    EXPECT_TRUE(waits.game.shows_in("wait_note", "2 days left")) << waits.game.text_of("wait_note");
}

TEST_F(RemoteDays, ShowNothingOfAMatchThatWasPlayedBeforeWithoutALine) {
    begin_over_days();
    RemoteGame& first = author();
    take_turn(first);
    leave(first);
    broker_.kill();
    look(first);
    first.game.click_on("seat");
    wait(10);
    EXPECT_TRUE(first.game.has("lobby"));
    EXPECT_TRUE(first.game.shows_in("state", "is down")) << first.game.text_of("state");
    broker_.start();
    ASSERT_TRUE(wait_until([&] { return !first.game.has("lobby") && first.game.match().turn() == 2; }));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteDays, WaitAnewWhereTheNoteIsDamaged) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    leave(first), leave(second);
    for (MemoryStorage& storage : storages_)
        for (auto& [name, text] : storage.files)
            if (name.ends_with(kWaitFileEnding)) text = "tmwait 1\nturn 1 zz\n";
    broker_.now += 5 * kDay;
    look(second);
    EXPECT_EQ(second.game.text_of("seat").find("turn"), std::string::npos) << "nothing is known of it";
    come_back(second);
    wait(20);
    EXPECT_EQ(second.game.match().turn(), 1);
}

TEST_F(RemoteDays, CallPlayersBackWhoLookElsewhere) {
    begin_over_days();
    RemoteGame &first = author(), &second = other();
    first.game.app.set_focused(false), second.game.app.set_focused(false);
    wait(1);
    EXPECT_EQ(first.game.app.take_call(), "") << "it has seen its turn come";
    EXPECT_EQ(second.game.app.take_call(), "");
    take_turn(first);
    const std::string name = second.game.match().player(second.game.match().player()).name;
    EXPECT_EQ(second.game.app.take_call(), name + ", you're up");
    wait(1);
    EXPECT_EQ(second.game.app.take_call(), "") << "once";
    EXPECT_EQ(first.game.app.take_call(), "");
    second.game.app.set_focused(true);
    take_turns(second);
    first.game.app.set_focused(true);
    EXPECT_EQ(first.game.app.take_call(), "") << "it's there again";
    take_turns(first);
    EXPECT_EQ(second.game.app.take_call(), "") << "it looks";
}

TEST(KeptWait, IsReadAsItWasWritten) {
    const KeptWait turn = {{{41, 0xfedcba9876543210}, false}, PlayerId::at(3), 1'800'000'000};
    const KeptWait opening = {{{1, 7}, true}, PlayerId::at(0), 0};
    EXPECT_EQ(parse_kept_wait(kept_wait_text(turn)), turn);
    EXPECT_EQ(parse_kept_wait(kept_wait_text(opening)), opening);
    const KeptWait over = {{{90, 12}, false}, PlayerId::at(2), 1'800'000'000, true};
    EXPECT_EQ(parse_kept_wait(kept_wait_text(over)), over);
    const std::string text = kept_wait_text(turn);
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        const auto part = parse_kept_wait(text.substr(0, size));
        EXPECT_TRUE(!part || part->since < turn.since) << size;
    }
    EXPECT_FALSE(parse_kept_wait("tmwait 1\nturn 0 0\nplayer 0\nsince 0\n")) << "turns count from 1";
    EXPECT_FALSE(parse_kept_wait("tmwait 1\nturn 1 7\nplayer 10\nsince 0\n")) << "there are ten seats";
    EXPECT_FALSE(parse_kept_wait("tmwait 1\nturn 1 7\nplayer 1\nsince -5\n"));
}

}  // namespace
}  // namespace terramorph
