// Ground's scars as bytes and back, without a battle.
#include "battle/scars/scars.h"

#include <gtest/gtest.h>

#include "base/index.h"
#include "base/random.h"
#include "battle/scars/scarred_ground.h"
#include "support/how_often.h"

namespace terramorph {
namespace {

constexpr int kWide = 600, kHigh = 320;  // columns

Ground any_ground(std::uint32_t seed, int width = kWide) {
    Random random(seed, 1);
    std::vector<Sixteenths> surface;
    Strata strata;
    Sixteenths height = 150 * kColumn;
    for (int x = 0; x < width; ++x) {
        height = std::clamp(height + Sixteenths{random.from_to(-20, 20)}, 60 * kColumn, 250 * kColumn);
        surface.push_back(height);
        strata.rock_top.push_back(height - 40 * kColumn);
        strata.sand_bottom.push_back(x % 100 < 50 ? height - 4 * kColumn : kNoSand);
    }
    Ground ground(surface, kHigh, strata);
    const std::vector<Lining> linings = {
        {{100, 160}, {30 * kColumn, 50 * kColumn}},
        {{160, 220}, {30 * kColumn, 50 * kColumn}},
        {{400, 420}, {200 * kColumn, 230 * kColumn}, 200, Lining::Kind::arch}};
    ground.line(linings);
    Chords stones;
    for (int x = 395; x < 425; ++x) stones.push_back({x, {ground.top(x), ground.top(x) + 20 * kColumn}});
    ground.build(stones);
    return ground;
}

Sixteenths anywhere(Random& random, int columns) { return Sixteenths{random.below(columns * 16)}; }

/// Something that happens to ground.
void disturb(Ground& ground, Random& random) {
    const Sixteenths x = anywhere(random, ground.width()), y = anywhere(random, 280);
    const Sixteenths radius = kColumn + anywhere(random, 30);
    switch (random.below(6)) {
        case 0:
            ground.carve(disc(x, y, radius));
            return;
        case 1:
            ground.heap(disc(x, y, radius));
            return;
        case 2:
            ground.loosen({{x.count() / 16, {y, y + radius}}});
            return;
        case 3: {
            std::vector<Sixteenths> rises(40, anywhere(random, 20) - 10 * kColumn);
            ground.slip(std::min(column_of(x), ground.width() - 40), rises, 300 * kColumn);
            return;
        }
        case 4:
            if (!ground.linings().empty()) ground.weaken_lining(0, random.below(70));
            (void)ground.break_linings();
            return;
        default:
            ground.blast(x, y, radius);
    }
}

Scars scars_between(const Ground& now, const Ground& anew) {
    Scars scars;
    scars.ground = scars_of_ground(now, anew);
    scars.linings = strengths_left(now.linings(), anew.linings());
    return scars;
}

TEST(Scars, WrittenAndReadGiveBackTheGroundColumnByColumn) {
    for (const std::uint32_t seed : test::seeds(60, 2000)) {
        SCOPED_TRACE(seed);
        const Ground anew = any_ground(seed);
        Ground now = anew;
        Random random(seed, 2);
        for (int k = 0; k < 30; ++k) disturb(now, random);
        const auto read = read_scars(scars_as_bytes(scars_between(now, anew), anew), anew);
        ASSERT_TRUE(read);
        EXPECT_FALSE(read->left_out);
        Ground again = anew;
        scar_ground(again, *read);
        for (int x = 0; x < kWide; ++x) ASSERT_EQ(again.whole_column(x), now.whole_column(x)) << x;
        EXPECT_TRUE(std::ranges::equal(again.linings(), now.linings()));
        EXPECT_EQ(again.highest(0, kWide), now.highest(0, kWide));
        EXPECT_EQ(again.area(), now.area());
    }
}

TEST(Scars, OfARoundWithThirtyShotsTakeLessThanSixKilobytes) {
    const Ground anew = any_ground(3, 2048);
    Ground now = anew;
    Random random(3, 2);
    for (int k = 0; k < 30; ++k) {
        const int x = random.below(2048);
        now.blast(x * kColumn, now.top(x), (15 + random.below(20)) * kColumn);
    }
    EXPECT_LT(scars_as_bytes(scars_between(now, anew), anew).size(), 6u * 1024);
}

TEST(Scars, LeaveOutTheSmallestWholeWhereThereAreTooMany) {
    const Ground anew = any_ground(1, 16000);
    Ground now = anew;
    for (int x = 50; x < 15900; x += 100)
        for (int y = 20; y < 140; y += 12)
            now.carve(disc(x * kColumn, y * kColumn, (x < 8000 ? 3 : 5) * kColumn));
    const Scars whole = scars_between(now, anew);
    const std::string bytes = scars_as_bytes(whole, anew);
    EXPECT_LE(bytes.size(), Scars::kMostBytes);
    const auto read = read_scars(bytes, anew);
    ASSERT_TRUE(read && read->left_out && !read->ground.empty());
    ASSERT_LT(read->ground.size(), whole.ground.size());
    std::int64_t least_kept = INT64_MAX, most_left_out = 0;
    auto kept = read->ground.begin();
    for (const Scar& scar : whole.ground) {
        const bool is_kept = kept != read->ground.end() && kept->x0 == scar.x0;
        if (is_kept) EXPECT_EQ(kept++->columns, scar.columns);
        std::int64_t& bound = is_kept ? least_kept : most_left_out;
        bound = is_kept ? std::min(bound, scar.cells) : std::max(bound, scar.cells);
    }
    EXPECT_EQ(kept, read->ground.end());
    EXPECT_GE(least_kept, most_left_out);
}

TEST(Scars, ThatAreDamagedAreNone) {
    const Ground anew = any_ground(7);
    Ground now = anew;
    Random random(7, 2);
    for (int k = 0; k < 20; ++k) disturb(now, random);
    const std::string bytes = scars_as_bytes(scars_between(now, anew), anew);
    EXPECT_FALSE(read_scars("", anew));
    EXPECT_FALSE(read_scars(bytes + "x", anew));
    for (int k = 0; k < test::how_often(2000, 200000); ++k) {
        std::string damaged = bytes;
        if (k % 3 == 0) damaged.resize(at(random.below(static_cast<int>(bytes.size()))));
        for (int n = random.below(4); n > 0 && !damaged.empty(); --n)
            damaged[at(random.below(static_cast<int>(damaged.size())))] =
                static_cast<char>(random.below(256));
        if (const auto read = read_scars(damaged, anew)) {
            if (read->linings.size() != anew.linings().size()) continue;
            Ground again = anew;
            scar_ground(again, *read);  // what's read can always be put into the ground
            for (int x = 0; x < kWide; ++x) EXPECT_LE(again.top(x), kHigh * kColumn);
        }
    }
}

}  // namespace
}  // namespace terramorph
