// What people do in a room to spoil it for others, at a broker that lets anybody write anything anywhere.
#include <gtest/gtest.h>

#include "net/attacked_room.h"

namespace terramorph {
namespace {

using test::AttackedRoom;
using test::kCode;
using test::RoomMachine;
using test::self_of;

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

TEST_F(UnansweredTable, IsNotHeldUpByWhatWasSaidOfItOnceItsOpenedAgain) {
    const std::string seat = topic_of(kRoom, ben_.room().who(), "seat");
    const Letter before = kept_[seat];
    ASSERT_FALSE(anna_.room().open_table());
    exchange();
    ASSERT_NE(kept_[seat].text, before.text) << "he has drawn another number";
    anna_.room().take(before);
    EXPECT_FALSE(anna_.room().seal_table());
    exchange();
    EXPECT_TRUE(ben_.room().has_agreed(ben_.room().table()->seats[1]));
}

TEST_F(UnansweredTable, DoesNotKeepOthersFromWatchingWhatIsPlayedInItsPlace) {
    const Letter first = kept_[topic_of(kRoom, anna_.room().who(), "table")];
    ASSERT_FALSE(anna_.room().open_table());
    exchange();
    for (RoomMachine* to : {&anna_, &ben_}) to->room().take(cleo_gone_);
    exchange();
    begin();
    machines_.push_back(std::make_unique<RoomMachine>(kCode, self_of("DORA")));
    machines_.back()->room().take(first);
    connect(*machines_.back());
    expect_the_same();
}

}  // namespace
}  // namespace terramorph
