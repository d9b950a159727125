// Roads on the map of the terrain page.
#include "ui/terrain_editor/map_roads.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

constexpr int kMapSide = 256;  // pixels

LevelSettings land_with_roads() {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.seed = 5;
    return level;
}

TEST(MapRoads, AreFoundOnceTheLandIsStillAndGoWhenItChanges) {
    LevelSettings level = land_with_roads();
    MapRoads map;
    EXPECT_FALSE(map.look(level, false));
    EXPECT_TRUE(map.roads().empty());
    EXPECT_TRUE(map.look(level, true));
    const std::vector<Road> found = map.roads();
    EXPECT_FALSE(found.empty());

    level.cut.position = 0.3;
    level.terrain.placed[{100, 100}] = Feature::tree;
    EXPECT_FALSE(map.look(level, false)) << "they don't go by the cut or by what stands on the land";
    EXPECT_EQ(map.roads(), found);

    level.terrain.seed = 6;
    EXPECT_TRUE(map.look(level, false));
    EXPECT_TRUE(map.roads().empty()) << "those of other land";
}

TEST(MapRoads, AreNowhereWithoutAir) {
    LevelSettings level = land_with_roads();
    level.planet.set(PlanetValue::air, 0);
    MapRoads map;
    EXPECT_FALSE(map.look(level, true));
    EXPECT_TRUE(map.roads().empty());
}

TEST(MapRoads, ThoseThatAPersonHasBuiltAreSeenAtOnceAndOnAnyWorld) {
    LevelSettings level = land_with_roads();
    level.planet.set(PlanetValue::air, 0);
    MapRoads map;
    map.look(level, true);
    EXPECT_TRUE(map.empty());
    level.terrain.roads = {{{200, 1000}, {1800, 1000}}};
    EXPECT_TRUE(map.look(level, false));
    EXPECT_FALSE(map.look(level, false));
    EXPECT_FALSE(map.empty());
    Picture picture(kMapSide, kMapSide);
    const std::uint32_t before = picture.image.row(0)[0];
    map.draw(picture.canvas, {{0, 0, kMapSide, kMapSide}, level.terrain.width, level.terrain.depth});
    EXPECT_NE(picture.image.row(125)[128], before);
    EXPECT_EQ(picture.image.row(60)[128], before);
}

TEST(MapRoads, AreDrawnWhereTheyRunAndNowhereElse) {
    const LevelSettings level = land_with_roads();
    MapRoads map;
    map.look(level, true);
    Picture picture(kMapSide, kMapSide);
    const std::uint32_t before = picture.image.row(0)[0];
    const MapView view = {{0, 0, kMapSide, kMapSide}, level.terrain.width, level.terrain.depth};
    map.draw(picture.canvas, view);
    for (const Road& road : map.roads()) {
        const Point end =
            view.on_screen({static_cast<double>(road.front().x), static_cast<double>(road.front().y)});
        const int x = std::clamp(static_cast<int>(end.x), 0, kMapSide - 1),
                  y = std::clamp(static_cast<int>(end.y), 0, kMapSide - 1);
        EXPECT_NE(picture.image.row(y)[x], before) << "a road's end at " << x << ", " << y;
    }
    const auto pixels = picture.image.pixels();
    const auto drawn = std::ranges::count_if(pixels, [&](std::uint32_t pixel) { return pixel != before; });
    EXPECT_LT(drawn, kMapSide * kMapSide / 10);
}

}  // namespace
}  // namespace terramorph
