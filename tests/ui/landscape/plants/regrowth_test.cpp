#include "ui/landscape/plants/regrowth.h"

#include <gtest/gtest.h>

#include "terrain/shape.h"

namespace terramorph {
namespace {

constexpr int kWide = 400;

struct DugLand {
    DugLand() : ground(std::vector<Sixteenths>(kWide, 160 * kColumn), 256) { regrowth.begin(ground); }

    void dig(int x, int y = 160) { ground.carve(disc(x * kColumn, y * kColumn, 20 * kColumn)); }
    void take_turns(int count) {
        for (int k = 0; k < count; ++k) regrowth.take_turn(ground);
    }

    Ground ground;
    Regrowth regrowth;
};

TEST(Regrowth, NothingGrowsInTheTurnsAfterEarthWasDug) {
    DugLand land;
    land.take_turns(30);
    land.dig(200);
    land.take_turns(2);
    for (int x = 185; x < 215; ++x) EXPECT_EQ(land.regrowth.grown(x), 0) << x;
}

TEST(Regrowth, GrowsTurnByTurnUntilAllHasGrown) {
    DugLand land;
    land.dig(200);
    float before = 0;
    for (int turn = 0; turn < 20; ++turn) {
        land.take_turns(1);
        EXPECT_GE(land.regrowth.grown(200), before);
        before = land.regrowth.grown(200);
    }
    EXPECT_EQ(before, 1);
}

TEST(Regrowth, BeginsAnewWhereEarthIsDugAgainAndNowhereElse) {
    DugLand land;
    land.dig(100), land.dig(300);
    land.take_turns(20);
    land.dig(300, 140);
    land.take_turns(1);
    EXPECT_EQ(land.regrowth.grown(100), 1);
    EXPECT_EQ(land.regrowth.grown(300), 0);
}

TEST(Regrowth, ForgetsEverythingOnAnotherLevel) {
    DugLand land;
    land.take_turns(20);
    const Ground wider(std::vector<Sixteenths>(2 * kWide, 160 * kColumn), 256);
    land.regrowth.take_turn(wider);
    EXPECT_EQ(land.regrowth.grown(200), 0);
    EXPECT_EQ(land.regrowth.grown(2 * kWide), 0) << "beside the level";
}

}  // namespace
}  // namespace terramorph
