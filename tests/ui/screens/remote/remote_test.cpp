// Two games and a broker: from the page Friends online to the end of a match.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/remote/home_broker.h"
#include "app/remote/remote_play.h"
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
    EXPECT_TRUE(sees.game.shows("77.7")) << "the bar";
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
    EXPECT_TRUE(aims.shows(aiming + " (you)") && sees.shows(waiting + " (you)")) << "at the tanks";
    EXPECT_FALSE(aims.shows(waiting + " (you)") || sees.shows(aiming + " (you)"));
    EXPECT_TRUE(aims.shows_in("player", aiming) && sees.shows_in("player", waiting))
        << "the card is one's own";
    EXPECT_TRUE(aims.shows_in("order", "You") && sees.shows_in("order", "You"));
    EXPECT_TRUE(aims.shows_in("order", waiting) && sees.shows_in("order", aiming));
    EXPECT_TRUE(sees.shows_in("shooter", aiming + " is aiming"));
    EXPECT_FALSE(aims.has("shooter"));
    EXPECT_FALSE(sees.has("fire") || sees.has("new_level") || aims.has("new_level"))
        << "what can't be pressed";
    ASSERT_FALSE(aims.give(Fire{player}));
    ASSERT_TRUE(wait_until([&] { return sees.has("fire"); }));
    EXPECT_TRUE(sees.shows_in("banner", "Your turn"));
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

TEST_F(Remote, LetsAllShopAtTheSameTime) {
    begin(true);
    const auto course = [](const auto& machine) -> const Match& {
        return machine->game.session().runner->course();
    };
    for (const auto& machine : machines_) ASSERT_TRUE(machine->game.has("ready")) << "it's in the armory";
    Machine& late =
        *machines_[course(machines_[0]).player() == PlayerId::at(0) ? 0 : 1];  // the first in order
    Machine& early = *machines_[&late == machines_[0].get() ? 1 : 0];
    early.game.click_on("buy");
    EXPECT_EQ(early.game.match().shop().receipts().size(), 1u);
    early.game.key("r");
    wait(1);
    EXPECT_FALSE(early.game.has("ready"));
    EXPECT_TRUE(early.game.shows("is in the armory"));
    EXPECT_TRUE(late.game.has("ready")) << "it may take its time";
    late.game.key("r");
    ASSERT_TRUE(wait_until([&] { return early.game.has("fire") || late.game.has("fire"); }));
    wait(1);
    EXPECT_EQ(course(machines_[0]).hash(), course(machines_[1]).hash());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, LeavesTheArmoryAtOnceWhereItsTurnHasComeMeanwhile) {
    begin(true);
    const PlayerId first = machines_[0]->game.session().runner->course().player();
    Machine& early = *machines_[first];
    Machine& late = *machines_[1 - first];
    early.game.key("r");
    wait(1);
    late.game.click_on("buy");
    late.game.click_on("buy");
    late.game.key("r");
    EXPECT_FALSE(late.game.has("ready"));
    wait(1);
    EXPECT_FALSE(late.game.shows("Time's up"));
    EXPECT_EQ(late.game.match().phase(), Phase::aiming);
}

/// All fire at once.
class RemoteVolleys : public Remote {
  protected:
    RemoteVolleys() { together_ = true; }
    static const Match& course(Machine& machine) { return machine.game.session().runner->course(); }
    static PlayerId mine(Machine& machine) { return machine.game.session().runner->mine(); }
};

TEST_F(RemoteVolleys, LetAllAimAtTheSameTimeAndShowNobodysAim) {
    begin();
    for (const auto& machine : machines_) {
        ASSERT_TRUE(machine->game.has("fire"));
        EXPECT_EQ(machine->game.match().player(), mine(*machine));
        ASSERT_FALSE(machine->game.give(Aim{mine(*machine), 777, 60}));
    }
    anna().game.key("space");
    wait(1);
    EXPECT_FALSE(anna().game.has("fire"));
    EXPECT_TRUE(anna().game.shows_in("wait_note", "BEN is still aiming"));
    EXPECT_TRUE(ben().game.has("fire")) << "it takes its time";
    EXPECT_EQ(ben().game.text_of("wait_note"), "");
    for (const auto& machine : machines_) {
        EXPECT_EQ(course(*machine).turn(), 1);
        for (const PlayerId seat : {PlayerId::at(0), PlayerId::at(1)})
            EXPECT_NE(course(*machine).state().tank(seat).angle, 777) << "nobody's aim is known";
    }
    ben().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(anna()).turn() > 2 && course(ben()).turn() > 2; }));
    EXPECT_EQ(course(anna()).state().tank(mine(ben())).angle, 777);
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteVolleys, PutBackWhatWasOnlyPlannedUntilAllHaveAimed) {
    begin();
    const float stood = course(anna()).state().tank(mine(anna())).body.at.x;
    ASSERT_FALSE(anna().game.give(Drive{mine(anna()), 20}));
    wait(3);
    EXPECT_NE(anna().game.match().state().tank(mine(anna())).body.at.x, stood) << "it drives";
    EXPECT_EQ(course(anna()).state().tank(mine(anna())).body.at.x, stood);
    anna().game.key("space");
    wait(0.5);
    EXPECT_EQ(anna().game.match().state().tank(mine(anna())).body.at.x, stood);
    ben().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(ben()).turn() > 2 && course(anna()).turn() > 2; }));
    EXPECT_NE(course(ben()).state().tank(mine(anna())).body.at.x, stood);
    EXPECT_EQ(course(anna()).hash(), course(ben()).hash());
}

TEST_F(RemoteVolleys, GoOnWithTheOrdersOfAWindowThatWasClosed) {
    begin();
    ben().game.key("space");
    reopen_ben();
    wait(1);
    EXPECT_FALSE(ben().game.has("fire")) << "it has aimed";
    anna().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(ben()).turn() > 2 && course(anna()).turn() > 2; }));
    for (const PlayerId seat : {PlayerId::at(0), PlayerId::at(1)})
        EXPECT_TRUE(
            std::ranges::any_of(course(anna()).recording().lines, [seat](const Recording::Line& line) {
                const auto* const fire = std::get_if<Fire>(&line.command);
                return fire && fire->player == seat;
            }));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteVolleys, PassWhoeverDoesNotAimInTime) {
    begin();
    anna().game.key("space");
    ben().office.line().cut(true);
    const double late = anna().game.session().remote->room().table()->pace.most + kGraceSeconds;
    wait(late - 10);
    EXPECT_TRUE(anna().game.shows_in("wait_note", "BEN"));
    EXPECT_EQ(course(anna()).turn(), 1);
    ASSERT_TRUE(wait_until([&] { return anna().game.has("fire"); }, 40));
    EXPECT_TRUE(anna().game.shows_in("banner", "Your turn"));
    EXPECT_EQ(course(ben()).turn(), 1) << "it has aimed, and waits";
    ben().office.line().cut(false);
    ASSERT_TRUE(wait_until([&] { return ben().game.has("fire"); }, 40)) << "in the next volley";
    EXPECT_EQ(course(anna()).hash(), course(ben()).hash());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, PassesTheVisitOfWhoeverStaysInTheArmory) {
    begin(true);
    Machine& stays = *machines_[1];
    machines_[0]->game.key("r");
    const double late = machines_[0]->game.session().remote->room().table()->pace.most + kGraceSeconds;
    wait(late - 5);
    EXPECT_TRUE(stays.game.has("ready"));
    ASSERT_TRUE(wait_until([&] { return !stays.game.has("ready"); }, 10));
    EXPECT_TRUE(stays.game.shows("Time's up"));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
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
    begin();
    const std::string code = code_at(anna());
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

namespace {

/// A broker at home that's started as the test says.
struct FakeHomeBroker : HomeBroker {
    std::optional<Message> missing() const override { return lacking; }
    void start(const std::optional<Broker>& other) override { ++starts, again = other; }
    void stop() override { ++stops; }
    std::optional<Result<std::string>> address() override { return told; }

    std::optional<Message> lacking;
    std::optional<Result<std::string>> told;
    std::optional<Broker> again;
    int starts = 0, stops = 0;
};

}  // namespace

TEST_F(Remote, HostsByAButtonOnABrokerThatIsStartedHere) {
    Machine& anna = add("ANNA");
    FakeHomeBroker home;
    anna.game.app.use(home);
    look(anna);
    EXPECT_FALSE(anna.game.shows("--host")) << "no command has to be typed";
    anna.game.click_on("host");
    wait(0.5);
    EXPECT_EQ(home.starts, 1);
    EXPECT_FALSE(anna.game.has("lobby")) << "it's starting";
    EXPECT_TRUE(anna.game.shows("Cancel"));
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    wait(0.2);
    ASSERT_TRUE(anna.game.has("lobby"));
    const auto code = home_code(*parse_broker("mqtt://terramorph:77@192.168.1.20:18830"));
    EXPECT_EQ(anna.game.session().remote->room().code(), *code);
}

TEST_F(Remote, GivesUpABrokerThatIsStartingWhereAsked) {
    Machine& anna = add("ANNA");
    FakeHomeBroker home;
    anna.game.app.use(home);
    look(anna);
    for (const bool by_key : {false, true}) {
        anna.game.click_on("host");
        wait(0.1);
        ASSERT_EQ(home.starts, by_key + 1);
        EXPECT_TRUE(anna.game.shows("Starting a game server"));
        by_key ? anna.game.key("escape") : anna.game.click_on("host");
        EXPECT_EQ(home.stops, by_key + 1);
        EXPECT_FALSE(anna.game.shows("Cancel"));
        ASSERT_TRUE(anna.game.has("host")) << "the page stays";
    }
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    wait(0.2);
    EXPECT_FALSE(anna.game.has("lobby")) << "it came too late";
    anna.game.key("escape");
    EXPECT_FALSE(anna.game.has("host"));
}

TEST_F(Remote, GoesBackToAMatchOnTheBrokerThatItHadHere) {
    const std::string address = "mqtt://terramorph:77@192.168.1.20:18831";
    Machine& anna = add("ANNA");
    Machine& ben = add("BEN");
    FakeHomeBroker home;
    home.told = address;
    anna.game.app.use(home);
    anna.game.session().settings.set(Rule::armory, 0);
    host_at_home(anna.game.app);
    wait(0.2);
    join(ben, code_at(anna), "BEN", "");
    start();
    const auto leave = [&] {
        wait(1);
        anna.game.key("escape");
        anna.game.click_on("leave");
        look(anna);
        anna.game.click_on("seat");
    };
    leave();
    ASSERT_TRUE(wait_until([&] { return anna.plays(); }));
    EXPECT_EQ(home.starts, 1) << "it's still running";
    home.told.reset();  // with the program
    leave();
    wait(0.2);
    EXPECT_EQ(home.starts, 2);
    ASSERT_TRUE(home.again);
    EXPECT_EQ(broker_text(*home.again), address) << "as the others know it";
    EXPECT_FALSE(anna.plays());
    home.told = error("It doesn't start.");  // as another window has it already
    ASSERT_TRUE(wait_until([&] { return anna.plays(); }));
    // whoever comes back sees at once what the other may still be watching
    EXPECT_TRUE(wait_until([&] { return anna.game.match().hash() == ben.game.match().hash(); }, 10));
    home.again.reset();
    ben.game.key("escape");
    ben.game.click_on("leave");
    ben.game.app.use(home);
    look(ben);
    go_back(ben);
    EXPECT_EQ(home.starts, 2) << "the room isn't BEN's";
}

TEST_F(Remote, HostsAtOnceWhereTheCommandLineSaysSo) {
    Machine& anna = add("ANNA");
    FakeHomeBroker home;
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    anna.game.app.use(home);
    host_at_home(anna.game.app);
    wait(0.2);
    EXPECT_TRUE(anna.game.has("lobby"));
}

TEST_F(Remote, SaysOnTheCardWhyItCannotHostAndWhatToDo) {
    Machine& anna = add("ANNA", 1280, 720);
    FakeHomeBroker home;
    home.lacking = message("Install a broker first.");
    anna.game.app.use(home);
    look(anna);
    EXPECT_TRUE(anna.game.shows("Install a broker first."));
    anna.game.click_on("host");
    EXPECT_EQ(anna.game.text_of("no_broker"), "Install a broker first.");
    EXPECT_EQ(home.starts, 0);
    home.lacking.reset();
    anna.game.click_on("host");
    home.told = error("It doesn't start.");
    wait(0.2);
    EXPECT_EQ(anna.game.text_of("no_home_broker"), "It doesn't start.");
    EXPECT_FALSE(anna.game.has("lobby"));
}

TEST_F(Remote, KeepsTheGameServerUnderAdvancedAndKnowsOnesName) {
    Machine& anna = add("ANNA", 1280, 720);
    FakeHomeBroker home;
    anna.game.app.use(home);
    const std::string name = anna.game.session().settings.players[0].name;
    look(anna);
    EXPECT_TRUE(anna.game.shows_in("name", name)) << anna.game.text_of("name");
    EXPECT_FALSE(anna.game.has("broker"));
    anna.game.click_on("advanced");
    EXPECT_TRUE(anna.game.has("broker"));
    EXPECT_FALSE(anna.game.has("advanced"));
    type(anna, kBroker);
    anna.game.click_on("host");
    wait(0.2);
    EXPECT_TRUE(anna.game.has("lobby"));
    EXPECT_EQ(home.starts, 0) << "it has been told of another";
    anna.game.app.back_to_title();
    look(anna);
    EXPECT_TRUE(anna.game.has("broker")) << "whoever has one sees it";
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
