#include "terrain/shape.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.h"
#include "terrain/integer_root.h"

namespace terramorph {
namespace {

TEST(IntegerRoot, IsTheGreatestWholeNumberWhoseSquareFits) {
    for (std::int64_t root = 0; root < 3000; ++root) {
        EXPECT_EQ(integer_root(root * root), root);
        EXPECT_EQ(integer_root(root * root + 2 * root), root) << "one below the next square";
    }
    constexpr std::int64_t kLarge = std::int64_t{1} << 30;
    EXPECT_EQ(integer_root(kLarge * kLarge), kLarge);
    EXPECT_EQ(integer_root(kLarge * kLarge - 1), kLarge - 1);
}

TEST(Disc, HoldsTheChordThroughTheMiddleOfEachColumn) {
    Random random(41, 0);
    for (int n = 0; n < 500; ++n) {
        const int x = random.from_to(-2000, 2000);
        const int y = random.from_to(-2000, 2000);
        const int radius = random.from_to(0, 700);
        const Shape shape = disc(x, y, radius);
        for (int column = -200; column < 200; ++column) {
            const int dx = column * kSub + kSub / 2 - x;
            int half = -1;
            while ((half + 1) * (half + 1) + dx * dx <= radius * radius) ++half;
            const Span chord = shape.chord(column);
            ASSERT_EQ(chord.top - chord.bottom, 2 * std::max(half, 0))
                << x << ", " << y << ", " << radius << " at " << column;
            if (half > 0) {
                ASSERT_EQ(chord, (Span{y - half, y + half}));
            }
        }
    }
}

TEST(Disc, HasNoColumnsBesideIt) {
    const Shape shape = disc(10 * kSub + 8, 500, 2 * kSub);
    EXPECT_EQ(shape.columns(), (Range{8, 13}));
    EXPECT_EQ(shape.chord(10), (Span{500 - 32, 500 + 32}));
    EXPECT_TRUE(shape.chord(7).empty());
    EXPECT_TRUE(shape.chord(13).empty());
}

TEST(Disc, OfRadiusZeroIsNothing) {
    const Shape shape = disc(10 * kSub + 8, 100, 0);
    EXPECT_TRUE(shape.chord(10).empty());
}

TEST(Range, GrowsToHoldAnother) {
    Range range;
    range.include({5, 5});
    EXPECT_TRUE(range.empty()) << "nothing and nothing";
    range.include({5, 7});
    EXPECT_EQ(range, (Range{5, 7})) << "nothing is nowhere";
    range.include({10, 12});
    EXPECT_EQ(range, (Range{5, 12}));
    range.include({0, 0});
    EXPECT_EQ(range, (Range{5, 12}));
}

}  // namespace
}  // namespace terramorph
