#include "app/player/frame_cap.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

TEST(FrameCap, IsThePlayersAsLongAsTheDisplayHasAsMany) {
    EXPECT_EQ(frame_pace(FrameCap::at_30, 60).seconds, 1.0 / 30);
    EXPECT_EQ(frame_pace(FrameCap::at_60, 144).seconds, 1.0 / 60);
    EXPECT_TRUE(frame_pace(FrameCap::at_60, 60).waits);
}

TEST(FrameCap, DoesNotWaitForADisplayThatIsSlower) {
    const FramePace pace = frame_pace(FrameCap::at_120, 60);
    EXPECT_EQ(pace.seconds, 1.0 / 120);
    EXPECT_FALSE(pace.waits);
}

TEST(FrameCap, FollowsTheDisplayAndSixtyWhereItsRateIsUnknown) {
    EXPECT_EQ(frame_pace(FrameCap::display, 144).seconds, 1.0 / 144);
    EXPECT_EQ(frame_pace(FrameCap::display, 0).seconds, 1.0 / 60);
    EXPECT_TRUE(frame_pace(FrameCap::display, 144).waits);
}

TEST(FrameCap, OfNoneWaitsForNothing) {
    EXPECT_EQ(frame_pace(FrameCap::none, 60).seconds, 0);
    EXPECT_FALSE(frame_pace(FrameCap::none, 60).waits);
}

}  // namespace

}  // namespace terramorph
