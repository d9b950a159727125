#include "match/galaxy/cut_advance.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/battles.h"
#include "support/land/terrain_rows.h"
#include "terrain/cross_section.h"

namespace terramorph {
namespace {

using test::hilly_level;

TEST(CutAdvance, GoesToTheLandBehindAndBackAtTheEndOfTheMap) {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 9);
        LevelSettings level = hilly_level("circle-hill", 640, seed);
        level.terrain.depth = random.from_to(16, 300);
        level.cut.position = random.below(1001) / 1000.0;
        const int rows = random.from_to(1, 2048);
        int row = cut_row(level.terrain.depth, level.cut);
        int way = -1;
        for (int cut_advances = 0; cut_advances < 8; ++cut_advances) {
            EXPECT_EQ(cut_row(level.terrain.depth, advance_cut(level, rows, cut_advances).cut), row);
            for (int step = 0; step < rows; ++step) {
                if (row + way < 0 || row + way >= level.terrain.depth) way = -way;
                row += way;
            }
        }
    }
}

TEST(CutAdvance, ChangesNothingButThePlaceOfTheCut) {
    LevelSettings level = hilly_level("circle-hill", 640, 3);
    level.cut = {0.37, 20};
    EXPECT_EQ(advance_cut(level, 100, 0), level);
    EXPECT_EQ(advance_cut(level, 0, 100), level);
    LevelSettings on = advance_cut(level, 5, 3);
    EXPECT_NE(on, level);
    EXPECT_EQ(on.cut.angle, 20);
    on.cut.position = level.cut.position;
    EXPECT_EQ(on, level);
}

TEST(CutAdvance, HasNoEndOnLandWithoutEnd) {
    for (const char* generator : {"waves", "plateaus"}) {
        const LevelSettings level = hilly_level(generator, 640, 3);
        for (const int cut_advances : {1, 2, 1000}) {
            const LevelSettings on = advance_cut(level, 50, cut_advances);
            EXPECT_FALSE(validate(on));
            EXPECT_EQ(on.terrain.origin.y, -50 * cut_advances);
            EXPECT_EQ(on.cut, level.cut);
        }
        const int row = cut_row(level.terrain.depth, level.cut);
        EXPECT_EQ(test::map_row(advance_cut(level, 50, 3).terrain, row),
                  test::map_row(level.terrain, row - 150))
            << generator;
    }
}

TEST(CutAdvance, TurnsBackWhereLandWithoutEndIsDeclaredToEnd) {
    LevelSettings level = hilly_level("waves", 640, 3);
    const auto least = static_cast<std::int64_t>(kMapOriginY.minimum);
    level.terrain.origin.y = least + 70;
    EXPECT_EQ(advance_cut(level, 50, 1).terrain.origin.y, least + 20);
    EXPECT_EQ(advance_cut(level, 50, 2).terrain.origin.y, least + 30);
    EXPECT_EQ(advance_cut(level, 50, 3).terrain.origin.y, least + 80);
    for (int cut_advances = 0; cut_advances < 5; ++cut_advances)
        EXPECT_FALSE(validate(advance_cut(level, 2048, cut_advances)));
}

}  // namespace
}  // namespace terramorph
