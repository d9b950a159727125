#include "ui/terrain_editor/short_code.h"

#include <gtest/gtest.h>

#include "terrain/code/level_code.h"

namespace terramorph {

TEST(ShortCode, IsTheLevelsOwnWhereALineHasRoomForIt) {
    LevelSettings level;
    level.terrain = default_terrain(*generators().front());
    EXPECT_EQ(short_code_of(level), level_code(level));
    for (int n = 0; n < 40; ++n) level.terrain.placed[{n * 991 % 2048, n * 577 % 2048}] = Feature::tree;
    ASSERT_TRUE(code_of(level).ok());
    EXPECT_EQ(short_code_of(level), "") << "too long to read off";
}

}  // namespace terramorph
