// BEN's line is cut at the worst moments, or stalls, while he fires.
#include <gtest/gtest.h>

#include <string>

#include "support/how_often.h"
#include "wire/games/faulty_line.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using test::comes_true;
using Does = test::FaultyLine::Does;

class FaultyLines : public test::PlayedGames {
  protected:
    /// It's BEN's turn.
    void begin_over(test::FaultyLine& line) {
        begin({"BEN"}, line.port());
        if (HasFatalFailure() || IsSkipped()) return;
        play_until_turn_of(ben());
        ASSERT_FALSE(HasFatalFailure());
        turn_ = anna().match()->turn();
    }
    void fire() {
        ben().tell("hold down 3\nkey space\n");  // and no other turn, with which this one would be sent anew
        ASSERT_TRUE(comes_true([&] { return has_fired(ben()); })) << ben().said();
    }
    bool has_fired(const test::PlayedGame& game) const {
        return has(game, turn_, Command(Fire{seat(*games_[1])}));
    }
    /// The shot comes to ANNA, once, and nothing else is lost.
    void expect_all_to_come() {
        EXPECT_TRUE(comes_true([&] { return has_fired(anna()); })) << anna().said();
        play_to_the_end();
        expect_alike();
        EXPECT_EQ(course(anna()).find("pass"), std::string::npos) << course(anna());
    }

    int turn_ = 0;
};

TEST_F(FaultyLines, CutBehindAPageHaveSentItAndSendItOnceMore) {
    test::FaultyLine line(broker_.port());
    begin_over(line);
    if (HasFatalFailure() || IsSkipped()) return;
    line.tell(Does::cut_behind_it);
    fire();
    EXPECT_TRUE(ben().says("You're offline. What you do is kept, and sent once you're back."))
        << ben().said();
    EXPECT_EQ(line.does(), Does::down);
    EXPECT_TRUE(comes_true([&] { return has_fired(anna()); })) << "the broker has it\n" << anna().said();
    line.tell(Does::carry);
    expect_all_to_come();
}

TEST_F(FaultyLines, CutWithinAPageSendItAgain) {
    test::FaultyLine line(broker_.port());
    begin_over(line);
    if (HasFatalFailure() || IsSkipped()) return;
    line.tell(Does::cut_in_a_page);
    fire();
    EXPECT_TRUE(anna().says("BEN is away. If they aren't back in time, their turn is passed."))
        << anna().said();
    EXPECT_EQ(line.does(), Does::down);
    anna().settle();
    EXPECT_FALSE(has_fired(anna())) << "half a page is none";
    line.tell(Does::carry);
    expect_all_to_come();
}

TEST_F(FaultyLines, ThatStallSayThatNothingIsTakenAndCarryItLater) {
    test::FaultyLine line(broker_.port());
    begin_over(line);
    if (HasFatalFailure() || IsSkipped()) return;
    line.tell(Does::stall);
    fire();
    ben().tell("wait 15\n");
    EXPECT_TRUE(ben().says(concat("127.0.0.1:", line.port(), " doesn't take what you send.")))
        << ben().said();
    anna().tell("wait 60\n");
    anna().settle();
    EXPECT_TRUE(anna().says("Waiting for BEN: ")) << "for all it knows he's there\n" << anna().said();
    EXPECT_FALSE(has_fired(anna()));
    line.tell(Does::carry);
    expect_all_to_come();
}

/// That takes twice the 30 seconds after which the library asks whether the broker is still there.
TEST_F(FaultyLines, ThatStallUntilTheyAreGivenUpSendAllOverAnother) {
    if (!test::in_full()) GTEST_SKIP() << "it takes a minute";
    test::FaultyLine line(broker_.port());
    begin_over(line);
    if (HasFatalFailure() || IsSkipped()) return;
    line.tell(Does::stall);
    fire();
    constexpr int kPatience = 4;  // times that of a usual wait
    bool told = false;
    for (int time = 0; time < kPatience && !told; ++time)
        told = ben().says("You're offline. What you do is kept, and sent once you're back.");
    EXPECT_TRUE(told) << ben().said();
    EXPECT_FALSE(has_fired(anna()));
    line.tell(Does::carry);
    expect_all_to_come();
}

TEST_F(FaultyLines, WithoutTheirFarEndSendAllOnceTheyAreCut) {
    test::FaultyLine line(broker_.port());
    begin_over(line);
    if (HasFatalFailure() || IsSkipped()) return;
    line.tell(Does::lose_the_broker);
    EXPECT_TRUE(anna().says("BEN is away. If they aren't back in time, their turn is passed."))
        << anna().said();
    fire();
    ben().tell("wait 15\n");
    EXPECT_TRUE(ben().says(concat("127.0.0.1:", line.port(), " doesn't take what you send.")))
        << ben().said();
    anna().settle();
    EXPECT_FALSE(has_fired(anna()));
    line.tell(Does::carry);
    expect_all_to_come();
}

}  // namespace
}  // namespace terramorph
