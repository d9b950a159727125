// A match in a room: late guests, restarts, full disks, slow players.
#include <gtest/gtest.h>

#include "net/rooms.h"

namespace terramorph {
namespace {

using test::RoomMachine;
using test::Rooms;
using test::who_is;

TEST_F(Rooms, LetWhoeverComesLaterWatch) {
    RoomMachine& anna = open();
    join("BEN");
    anna.room().seal_table();
    exchange();
    fire(author());
    RoomMachine& cleo = join("CLEO");
    expect_the_same();
    EXPECT_FALSE(cleo.room().match()->mine().exists());
    EXPECT_EQ(cleo.match().turn(), 2);
    fire(author());
    EXPECT_EQ(cleo.match().turn(), 3);
    EXPECT_EQ(cleo.file(), "");
}

/// Strangers could talk under ever new names, however many of them are muted.
TEST_F(Rooms, HearNobodyTalkWhoOnlyWatches) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    RoomMachine& cleo = join("CLEO");
    ASSERT_TRUE(cleo.room().match());
    EXPECT_EQ(cleo.room().say({0, ""})->text(), "only those who play can talk");
    const auto takes = [&](const std::string& name) {
        anna.room().take({topic_of(anna.room().name(), who_is(name), kChatTopic),
                          saying_text({0, ""}, {1, 1}, anna.room().name(), KeyPair(test::secret_of(name)))});
        return anna.room().take_heard().size();
    };
    EXPECT_EQ(takes("CLEO"), 0u) << "though a changed game says it anyway";
    EXPECT_EQ(takes("BEN"), 1u);
    EXPECT_FALSE(ben.room().say({1, ""}));
}

TEST_F(Rooms, HearNothingThatTheHostHasRuledOut) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    int said = 0;
    const auto hears = [&](const Saying& saying) {  // of a changed game, which says it anyway
        for (int second = 0; second < 40; ++second) anna.room().advance(1);
        anna.room().take(
            {topic_of(anna.room().name(), ben.room().who(), kChatTopic),
             saying_text(saying, {1, ++said}, anna.room().name(), KeyPair(test::secret_of("BEN")))});
        return anna.room().take_heard().size();
    };
    const Saying phrase = {1, ""}, words = {{}, "Well done"};
    EXPECT_EQ(hears(words), 1u);
    anna.room().set_talk(TableTalk::phrases);
    exchange();
    EXPECT_EQ(ben.room().say(words)->text(), "the host allows only set phrases in this match");
    EXPECT_EQ(hears(words), 0u);
    EXPECT_EQ(hears(phrase), 1u);
    anna.room().set_talk(TableTalk::none);
    exchange();
    EXPECT_EQ(ben.room().say(phrase)->text(), "the host has turned talk off for this match");
    EXPECT_EQ(hears(phrase), 0u);
    ben.room().set_talk(TableTalk::words);
    EXPECT_EQ(ben.room().table()->talk, TableTalk::none) << "a guest decides nothing";
}

/// They're others at the broker then.
TEST_F(Rooms, LeaveThoseMutedByNameWhoWereBefore) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    const auto hears = [&] {
        EXPECT_FALSE(ben.room().say({0, ""}));
        for (int second = 0; second < 40; ++second) ben.room().advance(1), anna.room().advance(1);
        exchange();
        return anna.room().take_heard().size();
    };
    EXPECT_EQ(hears(), 1u);
    anna.room().mute_names({"BEN"});
    EXPECT_TRUE(anna.room().is_muted(ben.room().who()));
    EXPECT_EQ(hears(), 0u);
    EXPECT_EQ(anna.room().muted_names(), std::set<std::string>{"BEN"});
    anna.room().mute(ben.room().who(), false);
    EXPECT_EQ(anna.room().muted_names(), std::set<std::string>{});
    EXPECT_EQ(hears(), 1u);
}

TEST_F(Rooms, PassATurnThatTakesMoreDaysThanAgreed) {
    RoomMachine& anna = open();
    join("BEN");
    anna.room().set_settings(settings_, Pace{false, 2});
    exchange();
    anna.room().seal_table();
    exchange();
    RoomMachine& late = author();
    RoomMachine& other = *machines_[&late == machines_[0].get() ? 1 : 0];
    RemoteMatch& match = *other.room().match();
    match.advance(kGraceSeconds + kMaxTurnSeconds, other.match());
    match.has_waited(2 * kDaySeconds - 60, other.match());
    match.advance(30, other.match());
    EXPECT_EQ(match.patience(other.match()), 30);
    other.play();
    exchange();
    EXPECT_EQ(other.match().turn(), 1);
    match.advance(30, other.match());
    other.play();
    exchange();
    EXPECT_EQ(other.match().turn(), 2);
    expect_the_same();
}

TEST_F(Rooms, GoOnWhereAFileSaysAfterARestart) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    for (int turn = 0; turn < 3; ++turn) fire(author());
    kept_.clear();  // the broker has lost everything
    for (RoomMachine* machine : {&ben, &anna}) {
        machine->restart();
        connect(*machine);
        EXPECT_EQ(machine->trouble(), "");
    }
    expect_the_same();
    EXPECT_EQ(ben.match().turn(), 4);
    fire(author());
    expect_the_same();
}

TEST_F(Rooms, LetAHostBackWhoWasKilledBeforeItsMatchBegan) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    for (RoomMachine* from : {&anna, &ben})  // ANNA doesn't hear that BEN agrees
        for (const Letter& letter : from->room().take_letters()) {
            kept_[letter.topic] = letter;
            ben.room().take(letter);
        }
    ASSERT_TRUE(ben.room().match());
    ASSERT_FALSE(anna.room().match());
    anna.set_name("ANNA");
    anna.restart();
    connect(anna);
    exchange();
    EXPECT_TRUE(anna.room().is_host());
    fire(author());
    fire(author());
    expect_the_same();
}

TEST_F(Rooms, KeepASealedTableWhenItsHostOpensTheRoomAgain) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    for (const Letter& letter : anna.room().take_letters()) {
        kept_[letter.topic] = letter;
        ben.room().take(letter);
    }
    machines_.erase(machines_.begin());
    exchange();
    open();
    join("CLEO");  // who watches
    expect_the_same();
}

TEST_F(Rooms, LetAHostBackWhoJoinsItsRoomAgain) {
    RoomMachine& anna = open();
    join("BEN");
    anna.set_name("ANNA");
    anna.restart();
    connect(anna);
    RoomMachine& cleo = join("CLEO");
    EXPECT_TRUE(anna.room().is_host());
    EXPECT_EQ(names(cleo), (std::vector<std::string>{"ANNA", "BEN", "CLEO"}));
    EXPECT_FALSE(anna.room().seal_table());
    exchange();
    expect_the_same();
}

TEST_F(Rooms, GoOnWithAHostWhoOpensItsRoomAgain) {
    RoomMachine* anna = &open();
    RoomMachine& ben = join("BEN");
    RoomMachine& cleo = join("CLEO");
    leave(cleo);
    ASSERT_GT(ben.room().table()->number, 3);
    machines_.erase(machines_.begin());
    settings_.set(Rule::health, 55);
    anna = &open();
    EXPECT_EQ(names(ben), (std::vector<std::string>{"ANNA", "BEN"}));
    EXPECT_EQ(ben.room().table(), anna->room().table());
    EXPECT_EQ(ben.room().table()->settings.rule(Rule::health), 55);
}

TEST_F(Rooms, TakeFromTheBrokerWhatAFileHasLost) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    const std::string early = anna.file();
    for (int turn = 0; turn < 4; ++turn) fire(author());
    const std::string late = anna.file();
    ASSERT_GT(late.size(), early.size());
    auto file = parse_seat_file(early);
    ASSERT_TRUE(file);
    std::string kept;
    Room room(*file, test::the_versions(), [&](std::string_view text) {
        kept += text;
        return Refusal();
    });
    room.connected();
    for (const auto& [topic, letter] : kept_) room.take(letter);
    const auto again = parse_seat_file(kept), before = parse_seat_file(late);
    ASSERT_TRUE(again && before);
    const auto log_of = [](const SeatFile& seat) {
        std::string log;
        for (const Entry& entry : seat.log) log += concat(entry_text(entry), "\n");
        return log;
    };
    EXPECT_EQ(log_of(*again), log_of(*before)) << "and it's kept again";
    EXPECT_EQ(again->start, before->start + 1);
    EXPECT_EQ(ben.trouble(), "");
}

TEST_F(Rooms, KeepBeforeTheySend) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    RoomMachine& mine = author();
    mine.fill_the_disk();
    const int turn = mine.match().turn();
    EXPECT_EQ(mine.give(Fire{mine.room().match()->mine()}),
              "Couldn't save the match: there's no room left on the disk");
    EXPECT_TRUE(mine.room().take_letters().empty());
    EXPECT_EQ(mine.trouble(), "Couldn't save the match: there's no room left on the disk");
    EXPECT_EQ(mine.match().turn(), turn);
    RoomMachine& other = &mine == &anna ? ben : anna;
    EXPECT_EQ(other.trouble(), "");
}

TEST_F(Rooms, BeginNothingThatCantBeKept) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    ben.fill_the_disk();
    anna.room().seal_table();
    exchange();
    EXPECT_EQ(ben.trouble(), "Couldn't save the match: there's no room left on the disk");
    EXPECT_FALSE(ben.room().match());
}

TEST_F(Rooms, PassTheTurnOfSomebodyWhoTakesTooLong) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    RoomMachine& slow = author();
    RoomMachine& other = &slow == &anna ? ben : anna;
    other.advance(90 + kGraceSeconds - 1);
    exchange();
    EXPECT_EQ(other.match().turn(), 1);
    EXPECT_GT(other.room().match()->waited(other.match()), 100);
    other.advance(1.5);
    exchange();
    EXPECT_EQ(other.match().turn(), 2);
    EXPECT_EQ(slow.match().turn(), 2);
    EXPECT_EQ(other.room().match()->waited(other.match()), 0);
    expect_the_same();
}

TEST_F(Rooms, HurryNobodyWhoPlaysByLetter) {
    RoomMachine& anna = open();
    join("BEN");
    anna.room().set_settings(settings_, {false, 7});
    exchange();
    anna.room().seal_table();
    exchange();
    for (const auto& machine : machines_) machine->advance(100000);
    exchange();
    EXPECT_EQ(anna.match().turn(), 1);
}

}  // namespace
}  // namespace terramorph
