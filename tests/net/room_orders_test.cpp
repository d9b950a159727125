// Secret orders between machines in a room: in time, and kept in the seat's file.
#include <gtest/gtest.h>

#include <algorithm>

#include "net/rooms.h"

namespace terramorph {
namespace {

using test::RoomMachine;

class RoomOrders : public test::Rooms {
  protected:
    RoomOrders() {
        settings_.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
        open(), join("BEN");
        machines_[0]->room().seal_table();
        exchange();
    }
    RoomMachine& anna() { return *machines_[0]; }
    RoomMachine& ben() { return *machines_[1]; }
    static std::string seal(RoomMachine& machine) {
        const PlayerId mine = machine.room().match()->mine();
        return machine.plan({Aim{mine, 900, 300}, Fire{mine}});
    }
    static int shots(const RoomMachine& machine) {
        return static_cast<int>(std::ranges::count_if(
            machine.match().recording().lines,
            [](const Recording::Line& line) { return std::holds_alternative<Fire>(line.command); }));
    }
    /// Time passes for one, in which nothing is sent.
    static void wait(RoomMachine& machine, double seconds) {
        for (; seconds > 0; seconds -= 1) machine.advance(1);
    }
};

TEST_F(RoomOrders, AreInTheFileBeforeTheyAreSealed) {
    EXPECT_EQ(seal(ben()), "planned");
    const auto file = parse_seat_file(ben().file());
    ASSERT_TRUE(file && file->orders);
    ASSERT_EQ(file->log.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<word::Seals>(file->log[0].content));
    EXPECT_LT(ben().file().find("orders "), ben().file().find(" seals "));
    for (const Letter& letter : ben().room().take_letters())
        EXPECT_EQ(letter.text.find("opens"), std::string::npos) << "and nowhere else";
}

TEST_F(RoomOrders, AreOpenedAfterTheProgramWasKilled) {
    seal(ben());
    ben().restart();
    connect(ben());
    seal(anna());
    exchange();
    expect_the_same();
    EXPECT_EQ(shots(anna()), 2);
}

TEST_F(RoomOrders, ThatCannotBeKeptAreNotSealed) {
    ben().fill_the_disk();
    EXPECT_NE(seal(ben()), "planned");
    for (const Letter& letter : ben().room().take_letters())
        EXPECT_EQ(letter.text.find("seals"), std::string::npos);
}

TEST_F(RoomOrders, NotSealedInTheTurnsTimeArePassed) {
    seal(anna());
    exchange();
    const RemoteMatch& match = *anna().room().match();
    const double most = anna().room().table()->pace.most + kGraceSeconds;
    wait(anna(), most - 10);
    EXPECT_EQ(shots(anna()), 0);
    EXPECT_EQ(match.awaited(anna().match()), std::vector{ben().room().match()->mine()});
    wait(anna(), 20);
    EXPECT_EQ(shots(anna()), 1);
    exchange();
    expect_the_same();
}

TEST_F(RoomOrders, NotOpenedSoonAfterAllHaveSealedArePassed) {
    const PlayerId first = anna().match().state().order.front();  // whose shot all others wait for
    const bool is_anna = anna().room().match()->mine() == first;
    RoomMachine &silent = is_anna ? anna() : ben(), &other = is_anna ? ben() : anna();
    seal(other), seal(silent);
    for (const Letter& letter : silent.room().take_letters())
        other.room().take(letter);  // which hears no more of it
    other.play();
    wait(other, kOpenSeconds - 5);
    EXPECT_EQ(shots(other), 0);
    wait(other, 10);
    EXPECT_EQ(shots(other), 1);
    exchange();
    expect_the_same();
    EXPECT_EQ(shots(silent), 1) << "it opens nothing any more";
}

TEST_F(RoomOrders, AreShownToWatchersAsToAllOthers) {
    RoomMachine& cleo = join("CLEO");
    seal(anna());
    exchange();
    EXPECT_EQ(shots(cleo), 0);
    seal(ben());
    exchange();
    expect_the_same();
    EXPECT_EQ(shots(cleo), 2);
}

}  // namespace
}  // namespace terramorph
