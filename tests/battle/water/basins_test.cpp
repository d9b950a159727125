#include "battle/water/basins.h"

#include <gtest/gtest.h>

#include <set>

#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using test::operator""_16ths;

/// Ground with these heights in columns.
Ground ground_of(std::initializer_list<int> heights) {
    std::vector<Sixteenths> surface;
    for (const int height : heights) surface.push_back(height * kColumn);
    return {std::move(surface), 200};
}

TEST(Gaps, AreTheAirOfColumns) {
    Ground ground = ground_of({20, 30});
    ground.carve(test::sliver(1, 200_16ths, 300_16ths));
    const Gaps gaps(ground);
    ASSERT_EQ(gaps.count(), 3);
    EXPECT_EQ(gaps[1].bottom, 200_16ths);
    EXPECT_EQ(gaps[1].top, 300_16ths);
    EXPECT_TRUE(gaps[1].roofed());
    EXPECT_FALSE(gaps[2].roofed());
    EXPECT_EQ(gaps.gap_at(1, 200_16ths), 1);
    EXPECT_EQ(gaps.gap_at(1, 300_16ths), Gaps::kNone);
    EXPECT_EQ(gaps.gap_from(1, 300_16ths), 2);
    EXPECT_EQ(gaps.gap_at(2, 400_16ths), Gaps::kNone);
}

TEST(Gaps, AreBesideEachOtherWhereTheyShareAHeight) {
    Ground ground = ground_of({20, 40});
    ground.carve(test::sliver(1, 200_16ths, 320_16ths));  // its roof is where the column beside it ends
    ground.carve(test::sliver(1, 400_16ths, 500_16ths));
    const Gaps gaps(ground);
    std::vector<int> beside;
    gaps.for_each_beside(0, [&](int gap) { beside.push_back(gap); });
    EXPECT_EQ(beside, (std::vector{2, 3}));
}

TEST(Basins, AValleyIsAPitAndTwoRunTogetherOverTheirSill) {
    const Basins basins(ground_of({90, 20, 60, 30, 80}));
    ASSERT_EQ(basins.count(), 3);
    const Basin& left = basins[0];
    EXPECT_TRUE(left.is_pit());
    EXPECT_EQ(left.sill, 60 * kColumn);
    EXPECT_EQ(left.cap, 40 * kColumn.count());
    EXPECT_EQ(basins.gaps()[left.spill_gap].x, 2);
    EXPECT_EQ(basins.gaps()[left.beyond_gap].x, 3);
    EXPECT_EQ(basins[1].cap, 30 * kColumn.count());
    EXPECT_EQ(basins[2].left, 0);
    EXPECT_EQ(basins[2].right, 1);
    EXPECT_TRUE(basins[2].is_root());
    EXPECT_EQ(basins.sibling(0), 1);
}

TEST(Basins, RoofsTakeAwayRoom) {
    Ground ground = ground_of({90, 20, 60, 90});
    ground.carve(test::sliver(0, 20 * kColumn, 30 * kColumn));
    const Basins basins(ground);
    EXPECT_EQ(basins.count(), 1);
    EXPECT_EQ(basins.surface(0, 20 * kColumn.count()).level, 30 * kColumn);
    EXPECT_EQ(basins.surface(0, 35 * kColumn.count()).level, 45 * kColumn)
        << "above the cave one column fills";
}

TEST(Basins, OneColumnIsAPitWithoutEnd) {
    const Basins basins(ground_of({20}));
    ASSERT_EQ(basins.count(), 1);
    EXPECT_EQ(basins.surface(0, 160).level, 30 * kColumn);
}

TEST(Basins, OfNoGroundThereAreNone) { EXPECT_EQ(Basins(Ground()).count(), 0); }

TEST(Basins, LevelLandIsOnePit) {
    const Basins basins(test::flat_ground(640, 100));
    EXPECT_EQ(basins.count(), 1);
    EXPECT_EQ(basins.surface(0, 640 * 16).level, 101 * kColumn);
    EXPECT_EQ(basins.surface(0, 639).level, 100 * kColumn) << "less than a layer isn't seen";
}

TEST(Basins, OverItsSillWaterStandsAsAtAWall) {
    const Basins basins(ground_of({90, 20, 60, 30, 80}));
    EXPECT_EQ(basins.surface(0, 45 * 16).level, 65 * kColumn);
    const WaterSurface up_the_bank = Basins(ground_of({90, 65, 20, 60, 30, 90})).surface(0, 50 * 16);
    EXPECT_EQ(up_the_bank.level, 67 * kColumn + kColumn / 2);
    EXPECT_EQ(up_the_bank.bank, (std::vector{1}));
}

TEST(Basins, OverItsSillWaterStandsNoHigherThanItsOtherShore) {
    const Basins basins(ground_of({90, 10, 70, 20, 60, 30, 80}));
    EXPECT_EQ(basins.surface(1, 1000 * 16).level, 70 * kColumn);
}

/// All gaps that come before one in the order of heights and are connected with another below it.
std::set<int> connected_before(const Basins& basins, int start, int end) {
    std::vector<int> place(at(basins.gaps().count()));
    for (int k = 0; const int gap : basins.rising()) place[at(gap)] = k++;
    const int last = end == Gaps::kNone ? basins.gaps().count() : place[at(end)];
    std::set<int> found;
    std::vector<int> open = {start};
    while (!open.empty()) {
        const int gap = open.back();
        open.pop_back();
        if (place[at(gap)] >= last || !found.insert(gap).second) continue;
        basins.gaps().for_each_beside(gap, [&](int beside) { open.push_back(beside); });
    }
    return found;
}

TEST(Basins, AreTheGapsConnectedBelowTheirSills) {
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        Random random(seed, 0);
        const Basins basins(test::random_ground(random, 640));
        for (int number = 0; number < basins.count(); ++number) {
            const Basin& basin = basins[number];
            const std::span<const int> gaps = basins.gaps_of(number);
            const std::set<int> expected = connected_before(basins, basin.deepest_gap, basin.spill_gap);
            ASSERT_EQ(std::set<int>(gaps.begin(), gaps.end()), expected) << seed << ": " << number;
            ASSERT_EQ(gaps.size(), expected.size());
            std::int64_t cap = 0;
            for (const int gap : gaps) cap += basins.gaps()[gap].room_below(basin.sill);
            ASSERT_EQ(basin.cap, cap) << seed << ": " << number;
            ASSERT_EQ(basin.deepest_gap, *std::ranges::min_element(gaps, {}, [&](int gap) {
                          return std::pair(basins.gaps()[gap].bottom, gap);
                      }));
            ASSERT_TRUE(basin.is_root() || number < basin.parent);
        }
    }
}

TEST(Basins, AWaysDownEndsInThePitOfItsGap) {
    Random random(3, 0);
    const Basins basins(test::random_ground(random, 640));
    for (int gap = 0; gap < basins.gaps().count(); ++gap) {
        int end = gap;
        for (int k = 0; k < basins.gaps().count(); ++k) {
            const int next = basins.down(end);
            ASSERT_LE(basins.gaps()[next].bottom, basins.gaps()[end].bottom);
            end = next;
        }
        EXPECT_EQ(basins[basins.pit(gap)].deepest_gap, end);
    }
}

TEST(Basins, TheSurfaceIsTheHighestThatTheVolumeFills) {
    Random random(5, 0);
    const Basins basins(test::random_ground(random, 640));
    for (int number = 0; number < basins.count(); ++number) {
        const Basin& basin = basins[number];
        if (basin.is_root()) continue;
        const auto room = [&](Sixteenths height) {
            std::int64_t cells = 0;
            for (const int gap : basins.gaps_of(number)) cells += basins.gaps()[gap].room_below(height);
            return cells;
        };
        for (int k = 0; k <= 7; ++k) {
            const std::int64_t volume = basin.cap * k / 7;
            const Sixteenths level = basins.surface(number, volume).level;
            EXPECT_LE(room(level), volume);
            EXPECT_GT(room(level + 1_16ths), volume);
        }
    }
}

TEST(Basins, SpreadGivesEveryCellToAGap) {
    Random random(8, 0);
    const Basins basins(test::random_ground(random, 640));
    for (int number = 0; number < basins.count(); ++number) {
        for (const std::int64_t volume :
             {std::int64_t{1}, basins[number].cap / 2, basins[number].cap + 5000}) {
            if (basins[number].is_root() && volume > 1'000'000) continue;
            std::int64_t cells = 0;
            basins.spread(number, volume, [&](int, std::int64_t part) {
                EXPECT_GT(part, 0);
                cells += part;
            });
            EXPECT_EQ(cells, std::max(volume, std::int64_t{0}));
        }
    }
}

}  // namespace
}  // namespace terramorph
