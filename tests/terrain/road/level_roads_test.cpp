// Roads of a level's land, where they cross its cut, and their beds.
#include "terrain/road/level_roads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/index.h"
#include "support/land/mine_levels.h"
#include "terrain/road/road_bed.h"
#include "terrain/road/road_path.h"

namespace terramorph {
namespace {

constexpr std::uint32_t kLevels = 10;

template <class Visit>
void for_each_level(const Visit& visit, std::uint32_t levels = kLevels) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= levels; ++seed) visit(test::any_level(*generator, seed));
}

std::vector<Road> roads_of_map(const LevelSettings& level) {
    const MapSettings& terrain = level.terrain;
    return roads_near(level, terrain.origin, terrain.origin + Spot{terrain.width - 1, terrain.depth - 1});
}

int columns_of(const std::vector<Range>& stretches) {
    int columns = 0;
    for (const Range& stretch : stretches) columns += stretch.x1 - stretch.x0;
    return columns;
}

TEST(LevelRoads, OneLevelInThreeOrMoreHasOneFromEveryGenerator) {
    for (const Generator* generator : generators()) {
        constexpr std::uint32_t kMany = 24;
        std::uint32_t with = 0;
        for (std::uint32_t seed = 1; seed <= kMany; ++seed) {
            const LevelSettings level = test::any_level(*generator, seed);
            with += !road_stretches(level, level_surface(level)).empty();
        }
        EXPECT_GE(with, kMany / 3) << generator->name;
    }
}

TEST(LevelRoads, StretchesAreOnTheLevelDryApartAndFew) {
    for_each_level([](const LevelSettings& level) {
        const std::vector<Sixteenths> surface = level_surface(level);
        const std::vector<Range> stretches = road_stretches(level, surface);
        EXPECT_LE(stretches.size(), kMostStretches);
        EXPECT_LE(columns_of(stretches), kMostRoad);
        int end = 0;
        for (const Range& stretch : stretches) {
            EXPECT_GE(stretch.x0, end);
            EXPECT_GE(stretch.x1 - stretch.x0, kNarrowestRoad);
            end = stretch.x1;
            for (int x = stretch.x0; x < stretch.x1; ++x)
                EXPECT_GE(surface[at(x)], water_surface(level)) << level.terrain.generator->name;
        }
        EXPECT_LE(end, level.width());
    });
}

LevelSettings without_air(LevelSettings level) {
    for (const PlanetValue none : {PlanetValue::air, PlanetValue::least_wind, PlanetValue::most_wind})
        level.planet.set(none, 0);
    return level;
}

TEST(LevelRoads, AirlessWorldsAndSeasHaveNone) {
    for (const Generator* generator : generators()) {
        const LevelSettings level = without_air(test::any_level(*generator, 3));
        EXPECT_TRUE(roads_of_map(level).empty());
        EXPECT_TRUE(road_stretches(level, level_surface(level)).empty());
        LevelSettings sea = test::any_level(*generator, 3);
        sea.lift = -2000;
        sea.planet.set(PlanetValue::water, 50);
        EXPECT_TRUE(roads_of_map(sea).empty());
        EXPECT_TRUE(road_stretches(sea, level_surface(sea)).empty());
    }
}

TEST(LevelRoads, APartOfTheMapHasTheRoadsOfTheWholeThatPassThroughIt) {
    for (const Generator* generator : generators()) {
        const LevelSettings level = test::any_level(*generator, 5);
        const std::vector<Road> whole = roads_of_map(level);
        for (int k = 0; k < 12; ++k) {
            const Spot first = level.terrain.origin + Spot{k * 331 % 1500, k * 577 % 1900};
            const Spot last = first + Spot{400, 20};
            const std::vector<Road> part = roads_near(level, first, last);
            for (const Road& road : whole)
                for (const Spot& spot : road)
                    if (spot.x >= first.x && spot.x <= last.x && spot.y >= first.y && spot.y <= last.y)
                        EXPECT_NE(std::ranges::find(part, road), part.end()) << generator->name;
        }
    }
}

TEST(LevelRoads, OfLandWithAnEndStayOnTheMap) {
    for (const Generator* generator : generators()) {
        if (generator->is_infinite()) continue;
        for (const Vec2<int>& size :
             {Vec2<int>{2048, 2048}, {640, 6553}, {16384, 256}, {1300, 64}, {700, 16}}) {
            LevelSettings level = test::any_level(*generator, 9);
            level.terrain.width = size.x;
            level.terrain.depth = size.y;
            for (const Road& road : roads_of_map(level))
                for (const Spot& spot : road) {
                    EXPECT_TRUE(spot.x >= 0 && spot.x < size.x && spot.y >= 0 && spot.y < size.y);
                    EXPECT_EQ(spot.x % kRoadGrid, 0);
                    EXPECT_EQ(spot.y % kRoadGrid, 0);
                }
        }
    }
}

/// A level with a road that a person has built along its whole cut, which isn't turned.
LevelSettings level_with_built_road(const Generator& generator, std::uint32_t seed, int behind = 0) {
    LevelSettings level = test::any_level(generator, seed);
    level.cut.angle = 0;
    const Spot begin = level.terrain.origin + Spot{0, cut_row(level.terrain, level.cut) - behind};
    level.terrain.roads = {{begin, begin + Spot{900, 0}, begin + Spot{level.terrain.width - 1, 0}}};
    return level;
}

TEST(LevelRoads, OnesThatAPersonHasBuiltAreWhereItIsDryAndEvenHoweverLongTheyAre) {
    int longest = 0;
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= kLevels; ++seed) {
            LevelSettings level = level_with_built_road(*generator, seed);
            const std::vector<Sixteenths> surface = level_surface(level);
            const std::vector<Range> stretches = road_stretches(level, surface);
            for (const Range& stretch : stretches)
                for (int x = stretch.x0; x < stretch.x1; ++x)
                    EXPECT_GE(surface[at(x)], water_surface(level)) << generator->name;
            longest = std::max(longest, columns_of(stretches));
            level = without_air(level);
            EXPECT_EQ(road_stretches(level, surface).empty(), stretches.empty()) << "without air as well";
            level.terrain.roads.clear();
            EXPECT_TRUE(road_stretches(level, surface).empty());
        }
    EXPECT_GT(longest, kMostRoad);
}

TEST(LevelRoads, OnesThatAPersonHasBuiltCountAsNearAsOthers) {
    const Generator& generator = *find_generator("circle-hill");
    const auto columns = [&](int behind) {
        const LevelSettings level = without_air(level_with_built_road(generator, 2, behind));
        return columns_of(road_stretches(level, level_surface(level)));
    };
    EXPECT_GT(columns(0), 0);
    EXPECT_GT(columns(kRoadsAlong), 0);
    EXPECT_EQ(columns(kRoadsAlong + 1), 0);
    EXPECT_EQ(columns(1'000'000'000), 0);
}

TEST(LevelRoads, OnesThatAPersonHasBuiltComeFirst) {
    LevelSettings level = test::any_level(*find_generator("circle-hill"), 1);
    level.cut = {};
    const int row = cut_row(level.terrain, level.cut);
    level.terrain.roads = {{{600, row - 300}, {600, row + 300}},
                           {{900, row - 300}, {900, row + 300}},
                           {{1200, row - 300}, {1200, row + 300}},
                           {{1500, row - 300}, {1500, row + 300}}};
    const std::vector<Sixteenths> surface(2048, 400 * kColumn);
    const std::vector<Range> stretches = road_stretches(level, surface);
    for (const int column : {600, 900, 1200, 1500})
        EXPECT_EQ(std::ranges::count_if(
                      stretches, [&](const Range& each) { return each.x0 < column && column < each.x1; }),
                  1)
            << column;
}

/// The columns at which a road comes so near to the cut.
std::set<int> columns_beside(const LevelSettings& level, double near) {
    std::set<int> columns;
    const Spot wide{level.width(), level.width()};  // turned, it may leave the map
    const Spot first = level.terrain.origin - wide;
    const Spot last = level.terrain.origin + wide + Spot{level.terrain.width, level.terrain.depth};
    for (const Road& road : roads_near(level, first, last))
        for (std::size_t k = 1; k < road.size(); ++k)
            for (int part = 0; part <= 256; ++part) {
                const Spot from = road[k - 1] - level.terrain.origin, way = road[k] - road[k - 1];
                const double x = static_cast<double>(from.x) + static_cast<double>(way.x) * part / 256;
                const double y = static_cast<double>(from.y) + static_cast<double>(way.y) * part / 256;
                const Vec2<double> begin =
                    place_on_map(level.terrain.width, level.terrain.depth, level.cut, 0);
                const Vec2<double> along =
                    place_on_map(level.terrain.width, level.terrain.depth, level.cut, 1) - begin;
                const double behind = (x - begin.x) * along.y - (y - begin.y) * along.x;
                const double column = (x - begin.x) * along.x + (y - begin.y) * along.y;
                if (std::abs(behind) <= near) columns.insert(static_cast<int>(std::floor(column)));
            }
    return columns;
}

TEST(LevelRoads, StretchesAreWhereTheMapHasRoadsNearTheCutAtAnyAngle) {
    for_each_level(
        [](const LevelSettings& level) {
            const std::set<int> beside = columns_beside(level, kRoadsAlong + 0.5);
            for (const Range& stretch : road_stretches(level, level_surface(level)))
                for (int x = stretch.x0; x < stretch.x1; ++x) {
                    const auto near = beside.lower_bound(x - kNarrowestRoad);
                    EXPECT_TRUE(near != beside.end() && *near <= x + kNarrowestRoad)
                        << level.terrain.generator->name << " " << level.terrain.seed << " "
                        << level.cut.angle;
                }
        },
        4);
}

TEST(LevelRoads, BedsAreGentleAndOnlyDug) {
    for_each_level([](const LevelSettings& level) {
        const std::vector<Sixteenths> before = level_surface(level);
        const std::vector<Range> stretches = road_stretches(level, before);
        std::vector<Sixteenths> surface = before;
        lay_roads(surface, stretches);
        for (const Range& stretch : stretches)
            for (int x = stretch.x0; x < stretch.x1; ++x) {
                if (x > stretch.x0) EXPECT_LE(6 * abs(surface[at(x)] - surface[at(x - 1)]), kColumn);
                EXPECT_LE(before[at(x)] - surface[at(x)], kDeepestBed);
            }
        for (std::size_t x = 0; x < surface.size(); ++x) EXPECT_LE(surface[x], before[x]);
        if (stretches.empty()) EXPECT_EQ(surface, before);
    });
}

TEST(LevelRoads, SlopesLeadDownToADeepBed) {
    std::vector<Sixteenths> surface(400);
    for (int x = 0; x < 400; ++x) surface[at(x)] = 200 * kColumn + x * kColumn / 2;
    const std::vector<Sixteenths> before = surface;
    const std::vector<Range> road = {{100, 140}};
    ASSERT_EQ(even_part(road[0], surface), road[0]);
    lay_roads(surface, road);
    EXPECT_LT(surface[139], before[139] - 10 * kColumn);
    EXPECT_EQ(surface[99], before[99]) << "where the land is lower nothing is dug";
    for (int x = 140; x < 400; ++x)
        EXPECT_LT(surface[at(x)] - surface[at(x - 1)], kColumn) << "one can drive up from there";
    EXPECT_EQ(surface[200], before[200]);
}

TEST(LevelRoads, NoneIsDugThroughACliff) {
    std::vector<Sixteenths> surface(40, 100 * kColumn);
    std::fill(surface.begin() + 20, surface.end(), 180 * kColumn);
    EXPECT_EQ(even_part({0, 40}, surface), (Range{0, 20}));
    std::fill(surface.begin() + 20, surface.end(), 120 * kColumn);
    EXPECT_EQ(even_part({0, 40}, surface), (Range{0, 40}));
}

/// By trying all parts.
Range longest_even_part(std::span<const Sixteenths> surface) {
    Range best;
    for (int x0 = 0; x0 < static_cast<int>(surface.size()); ++x0)
        for (int x1 = x0 + 1; x1 <= static_cast<int>(surface.size()); ++x1) {
            bool even = true;
            for (int a = x0; a < x1; ++a)
                for (int b = a + 1; b < x1; ++b)
                    even = even && abs(surface[at(a)] - surface[at(b)]) <= kDeepestBed + (b - a) * kRoadGrade;
            if (!even) break;
            if (x1 - x0 > columns_in(best)) best = {x0, x1};
        }
    return best;
}

TEST(LevelRoads, TakeTheLongestEvenPart) {
    Random random(5, 0);
    for (int level = 0; level < 200; ++level) {
        std::vector<Sixteenths> surface(40, 200 * kColumn);
        const int steep = 1 + random.below(24);
        for (std::size_t x = 1; x < surface.size(); ++x)
            surface[x] = surface[x - 1] + (random.below(2 * steep + 1) - steep) * kColumn;
        ASSERT_EQ(even_part({0, 40}, surface), longest_even_part(surface)) << level;
    }
}

}  // namespace
}  // namespace terramorph
