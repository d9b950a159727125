#include "battle/flight/max_height_index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "support/flights.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

TEST(MaxHeightIndex, IsNeverBelowTheGroundAndSeldomFarAboveIt) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        Random random(seed, 1);
        Ground ground = random_ground(random, 643);
        MaxHeightIndex height_index;
        for (int change = 0; change < 20; ++change) {
            ground.carve(disc(random.below(643) * kColumn, below(random, 300 * kColumn), 25 * kColumn));
            height_index.update({ground, kNobody});
            for (int n = 0; n < 50; ++n) {
                const int x0 = random.from_to(0, 642);
                const int x1 = random.from_to(x0, 642);
                ASSERT_GE(height_index.highest(x0, x1), ground.highest(x0, x1 + 1)) << "seed " << seed;
                ASSERT_LE(height_index.highest(x0, x1), ground.highest(x0 - 3, x1 + 4)) << "seed " << seed;
            }
        }
    }
}

TEST(MaxHeightIndex, HoldsHullsShieldsAndTheReachOfMagnets) {
    const Ground ground = flat_ground(1024, 100);  // 512 high
    const Hull hull = hull_at(0, {200, 100});
    std::vector<ShieldCollider> shields(2);
    shields[0] = {.center = {500 * kChordOne, 100 * kChordOne}, .radius = 60 * kChordOne};
    shields[1] = {.center = {800 * kChordOne, 100 * kChordOne},
                  .radius = 60 * kChordOne,
                  .kind = ShieldCollider::Kind::deflects,
                  .push = 100};
    CollisionScene scene{ground, {&hull, 1}};
    scene.shields = shields;
    MaxHeightIndex height_index;
    height_index.update(scene);
    EXPECT_NEAR(to_columns(height_index.highest(200, 200)), 113.5, 1);
    EXPECT_NEAR(to_columns(height_index.highest(500, 500)), 160, 1);
    EXPECT_NEAR(to_columns(height_index.highest(441, 441)), 160, 1);
    EXPECT_NEAR(to_columns(height_index.highest(751, 751)), 100 + 128, 1);
    EXPECT_EQ(height_index.highest(300, 400), 100 * kColumn);
    EXPECT_EQ(height_index.highest(600, 740), 100 * kColumn);
    EXPECT_EQ(height_index.highest(860, 1023), 100 * kColumn);
}

TEST(MaxHeightIndex, BeyondTheLevelIsOnlyWhatReachesThere) {
    const Ground ground = flat_ground(640, 100);
    MaxHeightIndex height_index;
    height_index.update({ground, kNobody});
    EXPECT_EQ(height_index.highest(-5000, -1), 0_16ths);
    EXPECT_EQ(height_index.highest(640, 70000), 0_16ths);
    EXPECT_EQ(height_index.highest(-1, 0), 100 * kColumn);
    EXPECT_EQ(height_index.highest(-9999, 9999), 100 * kColumn);
    const Hull hull = hull_at(0, {-5, 100});
    height_index.update({ground, {&hull, 1}});
    EXPECT_GT(height_index.highest(-10, -1), 113 * kColumn);
    EXPECT_EQ(height_index.highest(640, 650), 0_16ths);
}

TEST(MaxHeightIndex, FollowsTheGroundOnlyWhenToldTo) {
    Ground ground = flat_ground(640, 100);
    MaxHeightIndex height_index;
    EXPECT_FALSE(height_index.follows(ground));
    height_index.update({ground, kNobody});
    EXPECT_TRUE(height_index.follows(ground));
    ground.heap(sliver(300, 0_16ths, 200 * kColumn));
    EXPECT_FALSE(height_index.follows(ground));
    height_index.update({ground, kNobody});
    EXPECT_TRUE(height_index.follows(ground));
    EXPECT_EQ(height_index.highest(300, 300), 200 * kColumn);
}

}  // namespace
}  // namespace terramorph
