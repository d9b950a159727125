// Castles, and where they stand.
#include "terrain/castle/castle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/index.h"
#include "base/random.h"
#include "support/land/castle_levels.h"
#include "terrain/ground/stability.h"
#include "terrain/scenery.h"

namespace terramorph {
namespace {

/// A castle of each size, with some salts.
template <class Visit>
void for_each_castle(int salts, Visit visit) {
    for (int size = 1; size <= Castle::kLargest; ++size)
        for (int salt = 0; salt < salts; ++salt)
            visit(castle_at({.column = 120,
                             .floor = 100 * kColumn,
                             .size = size,
                             .lot = hash_bits(7, 0, salt, size),
                             .gate_on_right = salt % 2 == 1}));
}

Ground ground_with(const Castle& castle) {
    Ground ground(std::vector<Sixteenths>(600, 100 * kColumn), 600);
    ground.build(castle.stones);
    ground.line(castle.linings());
    return ground;
}

TEST(Castle, AboutOneLevelInThreeOrFourHasOneFromEveryGenerator) {
    for (const Generator* generator : generators()) {
        const int castles = test::for_each_castle_level(*generator, 200, [](const auto&) {});
        EXPECT_GE(castles, 40) << generator->name;
        EXPECT_LE(castles, 90) << generator->name;
    }
}

TEST(Castle, StandsOnDryLandInTheUpperPartsOfALevelAwayFromShafts) {
    for (const Generator* generator : generators())
        test::for_each_castle_level(*generator, 60, [&](test::CastleLevel& found) {
            const Castle& castle = found.castle;
            const Range walls = castle.columns;
            const auto [low, high] = std::ranges::minmax(found.surface);
            EXPECT_GT(castle.site.floor, water_surface(found.level));
            EXPECT_GE(castle.site.floor - low, (high - low) / 3);
            for (const Range& mouth : found.works.mouths)
                EXPECT_TRUE(mouth.x1 < walls.x0 || walls.x1 < mouth.x0)
                    << generator->name << found.level.terrain.seed;
            level_site(found.surface, castle);
            for (int x = castle.even.x0; x < castle.even.x1; ++x)
                EXPECT_EQ(found.surface[at(x)], castle.site.floor);
            for (const MineOpening& opening : found.works.openings)
                if (opening.kind != MineOpening::Kind::shaft)
                    for (int x = opening.air.x0; x < opening.air.columns().x1; ++x)
                        EXPECT_GE(found.surface[at(x)], opening.air.chord(x).top + 20 * kColumn)
                            << generator->name;
            EXPECT_LE(castle.site.floor + castle.height(), found.level.level_height() * kColumn);
        });
}

/// The castle of a level on whose cut, or so many rows beside it, a person has placed one.
std::optional<Castle> castle_placed(LevelSettings level, int column, int rows_away) {
    const std::int64_t row = cut_row(level.terrain, level.cut) + rows_away;
    level.terrain.placed[level.terrain.origin + Spot{column, row}] = Feature::castle;
    const std::vector<Sixteenths> surface = level_surface(level);
    return castle_on(level, surface, mine_works(level, surface));
}

TEST(Castle, APlacedOneStandsNearItsColumnOnLandOfAllKinds) {
    for (const Generator* generator : generators()) {
        int stands = 0, right_there = 0;
        for (std::uint32_t seed = 1; seed <= 40; ++seed) {
            LevelSettings level;
            level.terrain = default_terrain(*generator);
            level.terrain.seed = seed;
            const int column = 300 + 37 * static_cast<int>(seed);
            const std::optional<Castle> castle = castle_placed(level, column, static_cast<int>(seed) - 20);
            if (!castle) continue;
            ++stands;
            const int away = std::abs((castle->columns.x0 + castle->columns.x1) / 2 - column);
            EXPECT_LE(away, 202) << generator->name << seed;
            right_there += away <= 4;
            EXPECT_GT(castle->site.floor, water_surface(level)) << generator->name << seed;
        }
        EXPECT_GE(stands, 24) << generator->name;
        EXPECT_GE(right_there, 4) << generator->name;
    }
}

TEST(Castle, APlacedOneIsTheOnlyOneAndStandsOnlyNearTheCut) {
    const auto generated = test::castle_level(*find_generator("circle-hill"), 6);
    ASSERT_TRUE(generated);
    LevelSettings level = generated->level;
    const std::optional<Castle> near = castle_placed(level, 400, kNearCut);
    ASSERT_TRUE(near);
    EXPECT_NE(near->columns, generated->castle.columns);
    const std::optional<Castle> far = castle_placed(level, 400, kNearCut + 1);
    ASSERT_TRUE(far);
    EXPECT_EQ(far->columns, generated->castle.columns);
    level.planet.set(PlanetValue::water, 60);
    EXPECT_FALSE(castle_placed(level, 400, 0)) << "nor in the water";
}

TEST(Castle, IsOfStoneThatIsSortedAndApart) {
    for_each_castle(12, [](const Castle& castle) {
        const Chords& stones = castle.stones;
        for (std::size_t k = 1; k < stones.size(); ++k)
            EXPECT_TRUE(stones[k - 1].x < stones[k].x || stones[k - 1].span.top < stones[k].span.bottom);
        for (const Chord& stone : stones) EXPECT_FALSE(stone.span.empty());
        EXPECT_GE(stones.front().x, castle.columns.x0 - 3);
        EXPECT_LT(stones.back().x, castle.columns.x1 + 3);
        EXPECT_LE(cells_of(stones) / kCellsPerSquareColumn, 11000);
    });
}

TEST(Castle, NothingOfItIsLooseOrTooWeakOrFalls) {
    for_each_castle(100, [](const Castle& castle) {
        Ground ground = ground_with(castle);
        const Range all = {0, ground.width()};
        const std::int64_t cells = ground.area();
        EXPECT_TRUE(ground.take_loose(all).empty()) << castle.site.size;
        EXPECT_TRUE(weak_regions(ground, all).empty()) << castle.site.size;
        EXPECT_TRUE(sliding_slopes(ground, all).empty()) << castle.site.size;
        EXPECT_FALSE(ground.settle(kColumn)) << castle.site.size;
        EXPECT_EQ(ground.area(), cells);
    });
}

TEST(Castle, ATankPassesItsGate) {
    for_each_castle(12, [](const Castle& castle) {
        const Ground ground = ground_with(castle);
        const auto gate = std::ranges::find(castle.rooms, CastleRoom::Kind::gate, &CastleRoom::kind);
        ASSERT_NE(gate, castle.rooms.end());
        const bool right = castle.site.gate_on_right;
        EXPECT_EQ(right ? gate->columns.x1 : gate->columns.x0, right ? castle.columns.x1 : castle.columns.x0);
        // From before it into the yard behind it there are 17 columns of air above the floor.
        for (int x = gate->columns.x0 - 50; x < gate->columns.x1 + 50; ++x)
            for (int high = 0; high < 17; ++high)
                EXPECT_FALSE(ground.solid(x, castle.site.floor + high * kColumn)) << x << " " << high;
    });
}

TEST(Castle, DiffersBySaltAndBySide) {
    std::set<int> widths;
    int right = 0;
    for_each_castle(12, [&](const Castle& castle) {
        widths.insert(castle.columns.x1 - castle.columns.x0);
        EXPECT_EQ(castle.towers.size(), 3u);
        EXPECT_TRUE(castle.towers[1].keep);
        for (std::size_t k = 1; k < 3; ++k)
            EXPECT_LT(castle.towers[k - 1].columns.x1, castle.towers[k].columns.x0);
        EXPECT_GT(castle.towers[1].top.y, std::max(castle.towers[0].top.y, castle.towers[2].top.y));
        right += castle.site.gate_on_right;
    });
    EXPECT_GE(widths.size(), 5u);
    EXPECT_GE(*widths.begin(), 160);
    EXPECT_LE(*widths.rbegin(), 280);
    EXPECT_GT(right, 0);
}

TEST(Masonry, IsAsHardAsRockAndNoLongerStoneWhereItFell) {
    const Castle castle = castle_at({.column = 120, .floor = 100 * kColumn, .size = 20});
    Ground ground = ground_with(castle);
    const CastleTower& tower = castle.towers.front();
    const int wall = tower.columns.x0 + 2;
    const Sixteenths high = castle.site.floor + 50 * kColumn;
    EXPECT_EQ(ground.material(wall, high), Material::stone);
    EXPECT_EQ(ground.material(wall, castle.site.floor - 20 * kColumn), Material::earth);
    ground.blast(tower.columns.x0 * kColumn, high, 8 * kColumn);
    EXPECT_FALSE(ground.solid(tower.columns.x0 + 3, high));
    EXPECT_TRUE(ground.solid(tower.columns.x0 + 5, high)) << "half as deep as in earth";

    const std::int64_t stone = ground.masonry().cells();
    const int side = tower.columns.x0 - 2;  // of the crown, which hangs when its lining has broken
    const Sixteenths bottom = ground.column(side).back().bottom;
    for (int k = 0; k < static_cast<int>(ground.linings().size()); ++k)
        ground.weaken_lining(k, Castle::kArch);
    ground.break_linings();
    while (ground.settle(4 * kColumn)) {
    }
    EXPECT_LT(ground.masonry().cells(), stone);
    EXPECT_FALSE(ground.solid(side, bottom));
    EXPECT_EQ(ground.material(side, ground.top(side) - Sixteenths{1}), Material::earth);
}

TEST(Masonry, RidesOnLandThatSlips) {
    const Castle castle = castle_at({.column = 120, .floor = 100 * kColumn, .size = 20});
    Ground ground = ground_with(castle);
    const std::int64_t stone = ground.masonry().cells();
    std::vector<Sixteenths> rises(at(ground.width()), 5 * kColumn);
    ground.slip(0, rises, 590 * kColumn);
    EXPECT_EQ(ground.masonry().cells(), stone);
    for (const Chord& each : castle.stones)
        EXPECT_TRUE(ground.masonry().has(each.x, each.span.bottom + 5 * kColumn));
    EXPECT_FALSE(ground.settle(kColumn));
    EXPECT_TRUE(ground.take_loose({0, ground.width()}).empty());
}

TEST(Masonry, KnowsWhatBrokeOff) {
    const Castle castle = castle_at({.column = 120, .floor = 100 * kColumn, .size = 20});
    Ground ground = ground_with(castle);
    const Range tower = castle.towers.front().columns;
    // All of its foot, and the walk beside it.
    const int wide = tower.x1 + 70 - tower.x0;
    ground.carve(
        {tower.x0, std::vector<Span>(at(wide), Span{castle.site.floor, castle.site.floor + 50 * kColumn})});
    for (int k = 0; k < static_cast<int>(ground.linings().size()); ++k)
        ground.weaken_lining(k, Castle::kArch);
    ground.break_linings();
    const std::vector<LooseRegion> loose = ground.take_loose({0, ground.width()});
    ASSERT_FALSE(loose.empty());
    EXPECT_TRUE(loose.front().is_masonry());
    const std::vector<LooseRegion> blocks = blocks_of(loose.front(), 26, 30 * kColumn);
    std::int64_t cells = 0;
    for (const LooseRegion& block : blocks) {
        EXPECT_LE(block.chords.back().x - block.chords.front().x, 26);
        EXPECT_TRUE(block.is_masonry());
        cells += block.cells;
    }
    EXPECT_GE(blocks.size(), 2u);
    EXPECT_EQ(cells, loose.front().cells);
}

}  // namespace
}  // namespace terramorph
