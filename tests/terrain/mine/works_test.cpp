#include "terrain/mine/works.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/index.h"
#include "support/how_often.h"
#include "support/land/mine_levels.h"
#include "terrain/mine/shaft_places.h"
#include "terrain/scenery.h"

namespace terramorph {
namespace {

using Kind = MineOpening::Kind;

int count(const MineWorks& works, Kind kind) {
    return static_cast<int>(std::ranges::count(works.openings, kind, &MineOpening::kind));
}

/// Waves with a single mineshaft on the cut, at this column.
LevelSettings with_shaft_at(std::int64_t column) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("waves"));
    const std::int64_t row = cut_row(level.terrain, level.cut);
    for (const Standing& standing : features_near(level.terrain, level.cut, -40, 40))
        level.terrain.placed[standing.spot] = Feature::none;
    level.terrain.placed[{column, row}] = Feature::mineshaft;
    return level;
}

std::vector<Sixteenths> flat(int high) { return std::vector<Sixteenths>(2048, high * kColumn); }

class MineWorksOf : public testing::TestWithParam<const Generator*> {};

INSTANTIATE_TEST_SUITE_P(Levels, MineWorksOf, testing::ValuesIn(generators().begin(), generators().end()),
                         [](const auto& generator) {
                             std::string name(generator.param->name);
                             std::erase(name, '-');
                             return name;
                         });

TEST_P(MineWorksOf, HoldWithoutPropsAndEveryShaftLeadsToGalleries) {
    const int levels = test::how_often(100, 500);
    int with_shaft = 0;
    double part = 0;
    for (int seed = 0; seed < levels; ++seed) {
        SCOPED_TRACE(testing::Message() << "level " << seed);
        test::MinedLevel mined(test::any_level(*GetParam(), static_cast<std::uint32_t>(seed)));
        for (const Range& mouth : mined.works.mouths)
            EXPECT_GE(test::columns_of_gallery(mined.ground, mouth), 600);
        EXPECT_LE(mined.works.mouths.size(), 4u);
        EXPECT_LE(count(mined.works, Kind::winze), 12);
        EXPECT_LE(count(mined.works, Kind::gallery), 160);
        EXPECT_LE(mined.taken, mined.before / 5);
        EXPECT_EQ(mined.ground.area(), mined.before - mined.taken);
        EXPECT_TRUE(mined.ground.take_loose({0, mined.ground.width()}).empty());
        EXPECT_EQ(mined.ground.area(), mined.before - mined.taken) << "not even crumbs";
        with_shaft += mined.works.mouths.empty() ? 0 : 1;
        part += static_cast<double>(mined.taken) / static_cast<double>(mined.before);
    }
    EXPECT_GT(with_shaft, levels * 4 / 5);
    EXPECT_GT(part, 0.05 * levels);
}

TEST_P(MineWorksOf, LieUnderEnoughLand) {
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const LevelSettings level = test::any_level(*GetParam(), seed);
        const std::vector<Sixteenths> surface = level_surface(level);
        for (const MineOpening& opening : mine_works(level, surface).openings) {
            const Range columns = opening.air.columns();
            ASSERT_GE(columns.x0, 0);
            ASSERT_LE(columns.x1, level.width());
            for (int x = columns.x0; x < columns.x1; ++x) {
                const Span air = opening.air.chord(x);
                ASSERT_GE(air.bottom, Ground::kBedrock);
                if (opening.kind == Kind::shaft) {
                    ASSERT_EQ(air.top, surface[at(x)]);
                    ASSERT_GE(surface[at(x)], water_surface(level));
                    continue;
                }
                const auto from = surface.begin() + std::max(x - 24, 0);
                const auto to = surface.begin() + std::min(x + 25, level.width());
                ASSERT_GE(*std::min_element(from, to), air.top + 24 * kColumn);
            }
        }
    }
}

TEST_P(MineWorksOf, WallOffTheirWater) {
    int rooms = 0;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        const LevelSettings level = test::any_level(*GetParam(), seed);
        const MineWorks works = mine_works(level, level_surface(level));
        for (const MineOpening& room : works.openings) {
            if (room.room != MineRoom::water) continue;
            ++rooms;
            for (const MineOpening& other : works.openings) {
                if (&other == &room) continue;
                for (int x = room.air.columns().x0 - 7; x < room.air.columns().x1 + 7; ++x) {
                    const Span air = other.air.chord(x), whole = room.whole();
                    EXPECT_TRUE(air.empty() || air.top < whole.bottom || air.bottom > whole.top) << seed;
                }
            }
        }
    }
    EXPECT_GT(rooms, 10);
}

TEST(MineWorks, DependOnNothingButTheLevel) {
    for (std::uint32_t seed = 0; seed < 5; ++seed) {
        const test::MinedLevel one(test::any_level(*generators()[0], seed)),
            other(test::any_level(*generators()[0], seed));
        EXPECT_EQ(one.ground.area(), other.ground.area());
        EXPECT_EQ(one.works.mouths, other.works.mouths);
    }
}

TEST(MineWorks, HaveAShaftWhereAPersonPutOne) {
    for (const int column : {700, 1000, 1400}) {
        const LevelSettings level = with_shaft_at(column);
        EXPECT_EQ(shaft_places(level), std::vector{column});
        const MineWorks works = mine_works(level, flat(300));
        ASSERT_EQ(works.mouths.size(), 1u);
        EXPECT_NEAR(works.mouths[0].x0, column, 128);
        EXPECT_EQ(works.mouths[0].x1 - works.mouths[0].x0, 56);
        EXPECT_EQ(count(works, Kind::shaft), 1);
    }
}

TEST(MineWorks, HaveNoShaftUnderWater) {
    LevelSettings level = with_shaft_at(1000);
    level.planet.set(PlanetValue::water, 31.0);
    EXPECT_GT(water_surface(level), 300 * kColumn);
    EXPECT_TRUE(mine_works(level, flat(300)).mouths.empty());
}

TEST(MineWorks, AreNotUnderLowLand) {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        LevelSettings level = with_shaft_at(1000);
        level.terrain.seed = seed;
        EXPECT_TRUE(mine_works(level, flat(67)).openings.empty());
    }
}

TEST(MineWorks, OfALevelWithoutRoomForALandingHaveNoShaft) {
    LevelSettings level = with_shaft_at(300);
    level.terrain.width = 12 * 64;
    EXPECT_TRUE(mine_works(level, std::vector<Sixteenths>(12 * 64, 300 * kColumn)).mouths.empty());
}

}  // namespace
}  // namespace terramorph
