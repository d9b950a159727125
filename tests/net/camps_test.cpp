#include "net/logs/camps.h"

#include <gtest/gtest.h>

#include <vector>

namespace terramorph {
namespace {

/// The games of so many seats: what each came to in turn 7, where it stopped; 0: that isn't known.
std::map<PlayerId, SeatLog> logs_of(const std::vector<std::uint64_t>& states) {
    std::map<PlayerId, SeatLog> logs;
    for (std::size_t k = 0; k < states.size(); ++k) {
        const PlayerId seat = PlayerId::at(static_cast<int>(k));
        SeatLog& log = logs.emplace(seat, SeatLog(seat)).first->second;
        EXPECT_FALSE(log.add({3, 33, TurnCommands{Fire{seat}}}));
        if (states[k] > 0) EXPECT_FALSE(log.add({7, states[k], word::Differs{}}));
    }
    return logs;
}

TEST(Camps, AreKnownWhereMoreThanHalfAreAlike) {
    EXPECT_EQ(camps(logs_of({70, 70, 71}), 0), (Camps{3, 2, true}));
    EXPECT_EQ(camps(logs_of({70, 70, 71}), 2), (Camps{3, 2, false}));
    EXPECT_EQ(camps(logs_of({70, 72, 70, 71, 70}), {}), (Camps{5, 3, false})) << "to those who watch";
}

TEST(Camps, AreNoneWithoutAMajority) {
    EXPECT_FALSE(camps(logs_of({70, 71}), 0));
    EXPECT_FALSE(camps(logs_of({70, 70, 71, 71}), 0));
    EXPECT_FALSE(camps(logs_of({70, 71, 72}), 0));
}

TEST(Camps, AreNoneWhereAllStoppedInTheSameState) {
    EXPECT_FALSE(camps(logs_of({70, 70, 70}), 0)) << "the rules refused something";
}

TEST(Camps, LeaveOutThoseWhoHaveNotSaid) {
    EXPECT_FALSE(camps(logs_of({0, 0, 0}), 0)) << "nobody has stopped";
    EXPECT_EQ(camps(logs_of({70, 70, 71, 0}), 0), (Camps{3, 2, true}));
    EXPECT_FALSE(camps(logs_of({70, 0, 71}), 0));
}

/// The author of the turn has given it, and stops later, once it hears of it.
TEST(Camps, KnowTheAuthorsStateFromItsTurn) {
    std::map<PlayerId, SeatLog> logs = logs_of({0, 71, 71});
    EXPECT_FALSE(logs.at(0).add({7, 70, TurnCommands{Fire{0}}}));
    EXPECT_FALSE(logs.at(0).add({8, 80, word::Differs{}}));
    EXPECT_EQ(camps(logs, 0), (Camps{3, 2, false}));
}

}  // namespace
}  // namespace terramorph
