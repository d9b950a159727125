#include "terrain/mine/seam.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace terramorph {
namespace {

TEST(MineSeam, ARowIsARowOfEachStoreysPlan) {
    Random random(3, 0);
    for (int n = 0; n < 20; ++n) {
        const std::uint32_t seed = random.next();
        const std::int64_t u = random.from_to(-100000, 100000), v = random.from_to(-100000, 100000);
        const int k0 = random.from_to(-5, 5), wide = 300, rows = 90;
        const std::vector<Span> row = mine_row(seed, v + 70, u, u + wide, k0, k0 + 3);
        for (int k = 0; k < 3; ++k) {
            const std::vector<Span> plan = mine_plan(seed, k0 + k, u, u + wide, v, v + rows);
            ASSERT_EQ(plan.size(), static_cast<std::size_t>(wide * rows));
            for (int x = 0; x < wide; ++x)
                ASSERT_EQ(row[static_cast<std::size_t>(k * wide + x)],
                          plan[static_cast<std::size_t>(70 * wide + x)]);
        }
    }
}

TEST(MineSeam, GalleriesAreHighEnoughAndJoinThoseBesideThem) {
    constexpr int kWide = 4096;
    int open = 0, seen = 0;
    for (int v = -4096; v < 4096; v += 256)
        for (const int k : {-7, 0, 3}) {
            const std::vector<Span> row = mine_row(9, v, -kWide / 2, kWide / 2, k, k + 1);
            seen += kWide;
            for (std::size_t x = 0; x < row.size(); ++x) {
                if (row[x].empty()) continue;
                ++open;
                ASSERT_GE(row[x].bottom, (80 * k + 8) * kColumn);
                ASSERT_LT(row[x].top, (80 * (k + 1) - 14) * kColumn);
                ASSERT_GT(row[x].length(), 22 * kColumn);
                if (x == 0 || row[x - 1].empty()) continue;
                ASSERT_LE(abs(row[x].bottom - row[x - 1].bottom), kColumn / 8);
                ASSERT_LE(abs(row[x].top - row[x - 1].top), kColumn * 9 / 8);
            }
        }
    EXPECT_NEAR(open, seen / 8 * 15 / 16 * 7 / 8, seen / 40) << "2 of 16 bays, without barriers and pillars";
}

TEST(MineSeam, NoRunOfGalleriesCrossesABarrier) {
    int longest = 0;
    for (int v = 0; v < 64 * 256; v += 64) {
        const std::vector<Span> row = mine_row(1, v, 0, 64 * 64, 0, 2);
        int run = 0;
        for (const Span& span : row) {
            run = span.empty() ? 0 : run + 1;
            longest = std::max(longest, run);
        }
    }
    EXPECT_LE(longest, 15 * 64);
    EXPECT_GT(longest, 10 * 64);
}

TEST(MineSeam, KnownCellsAreAsTheyWere) {
    std::uint32_t sum = 0;
    for (int v = -640; v < 640; v += 64)
        for (const Span& span : mine_row(12345, v, -2000, 2000, -2, 3))
            sum = mix(sum + static_cast<std::uint32_t>(span.bottom.count() * 4099 + span.top.count()));
    EXPECT_EQ(sum, 541718460u);
}

}  // namespace
}  // namespace terramorph
