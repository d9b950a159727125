#include "terrain/cross_section.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "support/land/terrain_rows.h"

namespace terramorph {
namespace {

MapSettings hills(int width = 96, int depth = 64) {
    MapSettings terrain = default_terrain(*find_generator("circle-hill"));
    terrain.values = {50, 40, 5, 40, 10, 60, 800};
    terrain.seed = 7;
    terrain.width = width;
    terrain.depth = depth;
    return terrain;
}

TEST(CrossSection, GoesThroughTheNearestRow) {
    const MapSettings terrain = hills();
    EXPECT_EQ(cut_row(terrain, {0, 0}), 0);
    EXPECT_EQ(cut_row(terrain, {1, 0}), 63);
    EXPECT_EQ(cut_row(terrain, {0.5, 0}), 32) << "31.5 is rounded up";
    EXPECT_EQ(cut_row(terrain, {0.37, 0}), 23);
}

TEST(CrossSection, WithoutAnAngleIsTheMapsRow) {
    for (const Generator* generator : generators()) {
        MapSettings terrain = default_terrain(*generator);
        terrain.width = 96;
        terrain.depth = 64;
        const HeightMap map = generator->map(terrain);
        for (const double position : {0.0, 0.01, 0.42, 0.5, 0.999, 1.0}) {
            const std::vector<float> cut = cross_section(terrain, {position, 0});
            EXPECT_TRUE(std::ranges::equal(cut, map.row(cut_row(terrain, {position, 0})))) << position;
            EXPECT_EQ(cut, cross_section(map, {position, 0})) << position;
        }
    }
}

TEST(CrossSection, OutOfRowsEqualsTheOneOutOfTheMap) {
    Random random(31, 0);
    for (int n = 0; n < 60; ++n) {
        const int width = random.from_to(16, 120);
        const MapSettings terrain = hills(width, random.from_to(16, 120));
        const Cut cut{random.from_to(0, 1000) / 1000.0, random.from_to(-900, 900) / 10.0};
        EXPECT_EQ(cross_section(terrain, cut), cross_section(terrain.generator->map(terrain), cut))
            << terrain.width << " x " << terrain.depth << " at " << cut.position << ", " << cut.angle
            << " degrees";
    }
}

TEST(CrossSection, CanMoveAsFarAsItsMiddleIsOnTheMap) {
    const RoomToMove level = room_to_move(hills(), {0.25, 0});  // row 16 of 64
    EXPECT_EQ(level.behind, 16);
    EXPECT_EQ(level.before, -47);
    const RoomToMove turned = room_to_move(hills(97, 65), {0.5, 90});
    EXPECT_EQ(turned.behind, 48) << "to the left";
    EXPECT_EQ(turned.before, -48);
    EXPECT_GT(room_to_move(default_terrain(*find_generator("waves")), {0, 0}).behind, 10000);
}

TEST(CrossSection, LinesBeforeItAreRowsOfTheMapToo) {
    const MapSettings terrain = hills();
    const HeightMap map = terrain.generator->map(terrain);
    constexpr int kDistances[] = {-47, -3, 0, 16};
    const Ridgelines lines = ridgelines(terrain, {0.25, 0}, kDistances);
    ASSERT_EQ(lines.size(), 4u);
    for (std::size_t k = 0; k < 4; ++k)
        EXPECT_TRUE(std::ranges::equal(lines[k], map.row(16 - kDistances[k])));
}

TEST(CrossSection, TurnsAboutItsOwnMiddle) {
    const MapSettings terrain = hills(97, 65);
    for (const double angle : {-90.0, -30.0, 0.0, 1.0, 45.0, 90.0}) {
        EXPECT_EQ(place_on_map(97, 65, {0.5, angle}, 48), (Vec2<double>{48, 32})) << angle;
        EXPECT_EQ(cross_section(terrain, {0.5, angle})[48], cross_section(terrain, {0.5, 0})[48]) << angle;
    }
}

TEST(CrossSection, ARightAngleFollowsAColumnTowardsRowZero) {
    const MapSettings terrain = hills(65, 65);
    const HeightMap map = terrain.generator->map(terrain);
    const std::vector<float> cut = cross_section(terrain, {0.5, 90});
    for (int x = 0; x < 65; ++x) EXPECT_NEAR(cut[x], map.at(32, 64 - x), 1e-3f) << x;
}

TEST(CrossSection, OppositeAnglesMirrorTheirPlaces) {
    const Vec2<double> up = place_on_map(101, 101, {0.5, 30}, 100);
    const Vec2<double> down = place_on_map(101, 101, {0.5, -30}, 100);
    EXPECT_NEAR(up.x, 50 + 50 * std::sqrt(3.0) / 2, 1e-12);
    EXPECT_NEAR(up.y, 25, 1e-12) << "its right end turns towards row 0";
    EXPECT_EQ(up.x, down.x);
    EXPECT_NEAR(up.y + down.y, 100, 1e-12);
}

TEST(CrossSection, HeightsBetweenPlacesAreBilinear) {
    HeightMap map(16, 16);
    for (int j = 0; j < 16; ++j)
        for (int i = 0; i < 16; ++i) map.row(j)[i] = static_cast<float>(10 * i + 1000 * j);
    const Cut cut{0.5, 20};
    const std::vector<float> heights = cross_section(map, cut);
    for (int x = 0; x < 16; ++x) {
        const Vec2<double> place = place_on_map(16, 16, cut, x);
        EXPECT_NEAR(heights[x], 10 * place.x + 1000 * place.y, 0.01) << x;
    }
}

TEST(CrossSection, BeyondTheMapIsTheHeightOfItsEdge) {
    const MapSettings terrain = hills(97, 33);
    const HeightMap map = terrain.generator->map(terrain);
    const std::vector<float> cut = cross_section(terrain, {0, 90});
    for (int x = 48; x < 97; ++x) EXPECT_NEAR(cut[x], map.at(48, 0), 1e-3f) << x;
    for (int x = 0; x <= 16; ++x) EXPECT_NEAR(cut[x], map.at(48, 32), 1e-3f) << x;
}

TEST(CrossSection, ASmallTurnIsASmallChange) {
    const MapSettings terrain = hills();
    const std::vector<float> straight = cross_section(terrain, {0.4, 0});
    const std::vector<float> turned = cross_section(terrain, {0.4, 1e-6});
    for (std::size_t x = 0; x < straight.size(); ++x) EXPECT_NEAR(straight[x], turned[x], 0.01f) << x;
}

TEST(Ridgelines, BeginWithTheCutAndGoBackTowardsRowZero) {
    const MapSettings terrain = hills();
    const auto lines = ridgelines(terrain, {0.5, 0}, 3, 5);
    ASSERT_EQ(lines.size(), 4u);
    for (int n = 0; n < 4; ++n) EXPECT_EQ(lines[n], test::map_row(terrain, 32 - 5 * n)) << n;
}

TEST(Ridgelines, EndWhereTheMapEnds) {
    const MapSettings terrain = hills();
    EXPECT_EQ(ridgelines(terrain, {0, 0}, 6, 10).size(), 1u);
    EXPECT_EQ(ridgelines(terrain, {0.5, 0}, 6, 10).size(), 4u) << "rows 32, 22, 12 and 2";
    EXPECT_EQ(ridgelines(terrain, {0.5, 0}, 6, 32).size(), 2u) << "row 0 is the last";
    EXPECT_EQ(ridgelines(terrain, {0.5, 0}, 6, 33).size(), 1u) << "row -1 is none";
    EXPECT_EQ(ridgelines(terrain, {0.5, 25}, 6, 10).size(), 4u) << "with an angle its middle counts";
    EXPECT_EQ(ridgelines(terrain, {1, 0}, 0, 1).size(), 1u);
}

TEST(Ridgelines, WithAnAngleAreTheCutMovedBackAtARightAngleToIt) {
    const MapSettings terrain = hills(65, 65);
    const HeightMap map = terrain.generator->map(terrain);
    // At 90 degrees the line runs north along column 32; behind it lies the west.
    const auto lines = ridgelines(terrain, {0.5, 90}, std::vector{0, 8, 32});
    ASSERT_EQ(lines.size(), 3u);
    for (int x = 0; x < 65; ++x) {
        EXPECT_NEAR(lines[0][x], map.at(32, 64 - x), 1e-3f) << x;
        EXPECT_NEAR(lines[1][x], map.at(24, 64 - x), 1e-3f) << x;
        EXPECT_NEAR(lines[2][x], map.at(0, 64 - x), 1e-3f) << x;
    }
    EXPECT_EQ(ridgelines(terrain, {0.5, 90}, std::vector{0, 8, 33}).size(), 2u) << "column -1 is none";
    EXPECT_EQ(ridgelines(terrain, {0.5, -90}, std::vector{32})[0][0], map.at(64, 0)) << "and here the east";
}

TEST(Ridgelines, OfLandWithoutEndGoOnBeyondTheMap) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        MapSettings terrain = default_terrain(*generator);
        terrain.width = 64;
        terrain.depth = 32;
        const auto lines = ridgelines(terrain, {0, 0}, std::vector{0, 5, 4000});
        ASSERT_EQ(lines.size(), 3u) << generator->name;
        MapSettings behind = terrain;
        behind.origin.y = -4000;
        EXPECT_EQ(lines[2], test::map_row(behind, 0)) << generator->name;
        EXPECT_EQ(ridgelines(terrain, {0, 30}, std::vector{0, 4000}).size(), 2u) << generator->name;
    }
}

TEST(CrossSection, OfLandWithoutEndIsNotHeldByTheMapsEdges) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        MapSettings terrain = default_terrain(*generator);
        terrain.width = 65;
        terrain.depth = 33;
        const std::vector<float> cut = cross_section(terrain, {0, 90});
        terrain.origin.y = -32;
        const HeightMap north = generator->map(terrain);
        for (int x = 33; x < 65; ++x)
            EXPECT_NEAR(cut[x], north.at(32, 64 - x), 0.01f) << generator->name << x;
    }
}

}  // namespace
}  // namespace terramorph
