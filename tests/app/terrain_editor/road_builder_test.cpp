#include "app/terrain_editor/road_builder.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

TEST(RoadBuilder, KeepsToWhatAMapCanHave) {
    MapSettings terrain = default_terrain(*find_generator("waves"));
    RoadBuilder builder;
    for (std::size_t road = 0; road < kMostRoads; ++road) {
        for (int turn = 0; turn < 2; ++turn) ASSERT_FALSE(builder.build(terrain, {turn * 100, turn}));
        builder.end();
    }
    EXPECT_EQ(builder.build(terrain, {5, 5})->text(),
              "A map can have up to 16 roads of up to 32 points each.");
    terrain.roads.pop_back();
    for (std::size_t turn = 0; turn < kMostPointsOfRoad; ++turn)
        ASSERT_FALSE(builder.build(terrain, {static_cast<std::int64_t>(turn), 7}));
    EXPECT_EQ(builder.build(terrain, {99, 7})->text(),
              "A map can have up to 16 roads of up to 32 points each.");
    builder.take_away(terrain, {3, 7});
    EXPECT_EQ(terrain.roads.back().size(), kMostPointsOfRoad - 1);
    terrain.roads.pop_back();
    ASSERT_FALSE(builder.build(terrain, {5, 5}));
    EXPECT_EQ(builder.build(terrain, {5, 50000})->text(), "That's too far from the road's last point.");
    EXPECT_FALSE(validate(terrain));
}

/// Both roads begin at a junction.
TEST(RoadBuilder, DoesNotGoOnWithAnotherRoadOnceItsOwnIsUndone) {
    MapSettings terrain = default_terrain(*find_generator("waves"));
    RoadBuilder builder;
    ASSERT_FALSE(builder.build(terrain, {0, 0}));
    ASSERT_FALSE(builder.build(terrain, {100, 0}));
    ASSERT_FALSE(builder.build(terrain, {100, 0}));  // ends it
    const std::vector<Road> one = terrain.roads;
    ASSERT_FALSE(builder.build(terrain, {0, 0}));
    EXPECT_TRUE(builder.building(terrain));
    terrain.roads = one;
    EXPECT_FALSE(builder.building(terrain));
    ASSERT_FALSE(builder.build(terrain, {0, 200}));
    EXPECT_EQ(terrain.roads, (std::vector<Road>{{{0, 0}, {100, 0}}, {{0, 200}}}));
}

}  // namespace
}  // namespace terramorph
