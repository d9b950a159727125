// Playing what has come of a match between machines while nobody looked.
#include <gtest/gtest.h>

#include <memory>

#include "app/match_runner.h"
#include "net/rooms.h"

namespace terramorph {
namespace {

class CatchingUp : public test::Rooms {
  protected:
    /// As somebody has it who comes now, and only watches.
    std::unique_ptr<RemoteMatch> watched() {
        const auto keep = [](const Entry&) { return Refusal(); };
        Room& room = machines_[0]->room();
        auto match = std::make_unique<RemoteMatch>(*room.table(), room.name(), PlayerId(),
                                                   KeyPair(digest("whoever watches")), keep, keep);
        for (const auto& [topic, letter] : kept_)
            if (const auto address = parse_topic(topic, room.name()); address->what.starts_with(kLogTopic))
                match->take_page(address->who, letter.text);
        return match;
    }
};

TEST_F(CatchingUp, EndsWhereTheOthersAreAndNotWhereAShotHasFallen) {
    test::RoomMachine& anna = open();
    join("BEN");
    ASSERT_FALSE(anna.room().seal_table());
    exchange();
    for (int turn = 0; turn < 6; ++turn) fire(author());
    const auto remote = watched();
    MatchRunner runner(std::make_unique<Match>(anna.room().settings(), test::the_arsenal()), nullptr,
                       remote.get());
    int parts = 0;
    while (!runner.catch_up(100) && parts < 10000) ++parts;
    EXPECT_GT(parts, 1) << "or there was nothing to catch up with";
    EXPECT_EQ(runner.match().turn(), anna.match().turn());
    EXPECT_EQ(runner.match().hash(), anna.match().hash());
}

}  // namespace
}  // namespace terramorph
