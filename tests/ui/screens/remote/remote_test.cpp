// Two games and a broker: from the page Friends online to the end of a match.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/remote/remote_play.h"
#include "app/remote/remote_profile.h"
#include "base/text.h"
#include "match/recording/recording.h"
#include "ui/game.h"
#include "ui/screens/battle/hud/layout.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {
namespace {

using Machine = RemoteGame;

TEST_F(Remote, IsTwoPressesFromThePageToAMatchBetweenTwoWindows) {
    add("ANNA"), add("BEN");
    host(anna(), "ANNA");
    look(ben());
    ben().game.key("enter");  // the room that the other window holds open
    wait(0.5);
    anna().game.key("enter");  // Begin
    EXPECT_TRUE(wait_until([&] { return all_play(); }));
}

TEST_F(Remote, PlaysAMatchThroughABrokerThatIsKilledTwice) {
    begin();
    for (int time = 0; time < 2; ++time) {
        for (const auto& machine : machines_) play_on(*machine);
        broker_.kill();
        wait(1);
        for (const auto& machine : machines_)
            EXPECT_NE(machine->game.text_of("wait_note"), "") << "nobody is told that the line is down";
        for (const auto& machine : machines_) play_on(*machine);
        broker_.start();
        wait(1);
    }
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, GoesOnAfterAWindowWasClosed) {
    begin();
    for (const auto& machine : machines_) play_on(*machine);
    wait(3);
    const int turn = machines_[0]->game.match().turn();
    reopen_ben();
    ASSERT_TRUE(wait_until([&] { return ben().game.match().turn() >= turn; }));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
    const std::size_t seats = storage_.names(kSeatFileEnding).size();
    ben().game.app.back_to_title();
    EXPECT_EQ(storage_.names(kSeatFileEnding).size(), seats - 1) << "the seat is offered after the match";
}

TEST_F(Remote, ShowsHowTheBarrelTurnsElsewhere) {
    begin();
    const PlayerId player = machines_[0]->game.match().player();
    Machine &aims = author(), &sees = other();
    ASSERT_FALSE(aims.game.give(Aim{player, 777, 333}));
    wait(0.5);
    EXPECT_NE(sees.game.match().state().tank(player).angle, 777);
    EXPECT_TRUE(sees.game.shows("78°")) << "the bar";
    EXPECT_FALSE(sees.game.has("fire")) << "it's somebody else's";
    ASSERT_FALSE(aims.game.give(Fire{player}));
    ASSERT_TRUE(wait_until([&] { return sees.game.match().state().tank(player).angle == 777; }));
}

TEST_F(Remote, TellsEverybodyWhoTheyAreAndWhoIsAiming) {
    begin();
    const PlayerId player = machines_[0]->game.match().player();
    Game& aims = machines_[player]->game;
    Game& sees = machines_[1 - player]->game;
    const std::string aiming = aims.match().player(player).name,
                      waiting = aims.match().player(PlayerId::at(1 - player)).name;
    EXPECT_TRUE(aims.shows(aiming + " · you") && sees.shows(waiting + " · you")) << "at the tanks";
    EXPECT_FALSE(aims.shows(waiting + " · you") || sees.shows(aiming + " · you"));
    EXPECT_TRUE(aims.shows_in("player", aiming) && sees.shows_in("player", waiting))
        << "the card is one's own";
    EXPECT_TRUE(aims.shows_in("order", "You") && sees.shows_in("order", "You"));
    EXPECT_TRUE(aims.shows_in("order", waiting) && sees.shows_in("order", aiming));
    EXPECT_TRUE(sees.shows_in("shooter", aiming + " is aiming"));
    EXPECT_FALSE(aims.has("shooter"));
    EXPECT_FALSE(sees.has("fire") || sees.has("new_level") || aims.has("new_level"))
        << "what can't be pressed";
    ASSERT_FALSE(aims.give(Fire{player}));
    EXPECT_TRUE(wait_until([&] { return sees.shows_in("banner", "Your turn"); }));
    ASSERT_TRUE(wait_until([&] { return sees.has("fire"); }));
}

/// Pages of this size.
class RemotePages : public Remote, public testing::WithParamInterface<std::pair<int, int>> {
  protected:
    RemotePages() { std::tie(wide_, high_) = GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(Sizes, RemotePages,
                         testing::Values(std::pair{640, 360}, std::pair{1280, 720}, std::pair{1920, 1080}));

/// With a message to type and somebody to mute.
TEST_P(RemotePages, LeaveTheAimInSightWhereOneTalks) {
    begin();
    for (const auto& machine : machines_) {
        Game& game = machine->game;
        prefer(game.session(), Preference::remote_words, 1);
        game.key("y");
        EXPECT_GT(game.place_of("Talk to the others").y, 0);
        const Canvas canvas(game.picture, plain_typeface());
        for (const char* part : {"phrase_5", "message", "mute_0"}) {
            ASSERT_TRUE(game.has(part));
            EXPECT_LT(game.place_of_part(part).y, hud_foot_top(canvas)) << part;
        }
    }
}

TEST_F(Remote, LetsPeopleTalkInTheLobbyAndInBattle) {
    meet();
    Machine &anna = *machines_[0], &ben = *machines_[1];
    ben.game.click_on("talk");
    ben.game.click_on("phrase_0");
    wait(0.3);
    EXPECT_FALSE(ben.game.has("phrase_0")) << "it leaves once something is said";
    EXPECT_TRUE(anna.game.shows("BEN: Hello!"));
    EXPECT_TRUE(ben.game.shows("BEN: Hello!"));
    start();
    wait(1);
    anna.game.key("y");
    anna.game.key("esc");
    anna.game.key("y");
    type(anna, "3");
    wait(0.3);
    EXPECT_TRUE(ben.game.shows("Nice shot!")) << "beside its tank";
}

TEST_F(Remote, ShowsTypedMessagesOnlyToThoseWhoWantThemAndNoneOfTheMuted) {
    meet();
    Machine &anna = *machines_[0], &ben = *machines_[1];
    prefer(ben.game.session(), Preference::remote_words, 1);
    ben.game.click_on("talk");
    type(ben, "gl hf");
    ben.game.key("enter");
    wait(0.3);
    EXPECT_TRUE(ben.game.shows("BEN: gl hf"));
    EXPECT_FALSE(anna.game.shows("gl hf")) << "it hasn't asked for typed messages";
    prefer(anna.game.session(), Preference::remote_words, 1);
    const auto says = [&](const std::string& words) {
        wait(Chat::kBetween);
        (void)ben.game.session().remote->room().say({{}, words});
        wait(0.3);
    };
    says("sorry");
    EXPECT_TRUE(anna.game.shows("BEN: sorry"));
    anna.game.click_on("talk");
    anna.game.click_on("mute_0");
    anna.game.key("esc");
    says("hey");
    EXPECT_FALSE(anna.game.shows("BEN: hey"));
}

TEST_F(Remote, TellsInTheLobbyWhoElseMayFollowTheMatch) {
    meet();
    EXPECT_TRUE(anna().game.shows("Anyone with access to localhost"));
    EXPECT_FALSE(anna().game.shows("Watching"));
    for (int k = 0; k < kMaxPlayers - 1; ++k)
        join(add(concat("GUEST ", k)), code_at(anna()), concat("GUEST ", k));
    for (RemoteGame* machine : {&anna(), &ben()}) EXPECT_TRUE(machine->game.shows("Watching: GUEST 8."));
}

TEST_F(Remote, LetsTheHostLimitTalkToPhrasesOrTurnItOff) {
    meet();
    Machine &anna = *machines_[0], &ben = *machines_[1];
    for (const auto& machine : machines_) prefer(machine->game.session(), Preference::remote_words, 1);
    const auto is_said = [&](const Saying& saying) {
        wait(Chat::kBetween);
        const bool said = !ben.game.session().remote->room().say(saying);
        wait(0.3);
        return said;
    };
    const auto limit_more = [&] {
        const Point middle = anna.game.place_of_part("talks");
        anna.game.click({middle.x + 40, middle.y});  // the arrow to the right
    };
    EXPECT_TRUE(anna.game.shows("Talk: anything"));
    limit_more();
    wait(0.3);
    EXPECT_TRUE(anna.game.shows("Talk: phrases"));
    EXPECT_FALSE(is_said({{}, "gl hf"}));
    EXPECT_TRUE(is_said({1, ""}));
    EXPECT_TRUE(anna.game.shows("BEN: Good luck!"));
    ben.game.click_on("talk");
    EXPECT_TRUE(ben.game.has("phrase_0"));
    EXPECT_FALSE(ben.game.shows("Allow typed messages"));
    ben.game.key("esc");
    limit_more();
    wait(0.3);
    EXPECT_TRUE(anna.game.shows("Talk: off"));
    EXPECT_FALSE(is_said({1, ""}));
    EXPECT_FALSE(ben.game.has("talk"));
    start();
    wait(1);
    ben.game.key("y");
    EXPECT_TRUE(ben.game.shows("The host has turned talk off for this match."));
    EXPECT_FALSE(ben.game.has("phrase_0"));
    EXPECT_TRUE(ben.game.has("mute_0"));
}

TEST_F(Remote, LetsAComputerPlayForWhoeverHasLeftUntilTheyAreBack) {
    health_ = 1000;  // so that nobody dies of it
    begin();
    const PlayerId turn = machines_[0]->game.match().player();
    Machine &stays = author(), &leaves = other();
    leaves.game.key("esc");
    leaves.game.click_on("leave");
    const RemoteMatch& match = *stays.game.session().remote->room().match();
    const PlayerId away = PlayerId::at(1 - turn);
    play_on(stays);
    ASSERT_TRUE(wait_until([&] { return match.is_away(away); }));
    ASSERT_TRUE(wait_until([&] { return stays.game.has("fire") || stays.is_over(); }, 90))
        << "the computer has fired";
    look(leaves);
    go_back(leaves);
    ASSERT_TRUE(wait_until([&] { return play_on(stays), !match.is_away(away); }, 120));
    ASSERT_TRUE(wait_until([&] { return play_on(stays), leaves.game.has("fire"); }, 120))
        << "its turn is its own";
    EXPECT_EQ(leaves.game.match().hash(), stays.game.match().hash());
}

TEST_F(Remote, PassesTheTurnOfWhoeverStaysAwayAndTakesItBackThere) {
    begin();
    const PlayerId player = machines_[0]->game.match().player();
    Machine &cut = author(), &stays = other();
    cut.office.line().cut(true);
    ASSERT_FALSE(cut.game.give(Aim{player, 800, 50}));
    cut.game.key("space");
    wait(1);
    EXPECT_NE(stays.game.text_of("wait_note"), "") << "that somebody is away";
    const double late = stays.game.session().remote->room().table()->pace.most + kGraceSeconds;
    ASSERT_TRUE(wait_until([&] { return stays.game.match().turn() > 1; }, late + 5));
    cut.office.line().cut(false);
    ASSERT_TRUE(wait_until([&] { return cut.game.session().runner->takes_back() > 0; }));
    EXPECT_NE(cut.game.text_of("turn_given_up"), "");
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, IsWatchedByWhoeverComesLater) {
    begin();
    for (const auto& machine : machines_) play_on(*machine);
    wait(2);
    Machine& cleo = add("CLEO");
    join(cleo, code_at(anna()), "CLEO");
    ASSERT_TRUE(wait_until([&] { return cleo.plays(); }));
    EXPECT_FALSE(cleo.game.session().runner->is_shared());
    anna().game.key("esc");
    EXPECT_TRUE(anna().game.shows("Watching: CLEO."));
    anna().game.key("esc");
    ASSERT_TRUE(play_to_the_end());
    EXPECT_EQ(cleo.recording(), machines_[0]->recording());
}

TEST_F(Remote, IsWatchedThroughABrokerThatComesBackWithAnOldDatabase) {
    begin();
    Machine& cleo = add("CLEO");
    join(cleo, code_at(anna()), "CLEO");
    ASSERT_TRUE(wait_until([&] { return cleo.plays(); }));
    for (const auto& machine : machines_) play_on(*machine);
    wait(2);
    const auto database = broker_.shelf();
    for (int time = 0; time < 3; ++time) {
        for (const auto& machine : machines_) play_on(*machine);
        wait(4);
        broker_.kill();
        wait(1);
        for (const auto& machine : machines_) play_on(*machine);
        broker_.start_with(database);
        wait(2);
    }
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
    EXPECT_EQ(cleo.recording(), machines_[0]->recording());
}

TEST_F(Remote, IsPlayedAgainInTheSameRoom) {
    apart_ = true;
    begin();
    for (const auto& machine : machines_)
        keep_remote_profile(machine->game.session(), {machine == machines_[0] ? "ANNA" : "BEN", ""});
    const std::string code = code_at(anna());
    anna().game.session().remote->room().mute(ben().game.session().remote->room().who(), true);
    ASSERT_TRUE(play_to_the_end());
    ASSERT_TRUE(wait_until([&] {
        return std::ranges::all_of(machines_, [](auto& machine) { return machine->game.has("play_again"); });
    }));
    ben().game.click_on("play_again");  // before the host
    wait(1);
    EXPECT_TRUE(ben().game.has("lobby")) << "and not in the match that's over";
    anna().game.click_on("play_again");
    wait(1);
    start();
    EXPECT_EQ(code_at(anna()), code);
    EXPECT_TRUE(anna().game.session().remote->room().is_muted(ben().game.session().remote->room().who()));
}

TEST_F(Remote, SaysWhyItCannotBe) {
    Machine& anna = add("ANNA");
    const auto told = [&](std::string_view id) { return anna.game.text_of(id); };
    host_remote_match(anna.game.app, "", "ANNA");
    EXPECT_NE(told("no_broker"), "");
    host_remote_match(anna.game.app, "a b", "ANNA");
    EXPECT_NE(told("wrong_broker"), "");
    join_remote_match(anna.game.app, "K7QX", kBroker, "ANNA");
    EXPECT_NE(told("wrong_code"), "");
    join_remote_match(anna.game.app, room_code(digest("a room")), "", "ANNA");
    EXPECT_NE(told("wrong_broker"), "");
    EXPECT_FALSE(anna.game.session().remote);
    anna.office.miss(message("This copy was built without a post."));
    host_remote_match(anna.game.app, kBroker, "ANNA");
    EXPECT_EQ(told("no_post"), "This copy was built without a post.");
    EXPECT_FALSE(anna.game.session().remote);
}

TEST_F(Remote, SaysSoonThatNobodyAnswers) {
    RemoteGame& anna = add("ANNA");
    broker_.kill();
    broker_.is_silent = true;
    host(anna, "ANNA");
    wait(5);
    EXPECT_TRUE(anna.game.shows("Connecting to localhost:1883..."));
    wait(6);
    EXPECT_TRUE(anna.game.shows("localhost:1883 isn't answering."));
    broker_.start();
    wait(1);
    EXPECT_TRUE(anna.game.shows("Waiting for somebody to join..."));
}

TEST_F(Remote, SaysThatThereIsNoSuchRoom) {
    Machine& anna = add("ANNA");
    join_remote_match(anna.game.app, room_code(digest("a room")), kBroker, "ANNA");
    wait(2);
    const std::string looking = anna.game.text_of("state");
    wait(4);
    EXPECT_NE(anna.game.text_of("state"), looking);
    EXPECT_TRUE(anna.game.shows_in("state", "localhost:1883"));
    anna.game.key("escape");
    EXPECT_FALSE(anna.game.session().remote);
    EXPECT_TRUE(broker_.shelf().empty() || broker_.shelf().size() == 1)
        << "what it said there is left behind";
}

TEST_F(Remote, TellsWhoHoldsTheMatchUpAndLetsTheHostChangeIt) {
    meet();
    Machine& anna = *machines_[0];
    EXPECT_FALSE(anna.game.has("open_again"));
    machines_[1]->office.line().mute();
    anna.game.click_on("begin");
    wait(4);
    EXPECT_FALSE(anna.plays());
    EXPECT_TRUE(anna.game.shows_in("people", "hasn't answered"));
    anna.game.click_on("open_again");
    wait(0.2);
    EXPECT_FALSE(anna.game.has("open_again"));
    EXPECT_TRUE(anna.game.has("begin"));
}

/// Others' frames don't wait for whoever floods the room, and his letters don't hold up theirs.
TEST_F(Remote, HearsSoManyLettersInAFrameAndNobodyWhoSendsTooMuch) {
    begin();
    RemotePlay& remote = *machines_[0]->game.session().remote;
    const std::string topic = topic_of(remote.room().name(), "ANNAXK4Q2M", "nothing");
    for (int letter = 0; letter < 100000; ++letter) broker_.publish({topic, "x"});
    wait(kFrame);
    EXPECT_FALSE(machines_[0]->game.has("too_many_letters")) << "it has heard more than a frame's";
    wait(0.5);
    EXPECT_NE(machines_[0]->game.text_of("too_many_letters"), "");
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, HearsNoMoreInAFrameThanFitsThereOnceAllHasCome) {
    begin();
    RemoteGame &aims = author(), &sees = other();
    const std::string room = aims.game.session().remote->room().name(),
                      who = aims.game.session().remote->room().who();
    const PlayerId player = aims.game.match().player();
    const auto frames_until_seen = [&](int angle) {
        for (int page = 0; page < 20; ++page)
            broker_.publish({topic_of(room, who, "log/0007"), std::string(2000, 'x')});
        broker_.publish(
            {topic_of(room, who, kAimTopic), concat(sees.game.match().turn(), " ", angle, " 500")});
        for (int frame = 1; frame < 60; ++frame) {
            sees.game.app.advance(kFrame);
            const auto aim = sees.game.session().remote->room().match()->aim_now(sees.game.match());
            if (aim && aim->player == player && aim->angle == angle) return frame;
        }
        return 60;
    };
    EXPECT_EQ(frames_until_seen(777), 1) << "while it catches up";
    wait(12);
    EXPECT_EQ(frames_until_seen(778), 6) << "four pages fit into a frame, and this comes behind twenty";
}

/// Anybody can write in another's name, where the broker doesn't mind, and what that one says may be lost in
/// it. It's still there.
TEST_F(Remote, HearsAgainWhatWasLostInAFloodInSomebodysName) {
    begin();
    Machine &fires = author(), &hears = other();
    RemotePlay& remote = *fires.game.session().remote;
    const std::string topic = topic_of(remote.room().name(), remote.room().who(), "nothing");
    for (int letter = 0; letter < 5000; ++letter) broker_.publish({topic, "x"});
    wait(0.5);
    EXPECT_NE(hears.game.text_of("too_many_letters"), "");
    hears.office.line().lose(true);
    play_on(fires);
    wait(1);
    hears.office.line().lose(false);
    wait(9);
    EXPECT_EQ(hears.game.match().turn(), 1) << "or nothing was lost";
    ASSERT_TRUE(wait_until([&] { return hears.game.match().turn() > 1; }, 20));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
    EXPECT_EQ(fires.game.session().runner->takes_back(), 0);
}

TEST_F(Remote, LeavesNothingOfAnEarlierTableAtTheBroker) {
    Machine& anna = add("ANNA");
    host_remote_match(anna.game.app, "mqtt://terramorph:5@127.0.0.1:18830", "ANNA");
    const std::string code = anna.game.session().remote->room().code();
    wait(0.2);
    anna.game.key("escape");
    host_remote_match(anna.game.app, "mqtt://terramorph:5@127.0.0.1:18830", "ANNA");
    EXPECT_EQ(anna.game.session().remote->room().code(), code) << "at home the room is the broker's";
    wait(0.2);
    int tables = 0;
    for (const auto& [topic, letter] : broker_.shelf()) tables += topic.ends_with("/table");
    EXPECT_EQ(tables, 1);
}

}  // namespace
}  // namespace terramorph
