#include "terrain/shape.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.h"
#include "terrain/isqrt.h"

namespace terramorph {
namespace {

TEST(IntegerRoot, IsTheGreatestWholeNumberWhoseSquareFits) {
    for (std::int64_t root = 0; root < 3000; ++root) {
        EXPECT_EQ(isqrt(root * root), root);
        EXPECT_EQ(isqrt(root * root + 2 * root), root) << "one below the next square";
    }
    constexpr std::int64_t kLarge = std::int64_t{1} << 30;
    EXPECT_EQ(isqrt(kLarge * kLarge), kLarge);
    EXPECT_EQ(isqrt(kLarge * kLarge - 1), kLarge - 1);
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

TEST(Ellipse, IsADiscAsMuchFlatterAsItIsLower) {
    Random random(42, 0);
    for (int n = 0; n < 300; ++n) {
        const int x = random.from_to(-2000, 2000);
        const int y = random.from_to(-2000, 2000);
        const int radius = random.from_to(0, 700);
        const int height = random.from_to(0, 700);
        const Shape round = disc(x, y, radius);
        const Shape flat = ellipse(x, y, radius, height);
        ASSERT_EQ(flat.columns(), round.columns());
        for (int column = flat.x0; column < flat.columns().x1; ++column) {
            const int half = round.chord(column).length() / 2;
            ASSERT_EQ(flat.chord(column).length() / 2, half * height / std::max(radius, 1));
            ASSERT_EQ(flat.chord(column).bottom + flat.chord(column).top, 2 * y);
        }
    }
    EXPECT_EQ(ellipse(8, 0, 160, 160).chord(0), disc(8, 0, 160).chord(0));
}

/// How far a place is from a straight way, squared.
double square_distance(Vec2<int> place, Vec2<int> from, Vec2<int> to) {
    const Vec2<double> way = {1.0 * to.x - from.x, 1.0 * to.y - from.y};
    const Vec2<double> off = {1.0 * place.x - from.x, 1.0 * place.y - from.y};
    const double length = way.x * way.x + way.y * way.y;
    const double along = length == 0 ? 0 : std::clamp((off.x * way.x + off.y * way.y) / length, 0.0, 1.0);
    const Vec2<double> apart = off - way * along;
    return apart.x * apart.x + apart.y * apart.y;
}

TEST(Stroke, HoldsWhateverIsAsNearToTheWayAsItsRadius) {
    Random random(43, 0);
    for (int n = 0; n < 300; ++n) {
        const auto any = [&](int most) { return random.from_to(-most, most); };
        Vec2<int> from;
        from.x = any(600);
        from.y = any(600);
        Vec2<int> to = from;
        to.x += any(800);
        to.y += any(800);
        const int radius = random.from_to(2 * kSub, 20 * kSub);
        const Shape shape = stroke(from, to, radius);
        const auto within = [&](int column, int y, int reach) {
            return square_distance({column * kSub + kSub / 2, y}, from, to) <= 1.0 * reach * reach;
        };
        for (int column = shape.x0 - 2; column < shape.columns().x1 + 2; ++column) {
            const Span chord = shape.chord(column);
            if (chord.empty()) continue;
            ASSERT_TRUE(within(column, chord.bottom, radius + 2)) << "seed 43, stroke " << n;
            ASSERT_TRUE(within(column, chord.top, radius + 2)) << "seed 43, stroke " << n;
            ASSERT_FALSE(within(column, chord.bottom - 2, radius - 1)) << "seed 43, stroke " << n;
            ASSERT_FALSE(within(column, chord.top + 2, radius - 1)) << "seed 43, stroke " << n;
        }
        for (const Vec2<int> end : {from, to})
            ASSERT_FALSE(shape.chord(end.x >> 4).empty()) << "seed 43, stroke " << n;
    }
}

TEST(Stroke, ThatGoesNowhereIsADisc) {
    const Shape here = stroke({100, 50}, {100, 50}, 90);
    const Shape round = disc(100, 50, 90);
    ASSERT_EQ(here.columns(), round.columns());
    for (int column = round.x0; column < round.columns().x1; ++column)
        if (!round.chord(column).empty()) {
            EXPECT_EQ(here.chord(column), round.chord(column));
        }
}

}  // namespace
}  // namespace terramorph
