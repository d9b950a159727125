// One seat at two machines: whoever comes takes it over.
#include <algorithm>

#include "net/people/start.h"
#include "net/rooms.h"

namespace terramorph {
namespace {

using namespace test;

constexpr const char* kElsewhere = "You're playing on from another machine.";

class TwoMachines : public Rooms {
  protected:
    void begin() {
        open("ANNA"), join("BEN");
        ASSERT_FALSE(anna().room().seal_table());
        exchange();
        ASSERT_TRUE(anna().has_match() && ben().has_match());
    }
    RoomMachine& anna() { return *machines_[0]; }
    RoomMachine& ben() { return *machines_[1]; }
    static SeatFile file_of(const RoomMachine& machine) { return parse_seat_file(machine.file()).take(); }
    /// Another machine with a copy of a seat's file. It isn't connected.
    RoomMachine& add(const SeatFile& file, const std::string& start) {
        machines_.push_back(std::make_unique<RoomMachine>(file, digest(start)));
        return *machines_.back();
    }
    std::unique_ptr<RoomMachine> take_out(const RoomMachine& machine) {
        const auto found = std::ranges::find(machines_, &machine, &std::unique_ptr<RoomMachine>::get);
        std::unique_ptr<RoomMachine> out = std::move(*found);
        machines_.erase(found);
        return out;
    }
    void fire_until_it_is(RoomMachine& machine) {
        while (&author() != &machine && !HasFailure()) fire(author());
    }
    void play_some_turns() {
        for (int turn = 0; turn < 4; ++turn) fire(author());
        expect_the_same();
    }
};

TEST_F(TwoMachines, TheSeatIsPlayedAtTheOneThatCameLast) {
    begin();
    fire_until_it_is(ben());
    RoomMachine& other = add(file_of(ben()), "other");
    connect(other);
    EXPECT_EQ(ben().trouble(), kElsewhere);
    EXPECT_TRUE(ben().room().is_replaced());
    EXPECT_NE(ben().give(Fire{ben().room().match()->mine()}), "given");
    EXPECT_TRUE(ben().room().take_letters().empty());
    EXPECT_EQ(other.trouble(), "");
    take_out(ben());
    play_some_turns();
}

TEST_F(TwoMachines, TheEarlierOneMayHaveItBack) {
    begin();
    for (const char* const start : {"one", "two", "three"}) {
        RoomMachine& next = add(file_of(ben()), start);
        connect(next);
        EXPECT_EQ(ben().trouble(), kElsewhere) << start;
        take_out(ben());
        play_some_turns();
    }
}

TEST_F(TwoMachines, WhatWasPlayedOfflineMeanwhileIsNotSent) {
    begin();
    fire_until_it_is(ben());
    const SeatFile before = file_of(ben());
    const std::unique_ptr<RoomMachine> offline = take_out(ben());
    const PlayerId mine = offline->room().match()->mine();
    EXPECT_EQ(offline->give(Aim{mine, 450, 200}), "given");
    EXPECT_EQ(offline->give(Fire{mine}), "given");
    connect(add(before, "other"));
    play_some_turns();

    offline->room().connected();
    for (const Letter& letter : offline->room().take_letters()) {
        EXPECT_EQ(letter.topic.find(kLogTopic), std::string::npos) << letter.topic;
        for (const auto& to : machines_) to->room().take(letter);
    }
    for (const auto& [topic, letter] : kept_) offline->room().take(letter);
    EXPECT_EQ(offline->trouble(), kElsewhere);
    EXPECT_TRUE(offline->room().take_letters().empty());
    exchange();
    play_some_turns();
}

TEST_F(TwoMachines, WhatTheProgramSaidBeforeItWasKilledMayComeLate) {
    for (const char* const start : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        machines_.clear(), kept_.clear();
        begin();
        const SeatFile file = file_of(ben());
        const std::string who = ben().room().who();
        take_out(ben());
        std::vector<Letter> former;
        for (const auto& [topic, letter] : kept_)
            if (topic.find(who) != std::string::npos) former.push_back(letter);
        RoomMachine& again = add(file, start);
        again.room().connected();
        for (const Letter& letter : again.room().take_letters()) again.room().take(letter);
        for (const Letter& letter : former) again.room().take(letter);
        EXPECT_EQ(again.trouble(), "") << start;
        EXPECT_FALSE(again.room().is_replaced()) << start;
    }
}

TEST_F(TwoMachines, OneOfThoseThatComeAtTheSameTimePlays) {
    for (const bool turned : {false, true}) {
        machines_.clear(), kept_.clear();
        begin();
        const SeatFile file = file_of(ben());
        take_out(ben());
        std::vector<RoomMachine*> both = {&add(file, "one"), &add(file, "other")};
        if (turned) std::ranges::reverse(both);
        std::vector<Letter> said;
        for (RoomMachine* const machine : both) {
            machine->room().connected();
            for (const auto& [topic, letter] : kept_) machine->room().take(letter);
            std::ranges::move(machine->room().take_letters(), std::back_inserter(said));
        }
        for (const Letter& letter : said) {
            if (letter.kept) kept_[letter.topic] = letter;
            for (const auto& machine : machines_) machine->room().take(letter);
        }
        exchange();
        EXPECT_NE(both[0]->room().is_replaced(), both[1]->room().is_replaced());
        take_out(*both[both[0]->room().is_replaced() ? 0 : 1]);
        play_some_turns();
    }
}

TEST_F(TwoMachines, NothingIsWrittenBeforeAllHasComeThatWasSaid) {
    begin();
    const SeatFile before = file_of(ben());
    for (int turn = 0; turn < 4; ++turn) fire(author());
    fire_until_it_is(ben());
    const std::unique_ptr<RoomMachine> gone = take_out(ben());
    RoomMachine& other = add(before, "other");
    for (const auto& [topic, letter] : kept_)
        if (topic.find(before.host) != std::string::npos) other.room().take(letter), other.play();
    other.advance(1000);
    EXPECT_EQ(file_of(other).log.size(), before.log.size());
    connect(other);
    EXPECT_EQ(file_of(other).log.size(), file_of(*gone).log.size());
    play_some_turns();
}

TEST_F(TwoMachines, NobodyElseCanSayThatThereIsAnother) {
    begin();
    const Start great = {Start::kMost, "ffffffff"};
    const std::string room = ben().room().name(), topic = topic_of(room, ben().room().who(), kStartTopic);
    const KeyPair own(secret_of("BEN")), stranger(digest("stranger"));
    for (const std::string& forged :
         {std::string("rubbish"), std::string("tm1 start 9 ffffffff\n"), std::string(),
          start_text(great, room, stranger), start_text(great, "another", own)})
        ben().room().take({topic, forged, true});
    exchange();
    EXPECT_FALSE(ben().room().is_replaced());
    EXPECT_TRUE(anna().room().is_here(ben().room().who()));
    ben().room().take({topic, start_text(great, room, own), true});
    EXPECT_TRUE(ben().room().is_replaced());
}

/// Each time the broker lets it in, and the line is cut before anything has come back.
TEST_F(Rooms, StopOnceLinesAreCutAgainAndAgainBeforeAnythingComesBack) {
    Self self = self_of("ANNA");
    self.broker = "mqtt://localhost:1883";
    RoomMachine anna(kCode, self);
    for (int line = 0; line < 3; ++line) {
        EXPECT_FALSE(anna.room().is_replaced());
        anna.room().connected();
        EXPECT_FALSE(anna.room().take_letters().empty());
        anna.room().disconnected();
    }
    EXPECT_TRUE(anna.room().is_replaced());
    EXPECT_EQ(anna.trouble(),
              "localhost:1883 keeps cutting you off. If this match is open on another machine, close it "
              "there, then "
              "come back.");
    anna.room().connected();
    EXPECT_TRUE(anna.room().take_letters().empty());
}

TEST_F(Rooms, GoOnHoweverOftenLinesAreCutOverWhichSomethingHasComeBack) {
    RoomMachine& anna = open();
    for (int line = 0; line < 20; ++line) {
        connect(anna);
        anna.room().disconnected();
        for (int deaf = 0; deaf < 2; ++deaf) anna.room().connected(), anna.room().disconnected();
    }
    EXPECT_FALSE(anna.room().is_replaced());
}

TEST(RoomStart, IsReadAsItWasWritten) {
    const KeyPair keys(digest("anna"));
    const Start some = {7, "5d0c21f0"};
    const std::string text = start_text(some, "room", keys);
    EXPECT_EQ(parse_start(text, "room", keys.public_key()), some);
    for (std::size_t size = 0; size < text.size(); ++size)
        EXPECT_FALSE(parse_start(text.substr(0, size), "room", keys.public_key())) << size;
    EXPECT_FALSE(parse_start(start_text({0, "5d0c21f0"}, "room", keys), "room", keys.public_key()));
    EXPECT_FALSE(parse_start(start_text({7, "5d0c"}, "room", keys), "room", keys.public_key()));
    EXPECT_EQ(start_of(digest("start")), start_of(digest("start")));
    EXPECT_LT(some, (Start{8, "00000000"}));
    EXPECT_LT(some, (Start{7, "5d0c21f1"}));
}

TEST_F(Rooms, KnowWhatTheBrokerHasNotGivenBack) {
    RoomMachine& anna = open();
    EXPECT_FALSE(anna.room().is_unheard());
    anna.room().connected();
    const std::vector<Letter> said = anna.room().take_letters();
    EXPECT_TRUE(anna.room().is_unheard());
    for (const Letter& letter : said) anna.room().take(letter);
    EXPECT_FALSE(anna.room().is_unheard());
}

}  // namespace
}  // namespace terramorph
