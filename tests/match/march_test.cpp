#include "match/march.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/battles.h"
#include "terrain/cross_section.h"

namespace terramorph {
namespace {

using test::hilly_level;

TEST(March, GoesToTheLandBehindAndBackAtTheEndOfTheMap) {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 9);
        LevelSettings level = hilly_level("circle-hill", 640, seed);
        level.terrain.depth = random.from_to(16, 300);
        level.cut.position = random.below(1001) / 1000.0;
        const int rows = random.from_to(1, 2048);
        int row = cut_row(level.terrain.depth, level.cut);
        int way = -1;
        for (int marches = 0; marches < 8; ++marches) {
            EXPECT_EQ(cut_row(level.terrain.depth, marched(level, rows, marches).cut), row);
            for (int step = 0; step < rows; ++step) {
                if (row + way < 0 || row + way >= level.terrain.depth) way = -way;
                row += way;
            }
        }
    }
}

TEST(March, ChangesNothingButThePlaceOfTheCut) {
    LevelSettings level = hilly_level("circle-hill", 640, 3);
    level.cut = {0.37, 20};
    EXPECT_EQ(marched(level, 100, 0), level);
    EXPECT_EQ(marched(level, 0, 100), level);
    LevelSettings on = marched(level, 5, 3);
    EXPECT_NE(on, level);
    EXPECT_EQ(on.cut.angle, 20);
    on.cut.position = level.cut.position;
    EXPECT_EQ(on, level);
}

TEST(March, HasNoEndOnLandWithoutEnd) {
    for (const char* generator : {"waves", "plateaus"}) {
        const LevelSettings level = hilly_level(generator, 640, 3);
        for (const int marches : {1, 2, 1000}) {
            const LevelSettings on = marched(level, 50, marches);
            EXPECT_FALSE(refuses(on));
            EXPECT_EQ(on.terrain.origin.y, -50 * marches);
            EXPECT_EQ(on.cut, level.cut);
        }
        const int row = cut_row(level.terrain.depth, level.cut);
        EXPECT_EQ(map_row(marched(level, 50, 3).terrain, row), map_row(level.terrain, row - 150))
            << generator;
    }
}

TEST(March, TurnsBackWhereLandWithoutEndIsDeclaredToEnd) {
    LevelSettings level = hilly_level("waves", 640, 3);
    const auto least = static_cast<std::int64_t>(kMapOriginY.minimum);
    level.terrain.origin.y = least + 70;
    EXPECT_EQ(marched(level, 50, 1).terrain.origin.y, least + 20);
    EXPECT_EQ(marched(level, 50, 2).terrain.origin.y, least + 30);
    EXPECT_EQ(marched(level, 50, 3).terrain.origin.y, least + 80);
    for (int marches = 0; marches < 5; ++marches) EXPECT_FALSE(refuses(marched(level, 2048, marches)));
}

}  // namespace
}  // namespace terramorph
