#include "platform/sharpness.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

/// What so many looks at frames that all take so long come to.
double after(Sharpness& sharpness, int looks, double milliseconds) {
    for (int k = 0; k < looks * Sharpness::kFrames; ++k) sharpness.take(milliseconds);
    return sharpness.share();
}

}  // namespace

TEST(Sharpness, StaysWhereFramesAreInTime) {
    Sharpness sharpness;
    EXPECT_EQ(after(sharpness, 10, Sharpness::kLate), 1);
}

TEST(Sharpness, FallsAsFarAsTheFramesAreLate) {
    Sharpness sharpness;
    for (int k = 1; k < Sharpness::kLateLooks * Sharpness::kFrames; ++k) EXPECT_FALSE(sharpness.take(14));
    EXPECT_TRUE(sharpness.take(14));
    EXPECT_EQ(sharpness.share(), Sharpness::kStep);
    Sharpness later;
    EXPECT_EQ(after(later, Sharpness::kLateLooks, 25), Sharpness::kStep * Sharpness::kStep);
    const double least = after(sharpness, 50, 40);
    EXPECT_GE(least, Sharpness::kLeast);
    EXPECT_LT(least * Sharpness::kStep, Sharpness::kLeast);
}

TEST(Sharpness, AFewLateFramesTellNothing) {
    Sharpness sharpness;
    for (int k = 0; k < 20 * Sharpness::kFrames; ++k) sharpness.take(k % 3 == 0 ? 100 : 8);
    EXPECT_EQ(sharpness.share(), 1);
}

TEST(Sharpness, AShortDelayTellsNothing) {
    Sharpness sharpness;
    for (int k = 0; k < 10; ++k) {
        EXPECT_EQ(after(sharpness, Sharpness::kLateLooks - 1, 40), 1);
        EXPECT_EQ(after(sharpness, 1, 8), 1);
    }
}

TEST(Sharpness, ComesBackLaterEachTimeItHasToFallAgain) {
    Sharpness sharpness;
    after(sharpness, Sharpness::kLateLooks, 14);
    EXPECT_EQ(after(sharpness, Sharpness::kFirstWait - 1, 2), Sharpness::kStep);
    EXPECT_EQ(after(sharpness, 1, 2), 1);
    after(sharpness, 2 * Sharpness::kLateLooks, 14);
    EXPECT_LT(after(sharpness, Sharpness::kFirstWait, 2), Sharpness::kStep);
    EXPECT_EQ(after(sharpness, Sharpness::kFirstWait, 2), Sharpness::kStep);
}

TEST(Sharpness, FramesThatAreNeitherLateNorEarlyKeepIt) {
    Sharpness sharpness;
    after(sharpness, Sharpness::kLateLooks, 14);
    EXPECT_EQ(after(sharpness, 100, 9), Sharpness::kStep);
}

}  // namespace terramorph
