#include "app/teaching/shot_reasons.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

/// A shot to the right that ends as it comes down, so many columns above where it was fired.
struct EndedShot {
    explicit EndedShot(int above, Contact::With with = Contact::With::ground) {
        Flight& flight = way.last;
        flight = begin_flight(Air{}, fixed_of(Vec2<float>{100, 100}), muzzle_velocity(450, 500));
        while (flight.speed().y > 0 || at().y > 100 + static_cast<float>(above)) flight.tick += kTick;
        end = {FlightEnd::hit, {.with = with, .at = flight.place()}, flight.tick};
    }
    Vec2<float> at() const { return columns_of(way.last.place()); }
    bool blocked(float farther, float mark_high = 100) const {
        return is_blocked(end, way, {at().x + farther, mark_high});
    }

    FlownWay way;
    Prediction end;
};

}  // namespace

TEST(ShotReasons, BlameTheGroundForWhatWouldHaveFlownToItsMark) {
    const EndedShot shot(60);
    EXPECT_TRUE(shot.blocked(50)) << "it would have come down there or farther";
    EXPECT_FALSE(shot.blocked(200)) << "it would have fallen short anyway";
    EXPECT_FALSE(shot.blocked(50, 140)) << "and below whoever stands on a hill";
}

TEST(ShotReasons, DoNotCallTheRimOfACraterAtTheMarksFeetGroundInTheWay) {
    EXPECT_FALSE(EndedShot(12).blocked(10));
    EXPECT_FALSE(EndedShot(60).blocked(30));
}

TEST(ShotReasons, DoNotBlameTheGroundForAShotTooFarOrOnATank) {
    EXPECT_FALSE(EndedShot(60).blocked(-50));
    EXPECT_FALSE(EndedShot(60, Contact::With::tank).blocked(50));
}

}  // namespace terramorph
