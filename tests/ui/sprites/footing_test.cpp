#include "ui/sprites/tank_parts/footing.h"

#include <gtest/gtest.h>

#include <vector>

#include "ui/picture.h"

namespace terramorph {

namespace {

/// Level land, and a hole from a column on.
Ground with_hole_from(int column) {
    Ground ground(std::vector<Sixteenths>(200, 100 * kColumn), 180);
    const auto wide = static_cast<std::size_t>(200 - column);
    ground.carve({column, std::vector<Span>(wide, Span{20 * kColumn, 180 * kColumn})});
    return ground;
}

BodyState standing_on_land(float x) {
    BodyState body;
    body.at = {x, 100};
    return body;
}

}  // namespace

TEST(Footing, ATankOnFirmGroundStandsUpright) {
    EXPECT_EQ(footing_of(with_hole_from(150), standing_on_land(100)).lean, 0);
}

TEST(Footing, AnEndThatHangsOverAnEdgeSinksAndTheOtherStays) {
    const BodyState body = standing_on_land(100);
    const Footing footing = footing_of(with_hole_from(106), body);
    EXPECT_LT(footing.lean, 0) << "clockwise: the right end sinks";
    const BodyState seen = settled(body, footing);
    EXPECT_LT(seen.at.y, body.at.y);
    EXPECT_LT(footing.pivot, 0) << "around its left end";
}

TEST(Footing, ATankThatIsDrawnLongerThanItIsLeansWhereItsTracksAreSeenToHang) {
    const BodyState body = standing_on_land(100);
    const Ground ground = with_hole_from(121);  // just beyond its hull
    EXPECT_EQ(footing_of(ground, body).lean, 0);
    const Footing footing = footing_of(ground, body, 1.6f);
    EXPECT_LT(footing.lean, 0);
    EXPECT_LT(footing.pivot, -20) << "around the end of what is drawn";
}

TEST(Footing, ATankOverNothingIsNotSeenToLean) {
    EXPECT_EQ(footing_of(with_hole_from(20), standing_on_land(100)).lean, 0);
}

TEST(Footing, CrumbsLieUnderTracksOnFreshEarthOnly) {
    const auto drawn = [](const Ground& ground, float height) {
        Picture picture(200, 180);
        BodyState body = standing_on_land(100);
        body.at.y = height;
        draw_rubble(picture.canvas, {.scale = 1, .width = 200, .height = 180}, ground, body, kWhite);
        return picture.area();
    };
    EXPECT_EQ(drawn(with_hole_from(199), 100), 0);
    EXPECT_GT(drawn(with_hole_from(0), 20), 0);
}

}  // namespace terramorph
