#include "terrain/shape.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/sixteenths.h"
#include "terrain/isqrt.h"

namespace terramorph {
namespace {

using namespace test;

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
        const Shape shape = disc(Sixteenths{x}, Sixteenths{y}, Sixteenths{radius});
        for (int column = -200; column < 200; ++column) {
            const int dx = column * 16 + 8 - x;
            int half = -1;
            while ((half + 1) * (half + 1) + dx * dx <= radius * radius) ++half;
            const Span chord = shape.chord(column);
            ASSERT_EQ((chord.top - chord.bottom).count(), 2 * std::max(half, 0))
                << x << ", " << y << ", " << radius << " at " << column;
            if (half > 0) {
                ASSERT_EQ(chord, (Span{Sixteenths{y - half}, Sixteenths{y + half}}));
            }
        }
    }
}

TEST(Disc, HasNoColumnsBesideIt) {
    const Shape shape = disc(10 * kColumn + 8_16ths, 500_16ths, 2 * kColumn);
    EXPECT_EQ(shape.columns(), (Range{8, 13}));
    EXPECT_EQ(shape.chord(10), (Span{500_16ths - 2 * kColumn, 500_16ths + 2 * kColumn}));
    EXPECT_TRUE(shape.chord(7).empty());
    EXPECT_TRUE(shape.chord(13).empty());
}

TEST(Disc, OfRadiusZeroIsNothing) {
    const Shape shape = disc(10 * kColumn + 8_16ths, 100_16ths, 0_16ths);
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
        const Sixteenths x{random.from_to(-2000, 2000)};
        const Sixteenths y{random.from_to(-2000, 2000)};
        const Sixteenths radius{random.from_to(0, 700)};
        const Sixteenths height{random.from_to(0, 700)};
        const Shape round = disc(x, y, radius);
        const Shape flat = ellipse(x, y, radius, height);
        ASSERT_EQ(flat.columns(), round.columns());
        for (int column = flat.x0; column < flat.columns().x1; ++column) {
            const Sixteenths half = round.chord(column).length() / 2;
            ASSERT_EQ(flat.chord(column).length().count() / 2,
                      half.count() * height.count() / std::max(radius.count(), 1));
            ASSERT_EQ(flat.chord(column).bottom + flat.chord(column).top, 2 * y);
        }
    }
    EXPECT_EQ(ellipse(8_16ths, 0_16ths, 160_16ths, 160_16ths).chord(0),
              disc(8_16ths, 0_16ths, 160_16ths).chord(0));
}

/// How far a place is from a straight way, squared.
double square_distance(Vec2<Sixteenths> place, Vec2<Sixteenths> from, Vec2<Sixteenths> to) {
    const auto from_there = [&](Vec2<Sixteenths> there) {
        return Vec2<double>{1.0 * (there.x - from.x).count(), 1.0 * (there.y - from.y).count()};
    };
    const Vec2<double> way = from_there(to);
    const Vec2<double> off = from_there(place);
    const double length = way.x * way.x + way.y * way.y;
    const double along = length == 0 ? 0 : std::clamp((off.x * way.x + off.y * way.y) / length, 0.0, 1.0);
    const Vec2<double> apart = off - way * along;
    return apart.x * apart.x + apart.y * apart.y;
}

TEST(Stroke, HoldsWhateverIsAsNearToTheWayAsItsRadius) {
    Random random(43, 0);
    for (int n = 0; n < 300; ++n) {
        const auto any = [&](int most) { return Sixteenths{random.from_to(-most, most)}; };
        Vec2<Sixteenths> from;
        from.x = any(600);
        from.y = any(600);
        Vec2<Sixteenths> to = from;
        to.x += any(800);
        to.y += any(800);
        const Sixteenths radius = from_to(random, 2 * kColumn, 20 * kColumn);
        const Shape shape = stroke(from, to, radius);
        const auto within = [&](int column, Sixteenths y, Sixteenths reach) {
            return square_distance({column * kColumn + kColumn / 2, y}, from, to) <=
                   1.0 * reach.count() * reach.count();
        };
        for (int column = shape.x0 - 2; column < shape.columns().x1 + 2; ++column) {
            const Span chord = shape.chord(column);
            if (chord.empty()) continue;
            ASSERT_TRUE(within(column, chord.bottom, radius + 2_16ths)) << "seed 43, stroke " << n;
            ASSERT_TRUE(within(column, chord.top, radius + 2_16ths)) << "seed 43, stroke " << n;
            ASSERT_FALSE(within(column, chord.bottom - 2_16ths, radius - 1_16ths)) << "seed 43, stroke " << n;
            ASSERT_FALSE(within(column, chord.top + 2_16ths, radius - 1_16ths)) << "seed 43, stroke " << n;
        }
        for (const Vec2<Sixteenths> end : {from, to})
            ASSERT_FALSE(shape.chord(column_of(end.x)).empty()) << "seed 43, stroke " << n;
    }
}

TEST(Stroke, ThatGoesNowhereIsADisc) {
    const Shape here = stroke({100_16ths, 50_16ths}, {100_16ths, 50_16ths}, 90_16ths);
    const Shape round = disc(100_16ths, 50_16ths, 90_16ths);
    ASSERT_EQ(here.columns(), round.columns());
    for (int column = round.x0; column < round.columns().x1; ++column)
        if (!round.chord(column).empty()) {
            EXPECT_EQ(here.chord(column), round.chord(column));
        }
}

}  // namespace
}  // namespace terramorph
