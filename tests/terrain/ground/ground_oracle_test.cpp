// The ground against the plainest thing that could be: one flag for every cell.
#include <gtest/gtest.h>

#include "base/text.h"
#include "support/land/ground_pair.h"

namespace terramorph {
namespace {

using namespace test;

void do_something(Pair& pair, Random& random) {
    const int width = pair.ground.width();
    const int what = random.below(8);
    const Shape shape = random_shape(random, width);
    if (what < 4) return pair.carve(shape);
    if (what == 7) return pair.settle(Sixteenths{random.from_to(1, 40)});
    std::vector<Shape> hulls;
    for (int n = random.below(4); n > 0; --n) hulls.push_back(random_shape(random, width));
    pair.heap(shape, hulls);
}

TEST(GroundOracle, ThousandsOfOperationsDoTheSameToABitmap) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(concat("seed ", seed));
        Random random(seed, 0);
        const int width = random.from_to(1, 50);
        Pair pair(random_surface(random, width), kHeight);
        for (int n = 0; n < 300; ++n) {
            const Bitmap before = pair.bitmap;
            const std::uint32_t revision = pair.ground.revision();
            do_something(pair, random);
            pair.compare(random);
            ASSERT_EQ(pair.ground.changed_since(revision), pair.changed_from(before)) << "operation " << n;
            if (HasFatalFailure()) return;
        }
    }
}

TEST(GroundOracle, WhatHasChangedOverManyOperationsIsWhatDiffersOrMore) {
    Random random(77, 0);
    Pair pair(random_surface(random, 70), kHeight);
    for (int n = 0; n < 40; ++n) {
        const Bitmap before = pair.bitmap;
        const std::uint32_t revision = pair.ground.revision();
        for (int k = random.below(90); k > 0; --k) do_something(pair, random);
        Range told = pair.ground.changed_since(revision);
        const Range exact = told;
        told.include(pair.changed_from(before));
        ASSERT_EQ(told, exact) << n;
    }
}

TEST(GroundOracle, ASuspendedColumnStaysAndEveryOtherFalls) {
    Random random(78, 0);
    for (int n = 0; n < 60; ++n) {
        SCOPED_TRACE(n);
        Pair pair(random_surface(random, 60), kHeight);
        for (int k = 0; k < 10; ++k) pair.carve(random_shape(random, 60));
        const std::uint32_t seed = random.next();
        const Sixteenths fall{random.from_to(1, 30)};
        Ground twin = pair.ground;
        pair.ground.settle(fall, 50, seed);
        twin.settle(fall, 50, seed);
        for (int x = 0; x < 60; ++x) {
            ASSERT_TRUE(std::ranges::equal(pair.ground.column(x), twin.column(x)))
                << "the same seed, the same columns";
            if (std::ranges::equal(pair.ground.column(x), pair.bitmap.spans(x))) continue;
            pair.bitmap.settle(x, fall.count());
            ASSERT_TRUE(std::ranges::equal(pair.ground.column(x), pair.bitmap.spans(x))) << "column " << x;
        }
        pair.compare(random);
    }
}

TEST(GroundOracle, GroundThatIsLeftToSettleComesToRestAsHeightsAlone) {
    Random random(79, 0);
    for (int n = 0; n < 30; ++n) {
        Pair pair(random_surface(random, 50), kHeight);
        for (int k = 0; k < 12; ++k) pair.carve(random_shape(random, 50));
        std::vector<std::int64_t> earth;
        for (int x = 0; x < 50; ++x) earth.push_back(std::ranges::count(pair.bitmap.column(x), 1));
        int steps = 0;
        while (pair.ground.settle(Sixteenths{random.from_to(1, 50)}))
            ASSERT_LT(++steps, pair.bitmap.height());
        for (int x = 0; x < 50; ++x) {
            ASSERT_EQ(pair.ground.column(x).size(), 1u);
            ASSERT_EQ(pair.ground.top(x).count(), earth[x]) << "column " << x;
        }
    }
}

}  // namespace
}  // namespace terramorph
