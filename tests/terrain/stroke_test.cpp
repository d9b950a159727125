// What a brush does to a map.
#include "terrain/stroke.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/random.h"
#include "support/land/terrain_rows.h"
#include "terrain/cross_section.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

MapSettings small_map(const Generator& generator) {
    MapSettings terrain = default_terrain(generator);
    terrain.width = 300;
    terrain.depth = 200;
    if (generator.is_infinite()) terrain.origin = {-130, 71};
    return terrain;
}

/// Strokes of all sizes, over each other and over the map's edges.
Strokes many_strokes(const MapSettings& terrain) {
    Random random(11, 0);
    Strokes strokes;
    while (strokes.size() < kMostStrokes) {
        const int x = random.from_to(-20, 90), y = random.from_to(-20, 70), size = random.below(kBrushSizes);
        const int steps = random.from_to(1, kMostSteps);
        const Spot near = {terrain.origin.x / kStrokeGrid, terrain.origin.y / kStrokeGrid};
        strokes[{(near + Spot{x, y}) * kStrokeGrid, size}] = random.below(2) == 0 ? steps : -steps;
    }
    return strokes;
}

std::vector<float> row_of(const MapSettings& terrain, int row) {
    std::vector<float> heights(static_cast<std::size_t>(terrain.width));
    make_rows(terrain, {&row, 1}, heights);
    return heights;
}

TEST(Stroke, RaisesItsMiddleByItsLiftAndItsRimByNothing) {
    MapSettings terrain = small_map(*find_generator("circle-hill"));
    const std::vector<float> before = row_of(terrain, 100);
    terrain.strokes[{{148, 100}, 2}] = 5;
    const std::vector<float> after = row_of(terrain, 100);
    EXPECT_FLOAT_EQ(after[148] - before[148], 20);
    EXPECT_NEAR(after[148 + 16] - before[148 + 16], 20 * 9 / 16.0, 0.1) << "half its radius away";
    EXPECT_EQ(after[148 + 32], before[148 + 32]);
    EXPECT_EQ(after[148 - 33], before[148 - 33]);
    EXPECT_GT(after[148 + 24], before[148 + 24]);
    EXPECT_FLOAT_EQ(after[148 + 9] - before[148 + 9], after[148 - 9] - before[148 - 9]);
    EXPECT_EQ(row_of(terrain, 132), test::map_row(terrain, 132)) << "its radius before it";
    terrain.strokes[{{148, 100}, 2}] = -5;
    EXPECT_FLOAT_EQ(row_of(terrain, 100)[148] - before[148], -20);
}

TEST(Stroke, GivesEachRowOfTheMapToTheLastBit) {
    for (const Generator* generator : generators()) {
        MapSettings terrain = small_map(*generator);
        terrain.strokes = many_strokes(terrain);
        const HeightMap map = make_map(terrain);
        EXPECT_FALSE(std::ranges::equal(map.heights(), generator->map(terrain).heights()));
        for (int row = 0; row < terrain.depth; ++row)
            ASSERT_TRUE(std::ranges::equal(map.row(row), row_of(terrain, row))) << generator->name << row;
        std::vector<int> some = {3, 4, 77, 199};
        std::vector<float> rows(some.size() * map.row(0).size());
        make_rows(terrain, some, rows);
        EXPECT_TRUE(std::ranges::equal(std::span(rows).last(map.row(0).size()), map.row(199)));
    }
}

TEST(Stroke, IsAtAPlaceOfEndlessLandAsInItsRow) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        MapSettings terrain = small_map(*generator);
        terrain.strokes = many_strokes(terrain);
        for (const int row : {0, 41, 150}) {
            std::vector<Place> places;
            for (int x = 0; x < terrain.width; ++x) places.push_back(Place{x, row} * kPlaceSub);
            std::vector<float> heights(places.size());
            make_heights(terrain, places, heights);
            EXPECT_EQ(heights, row_of(terrain, row)) << generator->name;
        }
    }
}

TEST(Stroke, LiesInTheLandAndNotInTheWindowOnIt) {
    MapSettings terrain = small_map(*find_generator("waves"));
    terrain.strokes[{{0, 160}, 4}] = 12;
    const std::vector<float> here = row_of(terrain, 90);
    terrain.origin = terrain.origin + Spot{17, 30};
    const std::vector<float> there = row_of(terrain, 60);
    EXPECT_TRUE(std::equal(here.begin() + 17, here.end(), there.begin()));
    EXPECT_NE(row_of(terrain, 60), test::map_row(terrain, 60));
}

TEST(Stroke, IsSeenByLevelsAndByTheLandBehindTheirCutWhateverItsAngle) {
    for (const double angle : {0.0, 33.0}) {
        LevelSettings level;
        level.terrain = default_terrain(*find_generator("plateaus"));
        level.terrain.width = 640;
        level.cut.angle = angle;
        const int rows[] = {0, 48};
        const auto before = surfaces_behind(level, rows);
        level.terrain.strokes[{{320, 1024}, 4}] = 15;
        const auto after = surfaces_behind(level, rows);
        EXPECT_EQ(after.front(), level_surface(level));
        EXPECT_GT(after[0][318], before[0][318] + 15 * kColumn) << angle;
        EXPECT_GT(after[1][320], before[1][320] + 2 * kColumn) << angle;
        EXPECT_EQ(after[0][100], before[0][100]);
    }
}

TEST(Stroke, HasTheSizeOfItsRadius) {
    for (int size = 0; size < kBrushSizes; ++size) EXPECT_EQ(brush_size(brush_radius(size)), size);
    for (const int radius : {-8, 0, 4, 9, 24, 1023, 2048})
        EXPECT_EQ(brush_size(radius), std::nullopt) << radius;
}

TEST(Stroke, RefusesWhatIsNoneAndMoreThanAMapCanHave) {
    Strokes strokes = many_strokes(small_map(*find_generator("waves")));
    EXPECT_FALSE(validate(strokes));
    strokes[{{4000, 4000}, 0}] = 1;
    EXPECT_EQ(validate(strokes)->text(), "a map can't have 65 strokes; allowed: 0 to 64");
    const auto refusal = [](StrokePlace place, int steps) {
        return validate(Strokes{{place, steps}})->text();
    };
    EXPECT_EQ(refusal({{2, 0}, 0}, 1), "a stroke can't be at 2; allowed: multiples of 4");
    EXPECT_EQ(refusal({{0, std::int64_t{1} << 31}, 0}, 1),
              "a stroke can't be at 2147483648; allowed: -2147483648 to 2147483644");
    EXPECT_EQ(refusal({{-kEndOfLand - kStrokeGrid, 0}, 0}, 1),
              "a stroke can't be at -2147483652; allowed: -2147483648 to 2147483644");
    EXPECT_FALSE(validate(Strokes{{{{-kEndOfLand, kEndOfLand - kStrokeGrid}, 0}, 1}}));
    EXPECT_EQ(refusal({{0, 0}, 8}, 1), "a stroke can't be 8; allowed: 0 to 7");
    EXPECT_EQ(refusal({{0, 0}, 0}, 0), "a stroke can't raise land by 0 m; allowed: -60 to 60");
    EXPECT_EQ(refusal({{0, 0}, 0}, -16), "a stroke can't raise land by -64 m; allowed: -60 to 60");
    MapSettings terrain = small_map(*find_generator("hill"));
    terrain.strokes = strokes;
    EXPECT_TRUE(validate(terrain));
}

}  // namespace
}  // namespace terramorph
