#include <gtest/gtest.h>

#include "support/land/terrain_rows.h"
#include "terrain/cross_section.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

MapSettings ripples() {
    MapSettings terrain = default_terrain(*find_generator("ripples"));
    terrain.width = 64;
    terrain.depth = 32;
    return terrain;
}

TEST(OneMoreGenerator, IsInTheListBehindTheGamesOwn) {
    ASSERT_NE(find_generator("ripples"), nullptr);
    EXPECT_EQ(generators().back(), find_generator("ripples"));
    EXPECT_NE(find_generator("circle-hill"), nullptr);
    EXPECT_NE(find_generator("limited-random"), nullptr);
}

TEST(OneMoreGenerator, HasItsValuesCheckedByItsDeclaration) {
    MapSettings terrain = ripples();
    EXPECT_FALSE(validate(terrain));
    terrain.values = {50, 40};
    ASSERT_TRUE(validate(terrain));
    EXPECT_EQ(validate(terrain)->text(), "low can't be 50 while high is 40; allowed: 0 to 40");
    terrain.values = {10, 101};
    ASSERT_TRUE(validate(terrain));
    EXPECT_EQ(validate(terrain)->text(), "high can't be 101; allowed: 0 to 100 columns");
}

TEST(OneMoreGenerator, IsCutLikeAnyOther) {
    const MapSettings terrain = ripples();
    EXPECT_EQ(test::map_row(terrain, 5)[1], 10.0f);
    EXPECT_EQ(cross_section(terrain, {1, 0}), test::map_row(terrain, 31));
    EXPECT_EQ(cross_section(terrain, {1, 30}), cross_section(terrain.generator->map(terrain), {1, 30}));
    EXPECT_EQ(ridgelines(terrain, {0.5, 0}, 3, 4).at(3), test::map_row(terrain, 16 - 12));
}

}  // namespace
}  // namespace terramorph
