#include "ui/landscape/lakes/ripples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace terramorph {
namespace {

/// The highest a surface is up to so far from column 300.
float highest_within(const Ripples& ripples, float from, float to, float level = 80) {
    float most = 0;
    for (float off = from; off < to; off += 0.5f)
        most = std::max({most, ripples.height_at(300 + off, level), ripples.height_at(300 - off, level)});
    return most;
}

TEST(Ripples, RunToBothSidesFromWhatFellInAndCalmDown) {
    Ripples ripples;
    EXPECT_FALSE(ripples.advance(0.1));
    ripples.add({300, 80});
    ripples.advance(0.2);
    EXPECT_GT(highest_within(ripples, 0, 30), 1);
    EXPECT_EQ(highest_within(ripples, 60, 200), 0);
    ripples.advance(0.8);
    EXPECT_GT(highest_within(ripples, 40, 80), 0.3f);
    EXPECT_EQ(highest_within(ripples, 0, 30), 0);
    EXPECT_EQ(ripples.height_at(360, 80), ripples.height_at(240, 80));
    EXPECT_TRUE(ripples.advance(2));
    EXPECT_FALSE(ripples.advance(0.1));
    EXPECT_TRUE(ripples.empty());
}

TEST(Ripples, StayInTheirWater) {
    Ripples ripples;
    ripples.add({300, 80});
    ripples.advance(0.2);
    EXPECT_EQ(highest_within(ripples, 0, 200, 140), 0);
}

}  // namespace
}  // namespace terramorph
