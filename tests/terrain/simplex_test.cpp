#include "terrain/simplex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.h"

namespace terramorph {
namespace {

constexpr std::int64_t kFarthestNoise = std::int64_t{1} << 43;

std::int64_t place(Random& random, std::int64_t middle) {
    return middle + random.from_to(-30000000, 30000000);
}

TEST(Simplex, LiesWithinOneOfZeroAndUsesMostOfThat) {
    Random random(1, 0);
    float lowest = 0;
    float highest = 0;
    double sum = 0;
    constexpr int kPlaces = 200000;
    for (int n = 0; n < kPlaces; ++n) {
        const std::int64_t x = place(random, 0);
        const std::int64_t y = place(random, 0);
        const float noise = simplex(7, 53, x, y);
        lowest = std::min(lowest, noise);
        highest = std::max(highest, noise);
        sum += static_cast<double>(noise);
    }
    EXPECT_GE(lowest, -1);
    EXPECT_LE(highest, 1);
    EXPECT_LT(lowest, -0.8);
    EXPECT_GT(highest, 0.8);
    EXPECT_NEAR(sum / kPlaces, 0, 0.01);
}

/// A step of 1/1024 changes it by 1/1024 of its steepest slope at most, wherever that is, so that no edge of
/// a triangle shows.
TEST(Simplex, HasNoStepsNearTheMiddleOrFarFromIt) {
    constexpr std::int64_t kStep = kSimplexSub / 1024;
    constexpr float kSteepest = 7;
    Random random(2, 0);
    for (const std::int64_t middle : {std::int64_t{0}, kFarthestNoise, -kFarthestNoise}) {
        float greatest = 0;
        for (int n = 0; n < 100000; ++n) {
            const std::int64_t x = place(random, middle);
            const std::int64_t y = place(random, middle);
            const float here = simplex(7, 53, x, y);
            greatest = std::max({greatest, std::abs(simplex(7, 53, x + kStep, y) - here),
                                 std::abs(simplex(7, 53, x, y + kStep) - here)});
        }
        EXPECT_LT(greatest, kSteepest / 1024) << "around " << middle;
        EXPECT_GT(greatest, 1.0f / 1024) << "around " << middle;
    }
}

TEST(Simplex, IsZeroAtTheCornersOfItsTriangles) {
    for (std::uint32_t seed = 0; seed < 100; ++seed) EXPECT_EQ(simplex(seed, 53, 0, 0), 0);
}

TEST(Simplex, AnotherSeedOrStreamIsOtherNoise) {
    EXPECT_NE(simplex(1, 53, 30000, 20000), simplex(2, 53, 30000, 20000));
    EXPECT_NE(simplex(1, 53, 30000, 20000), simplex(1, 54, 30000, 20000));
}

}  // namespace
}  // namespace terramorph
