#include "battle/flight/collision_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "support/flights.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

/// Whether a place is inside earth by more than the rounding of a contact.
bool deep_inside(const Ground& ground, double x, double y) {
    for (const double dx : {-0.002, 0.002})
        for (const double dy : {-0.002, 0.002}) {
            const auto column = static_cast<int>(std::floor(x + dx));
            const auto height = Sixteenths::rounded_down((y + dy));
            if (column < 0 || column >= ground.width() || height < 0_16ths) return false;
            if (!ground.solid(column, height)) return false;
        }
    return true;
}

TEST(CollisionScene, TheFirstContactIsWhereTheWayFirstTouchesEarth) {
    for (std::uint32_t seed = 1; seed <= 30; ++seed) {
        Random random(seed, 1);
        const Ground ground = random_ground(random, 640);
        const CollisionScene scene{ground, kNobody};
        for (int k = 0; k < 40; ++k) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", way " << k);
            const int reach = 1 << random.from_to(0, 8);
            const Vec2<double> from = {random.from_to(-20, 660) + 0.25, random.from_to(1, 300) + 0.3};
            const Vec2<double> to = {from.x + random.from_to(-reach, reach) + 0.125,
                                     from.y + random.from_to(-reach, reach)};
            const auto met =
                first_contact(scene, {fixed(from.x), fixed(from.y)}, {fixed(to.x), fixed(to.y)}, -1);
            const double way = std::hypot(to.x - from.x, to.y - from.y);
            const double met_after = met ? std::hypot(static_cast<double>(met->at.x - fixed(from.x)),
                                                      static_cast<double>(met->at.y - fixed(from.y))) /
                                               4294967296.0
                                         : std::numeric_limits<double>::infinity();
            for (double after = 0; after < way; after += 0.01) {
                const double x = from.x + (to.x - from.x) * after / way;
                const double y = from.y + (to.y - from.y) * after / way;
                if (deep_inside(ground, x, y)) {
                    ASSERT_LE(met_after, after + 0.01);
                    break;
                }
            }
            if (!met) continue;
            bool touches = false;  // the contact has earth at or right beside it
            for (const int dx : {-1, 0, 1})
                for (const int dy : {-1, 0, 1}) {
                    const auto x = static_cast<int>((met->at.x + dx * fixed(0.001)) >> kFixedBits);
                    const auto y = static_cast<int>((met->at.y + dy * fixed(0.001)) >> (kFixedBits - 4));
                    touches = touches || ground.solid(x, Sixteenths{y});
                }
            EXPECT_TRUE(touches);
        }
    }
}

TEST(CollisionScene, NoSpeedTunnelsThroughASpikeOfOneColumn) {
    Ground ground = flat_ground(4096, 10);
    ground.heap(sliver(2000, 0_16ths, 1500 * kColumn));
    const CollisionScene scene{ground, kNobody};
    for (const double speed : {0.01, 0.3, 1.0, 7.3, 10.7, 64.0, 999.9, 1500.0})
        for (const int way : {1, -1}) {
            SCOPED_TRACE(testing::Message() << "speed " << speed * way);
            const double start = way > 0 ? 1999 - 20 * speed : 2002 + 20 * speed;
            if (start < 0 || start > 4096) continue;
            const Prediction end =
                flown(straight({fixed(start), fixed(700)}, {fixed(speed * way), 0}), scene);
            ASSERT_EQ(end.end, FlightEnd::hit);
            EXPECT_EQ(end.contact.with, Contact::With::ground);
            EXPECT_NEAR(static_cast<double>(end.contact.at.x) / 4294967296.0, way > 0 ? 2000 : 2001, 0.001);
        }
}

TEST(CollisionScene, NoSpeedTunnelsThroughAFloorOfASixteenthOfAColumn) {
    Ground ground = flat_ground(4096, 10);
    Shape floor{0, std::vector<Span>(4096, {1000 * kColumn, 1000 * kColumn + 1_16ths})};
    ground.heap(floor);
    const CollisionScene scene{ground, kNobody};
    for (const double speed : {0.001, 0.0624, 0.0626, 1.0, 10.7, 33.3, 150.0})
        for (const double lean : {0.0, 0.3, -2.0})
            for (const bool up : {true, false}) {
                SCOPED_TRACE(testing::Message()
                             << "speed " << speed << ", lean " << lean << (up ? ", up" : ", down"));
                const double height = up ? 1000 - speed * 1.4 : 1000.0625 + speed * 1.4;
                const Flight flight = straight({fixed(2000.5), fixed(height)},
                                               {fixed(speed * lean), fixed(up ? speed : -speed)});
                const Prediction end = flown(flight, scene);
                ASSERT_EQ(end.end, FlightEnd::hit);
                EXPECT_EQ(sixteenths_of(end.contact.at).y, up ? 1000 * kColumn : 1000 * kColumn + 1_16ths);
                EXPECT_EQ(end.ticks, kTick);
            }
}

TEST(CollisionScene, NoSpeedTunnelsThroughAHull) {
    const Ground ground = flat_ground(4096, 10);
    for (int turn = 0; turn < 24; ++turn) {
        const Hull hull = hull_at(3, {2000, 1000}, static_cast<float>(turn) * 0.2618f);
        const CollisionScene scene{ground, {&hull, 1}};
        const double middle_x = static_cast<double>(hull.low.x + hull.high.x) / 2 / 65536;
        const double middle_y = static_cast<double>(hull.low.y + hull.high.y) / 2 / 65536;
        for (const double speed : {0.02, 0.9, 10.7, 55.0, 400.0})
            for (int direction = 0; direction < 360; direction += 7) {
                SCOPED_TRACE(testing::Message()
                             << turn << " turned, speed " << speed << ", from " << direction);
                const double c = std::cos(direction * 3.14159265 / 180);
                const double s = std::sin(direction * 3.14159265 / 180);
                const double away = std::max(30.0, 1.5 * speed);
                Flight flight = straight({fixed(middle_x + away * c), fixed(middle_y + away * s)},
                                         {fixed(-speed * c), fixed(-speed * s)});
                Contact contact;
                FlightEnd end = FlightEnd::flying;
                while (end == FlightEnd::flying &&
                       static_cast<double>(flight.tick.count()) * speed < 2 * away)
                    end = fly_one_tick(flight, scene, contact);
                ASSERT_EQ(end, FlightEnd::hit);
                EXPECT_EQ(contact.with, Contact::With::tank);
                EXPECT_EQ(contact.tank, 3);
                EXPECT_LT(distance_to(hull, columns_of(contact.at)), 0.01f);
            }
    }
}

}  // namespace
}  // namespace terramorph
