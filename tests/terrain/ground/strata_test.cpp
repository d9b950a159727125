#include "terrain/ground/strata.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "terrain/ground/ground.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

constexpr int kWidth = 16384;

LevelSettings level_with_strata(double rock_depth, double sand, std::uint32_t seed = 5) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("hill"));
    level.terrain.width = kWidth;
    level.terrain.seed = seed;
    level.planet.set(PlanetValue::rock_depth, rock_depth);
    level.planet.set(PlanetValue::sand, sand);
    return level;
}

const std::vector<Sixteenths> kPlain(kWidth, 500 * kColumn);

int sandy_columns(const Strata& strata) {
    return kWidth - static_cast<int>(std::ranges::count(strata.sand_bottom, kNoSand));
}

TEST(Strata, OfTheSamePlaceAreTheSame) {
    EXPECT_EQ(strata_of(level_with_strata(140, 30), kPlain), strata_of(level_with_strata(140, 30), kPlain));
    EXPECT_NE(strata_of(level_with_strata(140, 30), kPlain),
              strata_of(level_with_strata(140, 30, 6), kPlain));
}

TEST(Strata, RockLiesAboutAsDeepAsThePlanetSaysNearerHereAndDeeperThere) {
    const Strata strata = strata_of(level_with_strata(140, 0), kPlain);
    double depth = 0;
    for (const Sixteenths rock : strata.rock_top) depth += double{to_columns(500 * kColumn - rock)} / kWidth;
    EXPECT_NEAR(depth, 140, 20);
    EXPECT_GT(std::ranges::max(strata.rock_top), 430 * kColumn);
    EXPECT_LT(std::ranges::max(strata.rock_top), 480 * kColumn);
    EXPECT_LT(std::ranges::min(strata.rock_top), 300 * kColumn);
    for (std::size_t x = 1; x < kPlain.size(); ++x)
        ASSERT_LE(abs(strata.rock_top[x] - strata.rock_top[x - 1]), 2 * kColumn) << "column " << x;
}

TEST(Strata, RockAtNoDepthIsAllThereIs) {
    EXPECT_EQ(strata_of(level_with_strata(0, 100), kPlain).rock_top, kPlain);
    EXPECT_EQ(sandy_columns(strata_of(level_with_strata(0, 100), kPlain)), 0);
}

TEST(Strata, OfAPlainAreSandyToTheShareThatThePlanetSays) {
    EXPECT_EQ(sandy_columns(strata_of(level_with_strata(140, 0), kPlain)), 0);
    EXPECT_GT(sandy_columns(strata_of(level_with_strata(140, 100), kPlain)), kWidth * 97 / 100);
    int before = 0;
    for (const int share : {10, 30, 50, 70, 90}) {
        const int sandy = sandy_columns(strata_of(level_with_strata(140, share), kPlain));
        EXPECT_NEAR(sandy, kWidth * share / 100, kWidth / 10) << share;
        EXPECT_GT(sandy, before);
        before = sandy;
    }
}

TEST(Strata, SandLiesOnlyWhereItCanSoThatNoneFlowsBeforeItIsDisturbed) {
    const LevelSettings level = level_with_strata(140, 60);
    const std::vector<Sixteenths> surface = level_surface(level);
    const Strata strata = strata_of(level, surface);
    EXPECT_GT(sandy_columns(strata), kWidth / 10);
    Ground ground(surface, level.level_height(), strata);
    const Shape grains = {0, std::vector<Span>(kWidth, {1000 * kColumn, 1000 * kColumn + Sixteenths{1}})};
    ground.heap(grains);
    ground.carve(grains);  // a change of every column, with nothing changed
    EXPECT_FALSE(ground.flow());
    for (int x = 0; x < kWidth; ++x) ASSERT_EQ(ground.top(x), surface[x]);
}

TEST(Strata, OfANarrowerCutThroughTheSamePlacesAreTheSame) {
    LevelSettings narrow = level_with_strata(140, 40);
    narrow.terrain = default_terrain(*find_generator("waves"));
    ASSERT_TRUE(narrow.terrain.generator->is_infinite());
    narrow.terrain.width = 1000;
    LevelSettings moved = narrow;
    moved.terrain.origin.x += 400;
    const std::vector<Sixteenths> plain(1000, 500 * kColumn);
    const Strata here = strata_of(narrow, plain);
    const Strata there = strata_of(moved, plain);
    for (std::size_t x = 401; x < 999; ++x) {
        ASSERT_EQ(here.rock_top[x], there.rock_top[x - 400]) << x;
        ASSERT_EQ(here.sand_bottom[x], there.sand_bottom[x - 400]) << x;
    }
}

}  // namespace
}  // namespace terramorph
