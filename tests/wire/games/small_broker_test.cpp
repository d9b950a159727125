// A broker that carries only small packets, and drops a line that brings it a larger one.
#include <gtest/gtest.h>

#include <string>

#include "wire/games/played_games.h"

namespace terramorph {
namespace {

class SmallBrokers : public test::PlayedGames {
  protected:
    void start_carrying(int bytes) {
        broker_.kill();
        broker_.start(concat("allow_anonymous true\nset_tcp_nodelay true\nmax_packet_size ", bytes, "\n"));
    }
};

TEST_F(SmallBrokers, AreSaidNotToTakeATableThatIsTooLargeForThem) {
    start_carrying(700);
    test::PlayedGame& host = add("ANNA");
    host.start(concat(at(), " --host"));
    host.tell("wait 15\n");
    EXPECT_TRUE(host.says(concat("127.0.0.1:", broker_.port(), " doesn't take what you send.")))
        << host.said();
    EXPECT_EQ(host.said().find("offline"), std::string::npos) << "its line isn't cut, again and again";
    host.quit();
}

TEST_F(SmallBrokers, CarryAWholeMatchIfAPageJustFits) {
    start_carrying(4000);
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    play_to_the_end();
    expect_alike();
}

}  // namespace
}  // namespace terramorph
