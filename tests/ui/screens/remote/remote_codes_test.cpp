// Joining a room by its code where a match is kept in which this player has a seat there.
#include <gtest/gtest.h>

#include <string>

#include "app/remote/waiting_seats.h"
#include "ui/screens/remote/remote_days.h"

namespace terramorph {
namespace {

class RemoteCodes : public RemoteDays {
  protected:
    /// BEN has left a match, and joins its room by the code.
    void leave_and_join(const std::string& broker = kBroker) {
        begin_over_days();
        ASSERT_FALSE(HasFatalFailure());
        code_ = code_at(ben());
        who_ = ben().game.session().remote->room().who();
        leave(ben());
        join(ben(), code_, "BEN", broker);
    }

    std::string code_, who_;
};

TEST_F(RemoteCodes, LeadBackToTheSeatThatIsKept) {
    leave_and_join();
    ASSERT_TRUE(ben().game.has("kept_seat"));
    EXPECT_FALSE(ben().game.session().remote) << "it asks first";
    ben().game.click_on("go_back");
    ASSERT_TRUE(wait_until([&] { return ben().plays(); }));
    EXPECT_EQ(ben().game.session().remote->room().who(), who_);
    EXPECT_TRUE(ben().game.session().remote->room().match()->mine().exists());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteCodes, LetWhoeverHasASeatComeAsSomebodyNew) {
    leave_and_join();
    ASSERT_TRUE(ben().game.has("kept_seat"));
    ben().game.click_on("join_anew");
    ASSERT_TRUE(wait_until([&] { return ben().plays(); }));
    EXPECT_NE(ben().game.session().remote->room().who(), who_);
    EXPECT_FALSE(ben().game.session().remote->room().match()->mine().exists()) << "and watches";
    EXPECT_EQ(storages_[1].names(kSeatFileEnding).size(), 1u) << "the seat is still kept";
}

TEST_F(RemoteCodes, TellWhereTheMatchHasMoved) {
    leave_and_join();
    ben().game.key("escape");
    join(ben(), code_ + "@192.168.7.7:1884", "BEN", "");
    ben().game.click_on("go_back");
    ASSERT_TRUE(wait_until([&] { return ben().plays(); }));
    EXPECT_EQ(ben().game.session().remote->place().broker->place(), "192.168.7.7:1884");
    const auto seat = load_seat_file(ben().game.session(), storages_[1].names(kSeatFileEnding).front());
    ASSERT_TRUE(seat);
    EXPECT_EQ(seat->broker, "mqtt://192.168.7.7:1884") << "for the next time";
}

TEST_F(RemoteCodes, OfRoomsWithoutASeatLeadThereAtOnce) {
    leave_and_join();
    ben().game.key("escape");
    RemoteGame& dora = add("DORA");
    host(dora, "DORA");
    join(ben(), code_at(dora), "BEN");
    EXPECT_FALSE(ben().game.has("kept_seat"));
    EXPECT_TRUE(ben().game.has("lobby"));
}

TEST_F(Remote, OffersNoSeatThatAnotherWindowPlays) {
    begin();
    RemoteGame& third = add("BEN, once more");
    join(third, code_at(anna()), "CLEO");
    EXPECT_FALSE(third.game.has("kept_seat"));
    EXPECT_TRUE(third.game.session().remote);
}

}  // namespace
}  // namespace terramorph
