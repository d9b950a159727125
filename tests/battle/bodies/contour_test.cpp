#include "battle/bodies/contour.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/land/grounds.h"

namespace terramorph {
namespace {

using test::flat_ground;
using test::random_ground;
using test::sliver;

constexpr int kChunk = 64;
constexpr int kOne = 16;  // 1/16 columns in a column

Vec2<int> plain(Vec2<Sixteenths> place) { return {place.x.count(), place.y.count()}; }

struct EarthPiece {
    Fragment fragment;
    int x0;
};

/// The outline as the bodies use it: in ranges of 64 columns.
std::vector<EarthPiece> pieces(const Ground& ground) {
    std::vector<EarthPiece> all;
    for (int x0 = 0; x0 < ground.width(); x0 += kChunk)
        for (Fragment& fragment : contour(ground, x0, std::min(x0 + kChunk, ground.width())))
            all.push_back({std::move(fragment), x0});
    return all;
}

template <class Visit>
void for_each_segment(const Fragment& fragment, Visit visit) {
    const auto& points = fragment.points;
    for (std::size_t k = 0; k + 1 < points.size(); ++k) visit(plain(points[k]), plain(points[k + 1]));
    if (fragment.closed) visit(plain(points.back()), plain(points.front()));
}

double distance(Vec2<int> a, Vec2<int> b, Vec2<int> p) {
    const double wx = b.x - a.x;
    const double wy = b.y - a.y;
    const double length = wx * wx + wy * wy;
    const double along =
        length > 0 ? std::clamp(((p.x - a.x) * wx + (p.y - a.y) * wy) / length, 0.0, 1.0) : 0;
    return std::hypot(a.x + along * wx - p.x, a.y + along * wy - p.y);
}

/// A middle of a column where a span begins or ends, in 1/16 column; the level's own underside does not
/// count.
struct Corner {
    Vec2<int> at;
    bool top;
};

std::vector<Corner> corners_of(const Ground& ground, int x) {
    std::vector<Corner> corners;
    for (const Span& span : ground.column(x)) {
        if (span.bottom > Sixteenths{})
            corners.push_back({{x * kOne + kOne / 2, span.bottom.count()}, false});
        corners.push_back({{x * kOne + kOne / 2, span.top.count()}, true});
    }
    return corners;
}

/// The air of a column, up to the sky.
std::vector<Span> air_of(const Ground& ground, int x) {
    std::vector<Span> air;
    Sixteenths floor{-1};
    for (const Span& span : ground.column(x)) {
        if (floor >= Sixteenths{}) air.push_back({floor, span.bottom});
        floor = span.top;
    }
    air.push_back({floor, Sixteenths{1 << 20}});
    return air;
}

std::vector<Span> earth_of(const Ground& ground, int x) {
    return {ground.column(x).begin(), ground.column(x).end()};
}

/// Whether the piece of earth or air that has this corner opens into neither column beside it: an island or a
/// cave of one column is thinner than a body can feel.
bool stands_alone(const Ground& ground, int x, const Corner& corner) {
    for (const auto pieces_of : {earth_of, air_of})
        for (const Span& own : pieces_of(ground, x)) {
            if (own.bottom.count() != corner.at.y && own.top.count() != corner.at.y) continue;
            bool opens = false;
            for (const int beside : {x - 1, x + 1}) {
                if (beside < 0 || beside >= ground.width()) continue;
                for (const Span& other : pieces_of(ground, beside))
                    opens = opens || (own.bottom < other.top && other.bottom < own.top);
            }
            if (!opens) return true;
        }
    return false;
}

class RandomContour : public testing::TestWithParam<std::uint32_t> {
  protected:
    RandomContour() : random(GetParam(), 2), ground(random_ground(random, 640)), outline(pieces(ground)) {}

    Random random;
    Ground ground;
    std::vector<EarthPiece> outline;
};

TEST_P(RandomContour, EveryPointIsACornerOfTheGround) {
    for (const EarthPiece& piece : outline)
        for (const Vec2<Sixteenths> typed : piece.fragment.points) {
            const Vec2<int> point = plain(typed);
            ASSERT_EQ(point.x % kOne, kOne / 2);
            const auto corners = corners_of(ground, point.x / kOne);
            EXPECT_TRUE(std::any_of(corners.begin(), corners.end(),
                                    [&](const Corner& corner) { return corner.at == point; }))
                << point.x << ", " << point.y;
        }
}

TEST_P(RandomContour, StraysFromTheGroundByHalfAColumnAtMost) {
    for (int x = 0; x < ground.width(); ++x)
        for (const Corner& corner : corners_of(ground, x)) {
            if (stands_alone(ground, x, corner)) continue;
            double nearest = 1e9;
            for (const EarthPiece& piece : outline)
                for_each_segment(piece.fragment, [&](Vec2<int> a, Vec2<int> b) {
                    nearest = std::min(nearest, distance(a, b, corner.at));
                });
            ASSERT_LE(nearest, kOne / 2 + 0.001) << "column " << x << ", " << corner.at.y;
        }
}

TEST_P(RandomContour, FloorsRunToTheLeftAndCeilingsToTheRight) {
    for (const EarthPiece& piece : outline)
        for_each_segment(piece.fragment, [&](Vec2<int> a, Vec2<int> b) {
            if (std::abs(b.x - a.x) < 3 * kOne) return;
            const int middle = (a.x + b.x) / 2 / kOne;
            const double y =
                a.y + static_cast<double>(b.y - a.y) * (middle * kOne + kOne / 2 - a.x) / (b.x - a.x);
            bool found = false;  // a floor or a ceiling of the ground where the outline says there is one
            for (const Corner& corner : corners_of(ground, middle)) {
                const double slope = std::abs(static_cast<double>(b.y - a.y) / (b.x - a.x));
                const double near = kOne / 2 * std::sqrt(1 + slope * slope) + 1;
                found = found || (corner.top == (b.x < a.x) && std::abs(corner.at.y - y) <= near);
            }
            EXPECT_TRUE(found) << a.x << ", " << a.y << " to " << b.x << ", " << b.y;
        });
}

// Green's theorem: with the earth on the left everywhere, the outline goes around just the earth there is.
TEST_P(RandomContour, GoesAroundAllTheEarth) {
    double around = 0;
    for (const Fragment& fragment : contour(ground, 0, ground.width()))
        for_each_segment(fragment, [&](Vec2<int> a, Vec2<int> b) {
            around += (static_cast<double>(a.x) - b.x) * (a.y + b.y) / 2;
        });
    double earth = 0;
    for (int x = 0; x < ground.width(); ++x)
        for (const Span& span : ground.column(x)) earth += kOne * span.length().count();
    EXPECT_NEAR(around / earth, 1, 0.02);
}

TEST_P(RandomContour, PointsAreNeverNearerThanASixteenthOfAColumn) {
    for (const EarthPiece& piece : outline)
        for_each_segment(piece.fragment, [&](Vec2<int> a, Vec2<int> b) { EXPECT_NE(a, b); });
}

TEST_P(RandomContour, NeighbouringRangesShareEndsAndWhatLiesBehindThem) {
    int seams = 0;
    for (const EarthPiece& piece : outline) {
        const Fragment& left_off = piece.fragment;
        ASSERT_GE(left_off.points.size(), left_off.closed ? 3u : 2u);
        if (left_off.closed || left_off.after.y <= Sixteenths{}) continue;  // the level's side
        const auto goes_on = std::find_if(outline.begin(), outline.end(), [&](const EarthPiece& other) {
            const Fragment& next = other.fragment;
            return !next.closed && other.x0 != piece.x0 && next.points.front() == left_off.points.back() &&
                   next.before == left_off.points[left_off.points.size() - 2];
        });
        ASSERT_NE(goes_on, outline.end()) << "from " << left_off.points.back().x.count();
        EXPECT_EQ(goes_on->fragment.points[1], left_off.after);
        ++seams;
    }
    EXPECT_GE(seams, 9);
}

TEST_P(RandomContour, EveryStretchBeginsWhereAnotherEnds) {
    for (const EarthPiece& piece : outline) {
        const Fragment& fragment = piece.fragment;
        if (fragment.closed || fragment.before.y <= Sixteenths{}) continue;
        const bool led_to = std::any_of(outline.begin(), outline.end(), [&](const EarthPiece& other) {
            return !other.fragment.closed && other.fragment.points.back() == fragment.points.front() &&
                   other.fragment.after == fragment.points[1];
        });
        EXPECT_TRUE(led_to) << "at " << fragment.points.front().x.count();
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomContour, testing::Range(1u, 25u));

TEST(Contour, LevelGroundIsOneStraightLine) {
    const auto outline = contour(flat_ground(640, 20), 0, 640);
    ASSERT_EQ(outline.size(), 1u);
    EXPECT_FALSE(outline[0].closed);
    EXPECT_EQ(outline[0].points.front(), (Vec2<Sixteenths>{639 * kColumn + kColumn / 2, 20 * kColumn}));
    EXPECT_EQ(outline[0].points.back(), (Vec2<Sixteenths>{kColumn / 2, 20 * kColumn}));
    EXPECT_EQ(outline[0].points.size(), 4u);  // the first and the last stretch stay as they are
}

TEST(Contour, AnIslandIsClosed) {
    Ground ground = flat_ground(640, 20);
    ground.heap(disc(300 * kColumn, 100 * kColumn, 10 * kColumn));
    const auto outline = contour(ground, 0, 640);
    ASSERT_EQ(outline.size(), 2u);
    const auto island =
        std::find_if(outline.begin(), outline.end(), [](const Fragment& f) { return f.closed; });
    ASSERT_NE(island, outline.end());
    EXPECT_GE(island->points.size(), 8u);
}

TEST(Contour, ACaveIsClosedAndRunsTheOtherWayRound) {
    Ground ground = flat_ground(640, 200);
    ground.carve(disc(300 * kColumn, 100 * kColumn, 10 * kColumn));
    for (const Fragment& fragment : contour(ground, 0, 640)) {
        if (!fragment.closed) continue;
        double around = 0;
        for_each_segment(fragment, [&](Vec2<int> a, Vec2<int> b) {
            around += (static_cast<double>(a.x) - b.x) * (a.y + b.y) / 2;
        });
        EXPECT_NEAR(around / kOne / kOne, -314, 20);
        return;
    }
    FAIL() << "there is no cave";
}

TEST(Contour, AnIslandOverASeamIsOneOutlineOfOpenStretches) {
    Ground ground = flat_ground(640, 20);
    ground.heap(disc(64 * kColumn, 100 * kColumn, 10 * kColumn));
    for (const EarthPiece& piece : pieces(ground)) EXPECT_FALSE(piece.fragment.closed);
}

TEST(Contour, ASpikeOfOneColumnStandsOut) {
    Ground ground = flat_ground(640, 20);
    ground.heap(sliver(300, Sixteenths{}, 120 * kColumn));
    bool stands = false;
    for (const Fragment& fragment : contour(ground, 256, 320))
        for (const Vec2<Sixteenths> point : fragment.points)
            stands = stands || point == Vec2<Sixteenths>{300 * kColumn + kColumn / 2, 120 * kColumn};
    EXPECT_TRUE(stands);
}

}  // namespace
}  // namespace terramorph
