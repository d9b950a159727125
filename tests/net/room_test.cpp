// Who comes into a room, and what they agree to play.
#include <gtest/gtest.h>

#include "net/rooms.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

using test::kCode;
using test::RoomMachine;
using test::Rooms;
using test::self_of;

using Names = std::vector<std::string>;

TEST_F(Rooms, SeatWhoeverComesBehindTheHostAndBeforeTheComputers) {
    settings_.players[1].kind = computer("moron");
    settings_.players[1].name = "ROBO";
    RoomMachine& anna = open();
    EXPECT_EQ(names(anna), (Names{"ANNA", "ROBO"}));
    RoomMachine& ben = join("BEN");
    RoomMachine& cleo = join("CLEO");
    for (RoomMachine* machine : {&anna, &ben, &cleo})
        EXPECT_EQ(names(*machine), (Names{"ANNA", "BEN", "CLEO", "ROBO"}));
    EXPECT_FALSE(ben.room().is_host());
    leave(ben);
    EXPECT_EQ(names(cleo), (Names{"ANNA", "CLEO", "ROBO"}));
    connect(ben);
    EXPECT_EQ(names(ben), (Names{"ANNA", "BEN", "CLEO", "ROBO"})) << "whoever comes back sits where he sat";
}

TEST_F(Rooms, GiveNobodyTheNameOfAnother) {
    open("ANNA");
    Self other = self_of("ANNA");
    other.secret = digest("another");
    RoomMachine& second = join(other);
    EXPECT_EQ(names(second), (Names{"ANNA", "ANNA 2"}));
}

/// A name that the rules refuse would make the table one that nobody can read.
TEST_F(Rooms, GiveAnotherNameToWhoeverHasNone) {
    RoomMachine& anna = open();
    for (const std::string name : {"   ", " ANNA ", "\u202eANNA", "AN\u200bNA"}) {
        Self guest = self_of(name);
        RoomMachine& ben = join(guest);
        EXPECT_EQ(ben.room().table(), anna.room().table()) << name;
        EXPECT_FALSE(validate(anna.room().table()->settings)) << name;
        EXPECT_EQ(names(anna)[1].find("\u200b"), std::string::npos);
        EXPECT_EQ(names(anna)[1], trimmed(names(anna)[1]));
        leave(ben);
    }
}

TEST_F(Rooms, GiveAnotherNameToWhoeverWouldLookLikeSomebody) {
    RoomMachine& anna = open();
    for (const std::string name : {"AN\u00adNA", "ANNA\u034f", "AN\ufe0fNA", "ANNA\u00a0", "\u2007ANNA",
                                   "ANNA\u3164", "ANNA\u2800", "ANNA\U000e0041"}) {
        RoomMachine& other = join(name);
        EXPECT_EQ(names(anna), (Names{"ANNA", "ANNA 2"})) << name;
        leave(other);
    }
}

/// Nobody tidies up behind them: people close the program when they like.
TEST_F(Rooms, LetABrokerForgetThemDaysAfterAnybodyWasThere) {
    constexpr int kDay = 24 * 60 * 60;
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    const auto all_last = [&](int days) {
        for (RoomMachine* machine : {&anna, &ben}) {
            machine->room().connected();
            const std::vector<Letter> letters = machine->room().take_letters();
            EXPECT_GE(letters.size(), 3u);
            for (const Letter& letter : letters)
                EXPECT_EQ(letter.seconds, letter.kept ? days * kDay : 0) << letter.topic;
            EXPECT_EQ(machine->room().last_will().seconds, days * kDay);
        }
    };
    all_last(2);
    anna.room().set_settings(anna.room().table()->settings, Pace{false, 7});
    exchange();
    all_last(60);
}

TEST_F(Rooms, SeatNoMoreThanCanPlay) {
    open();
    for (int guest = 1; guest < kMaxPlayers + 2; ++guest) join(concat("GUEST", guest));
    EXPECT_EQ(names(*machines_.back()).size(), static_cast<std::size_t>(kMaxPlayers));
    EXPECT_FALSE(machines_[0]->room().seal_table());
    exchange();
    expect_the_same();
    EXPECT_FALSE(machines_.back()->room().match()->mine().exists()) << "the last one watches";
}

TEST_F(Rooms, BeginOneMatchOnAllMachines) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    EXPECT_FALSE(ben.room().match());
    ASSERT_FALSE(anna.room().seal_table());
    exchange();
    expect_the_same();
    EXPECT_EQ(anna.room().settings(), ben.room().settings());
    EXPECT_NE(anna.room().settings().seed, settings_.seed) << "nobody has chosen it";
    for (int turn = 0; turn < 4; ++turn) {
        fire(author());
        expect_the_same();
    }
    EXPECT_EQ(anna.match().turn(), 5);
}

TEST_F(Rooms, DrawAnotherSeedFromOtherNumbers) {
    RoomMachine& anna = open();
    join("BEN");
    anna.room().seal_table();
    exchange();
    const std::uint32_t seed = anna.room().settings().seed;
    machines_.clear();
    kept_.clear();
    RoomMachine& again = open();
    Self ben = self_of("BEN");
    ben.secret = digest("another");
    join(ben);
    again.room().seal_table();
    exchange();
    EXPECT_NE(again.room().settings().seed, seed);
}

TEST_F(Rooms, SeatNobodyWhoseGameIsAnother) {
    RoomMachine& anna = open();
    Self old = self_of("BEN");
    old.versions.rules = 1;
    RoomMachine& ben = join(old);
    EXPECT_EQ(anna.room().table()->seats.size(), 1u);
    EXPECT_EQ(ben.trouble().substr(0, 22), "ANNA plays Terramorph ");
    Self odd = self_of("DORA");
    odd.versions.probe ^= 1;
    EXPECT_EQ(join(odd).trouble(),
              "This machine computes differently from ANNA's, so the two can't play together.");
    EXPECT_EQ(anna.room().seal_table()->text(), "nobody has joined yet");
    join("CLEO");
    EXPECT_FALSE(anna.room().seal_table());
    exchange();
    EXPECT_TRUE(anna.has_match());
    EXPECT_FALSE(ben.has_match());
}

TEST_F(Rooms, TellWhoIsHereWithoutASeat) {
    const auto told = [](RoomMachine& machine) {
        std::vector<std::string> all;
        for (const Room::Onlooker& each : machine.room().onlookers())
            all.push_back(concat(each.name, " ", each.game, each.may_watch ? " watches" : " may not play"));
        return all;
    };
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    EXPECT_EQ(told(anna), Names{});
    Self old = self_of("DORA");
    old.versions.rules = 1;
    old.versions.game = "0.0.1";
    RoomMachine& dora = join(old);
    EXPECT_EQ(told(anna), Names{"DORA 0.0.1 may not play"});
    EXPECT_EQ(told(ben), told(anna));
    anna.room().seal_table();
    exchange();
    join("CLEO");
    EXPECT_EQ(told(anna),
              (Names{"DORA 0.0.1 may not play", concat("CLEO ", test::the_versions().game, " watches")}));
    leave(dora);
    EXPECT_EQ(told(ben), Names{concat("CLEO ", test::the_versions().game, " watches")});
}

TEST_F(Rooms, LetOnlyTheHostBegin) {
    open();
    RoomMachine& ben = join("BEN");
    EXPECT_EQ(ben.room().seal_table()->text(), "only the host can begin the match");
    MatchSettings other = settings_;
    other.set(Rule::health, 1);
    ben.room().set_settings(other, {});
    exchange();
    EXPECT_EQ(machines_[0]->room().table()->settings.rule(Rule::health), 1000);
}

TEST_F(Rooms, ShowWhatTheHostChanges) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    settings_.set(Rule::health, 55);
    settings_.players[1].kind = computer("moron");
    anna.room().set_settings(settings_, {false, 7});
    exchange();
    EXPECT_EQ(ben.room().table()->settings.rule(Rule::health), 55);
    EXPECT_EQ(ben.room().table()->pace, (Pace{false, 7}));
    EXPECT_EQ(names(ben).size(), 3u);
    anna.room().seal_table();
    exchange();
    settings_.set(Rule::health, 66);
    anna.room().set_settings(settings_, {});
    exchange();
    EXPECT_EQ(anna.room().settings().rule(Rule::health), 55) << "what all have agreed to stays";
    EXPECT_EQ(anna.room().seal_table()->text(), "the match has begun");
}

/// Somebody without a seat who writes anything, under others' names too.
TEST_F(Rooms, HearNothingThatIsForged) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    const KeyPair eve(digest("eve"));
    const std::string room = room_name(kCode), who = who_of(eve.public_key());
    MatchTable table = *anna.room().table();
    table.number = 99;
    table.settings.set(Rule::health, 55);
    const std::string lines = match_table_text(table);
    const std::string forged = signed_text(lines, concat("tm1 table\n", room), eve);
    for (const std::string& writer : {who, anna.room().who()}) {
        ben.room().take({topic_of(room, writer, "table"), forged});
        ben.room().take({topic_of(room, writer, "seat"), "tm1 guest\nname EVE\n"});
        ben.room().take({topic_of(room, writer, "log/0000"), std::string(100, '\0')});
        ben.room().take({topic_of(room, writer, "nothing"), "\xff\xfe"});
    }
    ben.room().take({"tm/1/r/another/p/ANNAXK4Q2M/here", "here"});
    EXPECT_EQ(ben.room().table()->settings.rule(Rule::health), 1000);
    EXPECT_FALSE(ben.room().is_here("ANNAXK4Q2M"));
    anna.room().seal_table();
    exchange();
    expect_the_same();
    fire(author());
    expect_the_same();
}

TEST_F(Rooms, TakeNoTableInTheNameOfAnother) {
    RoomMachine& anna = open();
    const KeyPair eve(digest("eve"));
    const std::string room = room_name(kCode);
    MatchTable table = *anna.room().table();
    table.seats[0].key = eve.public_key();
    RoomMachine ben(kCode, self_of("BEN"));
    ben.room().take({topic_of(room, anna.room().who(), "table"),
                     signed_text(match_table_text(table), concat("tm1 table\n", room), eve)});
    EXPECT_FALSE(ben.room().table());
}

TEST_F(Rooms, KeepWhatAllHaveAgreedToEvenFromTheHost) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    anna.room().seal_table();
    exchange();
    MatchTable other = *anna.room().table();
    ++other.number;
    other.settings.set(Rule::health, 55);
    const KeyPair keys(test::secret_of("ANNA"));
    const std::string room = room_name(kCode);
    ben.room().take({topic_of(room, anna.room().who(), "table"),
                     signed_text(match_table_text(other), concat("tm1 table\n", room), keys)});
    EXPECT_EQ(ben.room().table()->settings.rule(Rule::health), 1000);
    expect_the_same();
}

class SealedRoom : public Rooms {
  protected:
    /// ANNA has sealed the table, and BEN agrees, of which she hasn't heard yet.
    SealedRoom() {
        RoomMachine& ben = join("BEN");
        anna_.seal_table();
        for (const Letter& letter : anna_.take_letters()) ben.room().take(letter);
        for (const Letter& letter : ben.room().take_letters())
            if (const auto said = parse_guest(letter.text, kRoom, ben.room().who())) ben_ = *said;
        EXPECT_TRUE(ben_.agrees);
    }
    void tell_anna(const Guest& says) {
        const KeyPair keys(test::secret_of("BEN"));
        anna_.take({topic_of(kRoom, says.who(), "seat"), guest_text(says, kRoom, keys)});
    }

    const std::string kRoom = room_name(kCode);
    Room& anna_ = open().room();
    Guest ben_;
};

TEST_F(SealedRoom, BeginsOnlyWhenAllAgreeToThisTable) {
    Guest to_another = ben_;
    to_another.agrees->mark = digest("another table");
    for (const Guest& says : {to_another, ben_}) {
        EXPECT_FALSE(anna_.match());
        tell_anna(says);
    }
    EXPECT_TRUE(anna_.match());
}

TEST_F(SealedRoom, NoticesANumberThatIsNotTheSealedOne) {
    ben_.agrees->nonce = digest("a number that suits BEN better");
    tell_anna(ben_);
    EXPECT_FALSE(anna_.match());
    ASSERT_TRUE(anna_.trouble());
    EXPECT_EQ(anna_.trouble()->text(), "BEN's game revealed a different number from the one it sealed");
}

TEST_F(Rooms, TakeTheFirstTableOfTwo) {
    open();
    RoomMachine& ben = join("BEN");
    MatchSettings other = settings_;
    other.set(Rule::health, 55);
    machines_.push_back(std::make_unique<RoomMachine>(kCode, self_of("MALLORY"), other));
    connect(*machines_.back());
    EXPECT_EQ(ben.room().table()->settings.rule(Rule::health), 1000);
    EXPECT_TRUE(machines_.back()->room().is_host()) << "in his own eyes alone";
}

TEST_F(Rooms, HearNoMoreThanSoManyWriters) {
    RoomMachine& anna = open();
    for (int guest = 0; guest < 200; ++guest) {
        const KeyPair keys(digest(concat(guest)));
        const Guest stranger = {"X", keys.public_key(), {}, test::the_versions()};
        anna.room().take({topic_of(room_name(kCode), stranger.who(), "here"), "here"});
        anna.room().take({topic_of(room_name(kCode), stranger.who(), "seat"),
                          guest_text(stranger, room_name(kCode), keys)});
    }
    EXPECT_EQ(names(anna).size(), static_cast<std::size_t>(kMaxPlayers));
    EXPECT_LT(anna.room().take_letters().size(), 40u);
}

}  // namespace
}  // namespace terramorph
