// What strangers do who write anything anywhere in a room, and what a host may try who wants to win.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "net/attacked_room.h"
#include "net/logs/page.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

using test::AttackedRoom;
using test::kCode;
using test::RoomMachine;
using test::self_of;

class StrangersInARoom : public AttackedRoom {
  protected:
    static KeyPair keys_of_stranger(int number) { return KeyPair(digest(concat("stranger ", number))); }
    static std::string stranger(int number) { return who_of(keys_of_stranger(number).public_key()); }
    /// Everybody hears it, and the broker keeps it.
    void say(const Letter& letter) {
        kept_[letter.topic] = letter;
        for (const auto& to : machines_) to->room().take(letter);
    }
};

TEST_F(StrangersInARoom, KeepNobodyFromBeingSeenByBeingManyThemselves) {
    for (int k = 0; k < 200; ++k) say({topic_of(kRoom, stranger(k), "here"), "here", true});
    connect(ben_);
    EXPECT_TRUE(anna_.room().is_here(ben_.room().who())) << "he has only said so once more";
    RoomMachine& cleo = join("CLEO");
    EXPECT_EQ(names(cleo), (std::vector<std::string>{"ANNA", "BEN", "CLEO"}));
    begin();
    leave(ben_);
    EXPECT_FALSE(anna_.room().is_here(ben_.room().who()));
    connect(ben_);
    EXPECT_TRUE(anna_.room().is_here(ben_.room().who()));
}

/// EVE has a table of her own, which newcomers would take before ANNA's, and says that ANNA is gone.
TEST_F(StrangersInARoom, LureNobodyAwayFromTheirHost) {
    const auto lays_before_anna = [&](int number) { return stranger(number) < anna_.room().who(); };
    int number = 0;
    while (!lays_before_anna(number)) ++number;
    Self eve = self_of("EVE");
    eve.secret = digest(concat("stranger ", number));
    RoomMachine other(kCode, eve, settings_);
    other.room().connected();
    for (const Letter& letter : other.room().take_letters()) say(letter);
    other.room().take({topic_of(kRoom, ben_.room().who(), "here"), "here"});
    forge(anna_, "here", "gone");
    forge(anna_, "table", "");
    EXPECT_EQ(ben_.room().host(), anna_.room().who());
    exchange();
    EXPECT_EQ(ben_.room().host(), anna_.room().who());
    EXPECT_TRUE(ben_.room().is_here(anna_.room().who()));
    forge(anna_, "here", "gone");
    for (int second = 0; second < 120; ++second) ben_.room().advance(1);
    EXPECT_EQ(ben_.room().host(), other.room().who()) << "who's gone for long is gone";
}

TEST_F(StrangersInARoom, SayNothingInSomebodyElsesName) {
    const KeyPair keys = keys_of_stranger(1);
    Guest guest = {"ANNA", keys.public_key(), {}, test::the_versions()};
    guest.versions.rules = 1;  // so that the host gives no seat, nor another name
    say({topic_of(kRoom, guest.who(), "seat"), guest_text(guest, kRoom, keys), true});
    say({topic_of(kRoom, guest.who(), "chat"),
         saying_text({{}, "Tell me your password"}, {1, 1}, kRoom, keys)});
    for (const Chat::Heard& heard : ben_.room().take_heard())
        ADD_FAILURE() << ben_.room().name_of(heard.who) << ": " << heard.saying.words;
}

TEST_F(StrangersInARoom, DoNotMakeSomebodySendTooMuchByAskingForOthers) {
    RoomMachine& cleo = join("CLEO");
    begin();
    const PageContext context = {mark(*anna_.room().table()), kRoom};
    for (RoomMachine* const each : {&ben_, &cleo}) {
        const KeyPair keys(test::secret_of(each == &ben_ ? "BEN" : "CLEO"));
        Page page = {each->room().match()->mine()};
        for (int turn = 1000000; page.number < 60; ++turn) {
            page.entries.push_back({turn, 1, word::Has{0}});
            if (!is_full(page)) continue;
            anna_.room().take({topic_of(kRoom, each->room().who(), concat("log/", page.number)),
                               page_text(page, context, keys)});
            page = {page.seat, page.number + 1};
            anna_.room().advance(1);
        }
    }
    (void)anna_.room().take_letters();
    Allowance what_anybody_may_send;
    for (int second = 0; second < 120; ++second) {
        for (RoomMachine* const each : {&ben_, &cleo}) {
            const std::string& who = each->room().who();
            anna_.room().take({topic_of(kRoom, who, kAskTopic), who});
        }
        anna_.room().advance(1);
        what_anybody_may_send.advance(1);
        for (const Letter& letter : anna_.room().take_letters())
            ASSERT_TRUE(what_anybody_may_send.take(letter.text.size())) << second;
    }
}

TEST_F(StrangersInARoom, DoNotHideALogByWritingOverIt) {
    begin();
    fire(author());
    fire(author());
    const auto before = kept_;
    fire(author());
    fire(author());
    for (RoomMachine* const machine : {&anna_, &ben_})
        forge(*machine, "log/0000", before.at(topic_of(kRoom, machine->room().who(), "log/0000")).text);
    exchange();
    join("CLEO");
    expect_the_same();
    for (RoomMachine* const machine : {&anna_, &ben_}) {
        machine->room().advance(100);
        forge(*machine, "log/0000", "rubbish");
    }
    exchange();
    join("DORA");
    expect_the_same();
}

TEST_F(StrangersInARoom, DoNotHideAMatchBehindPagesOfTheirOwn) {
    begin();
    for (int turn = 0; turn < 4; ++turn) fire(author());
    machines_.push_back(std::make_unique<RoomMachine>(kCode, self_of("CLEO")));
    RoomMachine& cleo = *machines_.back();
    const auto is_page = [](const auto& kept) { return kept.first.find("/log/") != std::string::npos; };
    cleo.room().connected();
    for (const auto& each : kept_)
        if (!is_page(each) && each.first.find("/seat") == std::string::npos) cleo.room().take(each.second);
    for (int k = 0; k < 1500; ++k)
        cleo.room().take({topic_of(kRoom, stranger(k % 10), concat("log/", k)), "rubbish", true});
    for (int k = 0; k < 300; ++k)
        cleo.room().take({topic_of(kRoom, ben_.room().who(), concat("log/", k)), "rubbish", true});
    for (const auto& each : kept_)
        if (is_page(each)) cleo.room().take(each.second);
    for (const auto& each : kept_) cleo.room().take(is_page(each) ? Letter() : each.second);
    exchange();
    expect_the_same();
}

/// All numbers but the last make the seed known to whoever has that: a host could open the table again until
/// it likes it.
TEST_F(AttackedRoom, TellsNobodysNumberBeforeTheHostHasToldTheirs) {
    ASSERT_FALSE(anna_.room().seal_table());
    const std::string annas = topic_of(kRoom, anna_.room().who(), "seat");
    std::vector<Letter> later;
    for (const Letter& letter : anna_.room().take_letters())
        letter.topic == annas ? later.push_back(letter) : void(ben_.room().take(letter));
    ASSERT_TRUE(ben_.room().table()->sealed);
    for (const Letter& letter : ben_.room().take_letters())
        EXPECT_EQ(letter.text.find("agrees"), std::string::npos) << letter.text;
    for (const Letter& letter : later) ben_.room().take(letter), anna_.room().take(letter);
    for (const Letter& letter : ben_.room().take_letters()) anna_.room().take(letter);
    EXPECT_TRUE(anna_.room().match());
}

/// A table with a computer player that nobody knows would end the program of whoever plays at it.
TEST(HostileHost, SeatsNoComputerThatIsntKnown) {
    const KeyPair keys(digest("eve"));
    const std::string room = room_name(kCode);
    MatchTable table;
    table.versions = test::the_versions();
    table.settings = test::small_match(3, 1);
    table.settings.players[2].kind = computer("nonsense");
    table.seats.push_back({0, who_of(keys.public_key()), keys.public_key(), {}});
    RoomMachine ben(kCode, self_of("BEN"));
    ben.room().take({topic_of(room, table.seats[0].who, "table"),
                     signed_text(match_table_text(table), concat("tm1 table\n", room), keys)});
    EXPECT_TRUE(ben.room().trouble()) << "it would be played";
}

}  // namespace
}  // namespace terramorph
