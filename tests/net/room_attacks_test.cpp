// What people do in a room to spoil it for others, at a broker that lets anybody write anything anywhere.
#include <gtest/gtest.h>

#include "net/rooms.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

using test::kCode;
using test::RoomMachine;
using test::Rooms;
using test::secret_of;
using test::self_of;
using test::who_is;

/// ANNA hosts, BEN has come.
class AttackedRoom : public Rooms {
  protected:
    /// Somebody without a right to it writes under another's name.
    void forge(RoomMachine& as, std::string_view what, std::string text) {
        const Letter letter = {topic_of(kRoom, as.room().who(), what), text, true};
        if (text.empty())
            kept_.erase(letter.topic);
        else
            kept_[letter.topic] = letter;
        for (const auto& to : machines_) to->room().take(letter);
    }
    /// Something new each time, with BEN's signature.
    Letter said_by_ben(int number) {
        return {topic_of(kRoom, ben_.room().who(), "chat"),
                saying_text({{}, concat("line ", number)}, kRoom, KeyPair(secret_of("BEN")))};
    }
    static std::string warnings(RoomMachine& machine) {
        std::string lines;
        for (const Message& warning : machine.room().take_warnings()) lines += warning.text() + "\n";
        return lines;
    }
    void begin() {
        ASSERT_FALSE(anna_.room().seal_table());
        exchange();
        expect_the_same();
    }

    const std::string kRoom = room_name(kCode);
    RoomMachine& anna_ = open();
    RoomMachine& ben_ = join("BEN");
};

TEST_F(AttackedRoom, SaysAgainWhatOthersHaveCleared) {
    for (const std::string_view what : {"here", "seat", "table"}) forge(anna_, what, "");
    forge(ben_, "here", "gone");
    EXPECT_FALSE(anna_.room().is_here(ben_.room().who()));
    exchange();
    EXPECT_TRUE(anna_.room().is_here(ben_.room().who()));
    EXPECT_EQ(names(join("CLEO")), (std::vector<std::string>{"ANNA", "BEN", "CLEO"}));
}

TEST_F(AttackedRoom, SendsALogAgainThatOthersHaveCleared) {
    begin();
    fire(author());
    fire(author());
    for (const auto& machine : {&anna_, &ben_}) forge(*machine, "log/0000", "");
    exchange();
    join("CLEO");
    expect_the_same();
}

TEST_F(AttackedRoom, KeepsAnAgreementWhenWhatWasSaidBeforeIsSentAgain) {
    const Letter before = kept_[topic_of(kRoom, ben_.room().who(), "seat")];
    RoomMachine& cleo = join("CLEO");
    anna_.room().seal_table();
    for (const Letter& letter : anna_.room().take_letters())
        for (RoomMachine* to : {&ben_, &cleo}) to->room().take(letter);
    for (const Letter& letter : ben_.room().take_letters()) anna_.room().take(letter);
    anna_.room().take(before);
    for (const Letter& letter : cleo.room().take_letters()) anna_.room().take(letter);
    EXPECT_TRUE(anna_.room().match());
}

TEST_F(AttackedRoom, HearsNobodyAnyMoreWhoSendsTooMuch) {
    bool heard = true;
    int letters = 0;
    for (; letters < 100000 && heard; ++letters) heard = anna_.room().take(said_by_ben(letters));
    EXPECT_LE(letters, Allowance::kLetters * Allowance::kSeconds + 2);
    EXPECT_EQ(warnings(anna_), "BEN's game sends too much and isn't heard any more\n");
    anna_.room().advance(1000);
    EXPECT_FALSE(anna_.room().take(said_by_ben(letters)));
    EXPECT_EQ(warnings(anna_), "") << "once is enough";
    EXPECT_TRUE(anna_.room().take({topic_of(kRoom, "ANNAXK4Q2M", "here"), "here"})) << "others are";
}

TEST_F(AttackedRoom, HearsWhoeverSaysNoMoreThanTheyMay) {
    for (int letter = 0; letter < 2000; ++letter) {
        EXPECT_TRUE(anna_.room().take(said_by_ben(letter)));
        anna_.room().advance(1 / Allowance::kLetters);
    }
    EXPECT_EQ(warnings(anna_), "");
}

/// Anybody can write under a name, where the broker doesn't mind, and send again what its owner has signed.
TEST_F(AttackedRoom, HearsWhoeverOthersFloodItInTheNameOf) {
    begin();
    const std::string& ben = ben_.room().who();
    std::vector<Letter> forged = {{topic_of(kRoom, ben, "nothing"), "x"},
                                  {topic_of(kRoom, ben, "log/0000"), "signed by nobody\n"},
                                  {topic_of(kRoom, ben, "log/0000"), std::string(60000, 'x')}};
    for (const auto& [topic, letter] : kept_)
        if (parse_topic(topic, kRoom)->who == ben) forged.push_back(letter);
    const auto flood = [&] {
        for (int second = 0; second < 3; ++second)
            for (std::size_t k = 0; k < 100000; ++k) anna_.room().take(forged[k % forged.size()]);
    };
    flood();
    EXPECT_EQ(warnings(anna_),
              "somebody floods this room in BEN's name, so some of what BEN does may come late\n");
    exchange();
    for (int turn = 0; turn < 6; ++turn) {
        fire(author());
        flood();
        exchange();
    }
    expect_the_same();
    EXPECT_GT(anna_.match().turn(), 5);
    EXPECT_EQ(warnings(anna_), "") << "once is enough";
}

TEST_F(AttackedRoom, IsntStoppedByAFloodInItsOwnName) {
    begin();
    const std::string& anna = anna_.room().who();
    for (int k = 0; k < 100000; ++k)
        for (const std::string_view what : {"start", "log/0000", "nothing"})
            anna_.room().take({topic_of(kRoom, anna, what), "signed by nobody\n"});
    for (int turn = 0; turn < 6; ++turn) fire(author());
    expect_the_same();
    EXPECT_FALSE(anna_.room().is_unheard());
}

/// However many names they use, those who play are heard.
TEST_F(AttackedRoom, HearsThoseWhoPlayWhoeverElseFloodsIt) {
    begin();
    std::vector<Letter> strange;
    for (int k = 0; k < 200; ++k)
        strange.push_back({topic_of(kRoom, who_is(concat("stranger ", k)), "nothing"), "x"});
    for (int k = 0; k < 1000; ++k)
        for (const Letter& letter : strange) anna_.room().take(letter);
    EXPECT_EQ(warnings(anna_), "somebody in this room sends too much and isn't heard any more\n");
    exchange();
    for (int turn = 0; turn < 6; ++turn) fire(author());
    expect_the_same();
}

TEST_F(AttackedRoom, IsntMadeToSendTooMuchItselfByThoseWhoComeAndGo) {
    std::size_t laid = 0;
    for (int tenth = 0; tenth < 3000; ++tenth) {
        anna_.room().take({topic_of(kRoom, ben_.room().who(), "here"), tenth % 2 ? "here" : "gone"});
        laid += anna_.room().take_letters().size();
        if (tenth % 100 == 0) anna_.room().advance(1);
    }
    EXPECT_LT(laid, Allowance::kLetters * (Allowance::kSeconds + 30));
}

class UnansweredTable : public AttackedRoom {
  protected:
    /// ANNA has sealed a table with CLEO, who doesn't answer.
    UnansweredTable() {
        RoomMachine cleo(kCode, self_of("CLEO"));
        cleo.room().connected();
        for (const Letter& letter : cleo.room().take_letters())
            for (RoomMachine* to : {&anna_, &ben_}) to->room().take(letter);
        exchange();
        EXPECT_FALSE(anna_.room().seal_table());
        exchange();
        EXPECT_FALSE(anna_.room().match());
        cleo_gone_ = cleo.room().last_will();
    }
    Letter cleo_gone_;
};

TEST_F(UnansweredTable, TellsWhoHasNotAgreed) {
    std::string agreed;
    for (const TableSeat& seat : ben_.room().table()->seats)
        agreed += ben_.room().has_agreed(seat) ? '+' : '-';
    EXPECT_EQ(agreed, "++-");
}

TEST_F(UnansweredTable, IsOpenedAgainByItsHostAlone) {
    EXPECT_EQ(ben_.room().open_table()->text(), "only the host can change the match");
    const MatchTable first = *ben_.room().table();
    ASSERT_FALSE(anna_.room().open_table());
    exchange();
    EXPECT_FALSE(ben_.room().table()->sealed);
    for (RoomMachine* to : {&anna_, &ben_}) to->room().take(cleo_gone_);
    exchange();
    begin();
    EXPECT_EQ(names(ben_), (std::vector<std::string>{"ANNA", "BEN"}));
    for (std::size_t seat = 0; seat < 2; ++seat)
        EXPECT_NE(ben_.room().table()->seats[seat].sealed_nonce, first.seats[seat].sealed_nonce)
            << "all know the first number";
    EXPECT_EQ(anna_.room().open_table()->text(), "the match has begun");
}

TEST_F(UnansweredTable, IsNotSealedAgainWithNumbersThatAllKnow) {
    ASSERT_FALSE(anna_.room().open_table());
    EXPECT_EQ(anna_.room().seal_table()->text(), "BEN isn't ready yet");
}

}  // namespace
}  // namespace terramorph
