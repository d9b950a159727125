// Rock, sand and loose regions of a ground against the same of a bitmap.
#include <gtest/gtest.h>

#include <cstdlib>

#include "base/text.h"
#include "support/land/ground_pair.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

/// Rock and sand at any depth, above the surface too; in some levels only one of them.
Strata random_strata(Random& random, int width) {
    const int kinds = random.from_to(1, 3);
    Strata strata;
    for (int x = 0; x < width; ++x) {
        const Sixteenths rock = from_to(random, Sixteenths{0}, kHeight * kColumn);
        const Sixteenths sand =
            random.below(4) == 0 ? kNoSand : from_to(random, Sixteenths{0}, kHeight * kColumn);
        strata.rock_top.push_back(kinds & 1 ? rock : 0_16ths);
        strata.sand_bottom.push_back(kinds & 2 ? sand : kNoSand);
    }
    return strata;
}

/// Hills with steps between them.
std::vector<Sixteenths> hilly_surface(Random& random, int width) {
    std::vector<Sixteenths> surface = random_surface(random, width);
    for (std::size_t x = 1; x < surface.size(); ++x)
        if (random.below(4) != 0)
            surface[x] = std::clamp(surface[x - 1] + Sixteenths{random.from_to(-25, 25)}, Ground::kBedrock,
                                    kHeight * kColumn);
    for (Sixteenths& height : surface) height = std::min(height, kHeight * kColumn - 1_16ths);
    return surface;
}

std::vector<Shape> random_hulls(Random& random, int width) {
    std::vector<Shape> hulls;
    for (int n = random.below(4); n > 0; --n) hulls.push_back(random_shape(random, width));
    return hulls;
}

void carve_heap_or_blast(Pair& pair, Random& random) {
    const int width = pair.ground.width();
    const Shape shape = random_shape(random, width);
    const int what = random.below(10);
    if (what < 3) return pair.carve(shape);
    if (what < 7) {
        const Sixteenths x = random.from_to(-3, width + 3) * kColumn + below(random, kColumn);
        const Sixteenths y = from_to(random, Sixteenths{-20}, kHeight * kColumn);
        return pair.blast(x, y, from_to(random, Sixteenths{0}, 9 * kColumn));
    }
    pair.heap(shape, random_hulls(random, width));
}

TEST(GroundMatterOracle, RockBreaksAndSandFlowsAsInABitmap) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(concat("seed ", seed));
        Random random(seed, 1);
        const int width = random.from_to(1, 100);
        Pair pair(hilly_surface(random, width), kHeight, random_strata(random, width));
        for (int n = 0; n < 200; ++n) {
            SCOPED_TRACE(concat("operation ", n));
            const Bitmap before = pair.bitmap;
            const std::uint32_t revision = pair.ground.revision();
            if (random.below(2) == 0)
                carve_heap_or_blast(pair, random);
            else
                pair.settle(Sixteenths{random.from_to(1, 40)});
            pair.compare(random);
            Range told = pair.ground.changed_since(revision);
            const Range exact = told;
            told.include(pair.changed_from(before));
            ASSERT_EQ(told, exact);
            if (HasFatalFailure()) return;
        }
    }
}

TEST(GroundMatterOracle, RegionsAreFoundWhereTheGroundChangedAndPutBackToTheLastCell) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(concat("seed ", seed));
        Random random(seed, 2);
        const int width = random.from_to(1, 60);
        Pair pair(hilly_surface(random, width), kHeight, random_strata(random, width));
        std::vector<LooseRegion> held;
        for (int n = 0; n < 120; ++n) {
            SCOPED_TRACE(concat("operation ", n));
            const std::uint32_t revision = pair.ground.revision();
            if (held.empty() || random.below(3) != 0) {
                carve_heap_or_blast(pair, random);
            } else {
                LooseRegion region = std::move(held.back());
                held.pop_back();
                const int dx = random.from_to(-width, width);
                const Sixteenths dy{random.from_to(-100, 100)};
                for (auto& [x, span] : region.chords) {
                    x += dx;
                    span = {span.bottom + dy, span.top + dy};
                }
                pair.deposit(region.chords, region.cells, random_hulls(random, width));
            }
            if (random.below(4) == 0) pair.settle(Sixteenths{random.from_to(1, 40)});
            const std::int64_t before = pair.ground.area();
            std::int64_t taken = 0;
            for (LooseRegion& region : pair.take_loose(pair.ground.changed_since(revision))) {
                taken += region.cells;
                held.push_back(std::move(region));
            }
            ASSERT_EQ(pair.ground.area(), before - taken);
            pair.compare(random);
            if (HasFailure()) return;
        }
    }
}

TEST(GroundMatterOracle, FarTooManyCellsFillTheLevelAndFarTooFewLieWhereTheyShould) {
    Random random(83, 0);
    for (int n = 0; n < 200; ++n) {
        SCOPED_TRACE(concat("level ", n, " of seed 83"));
        const int width = random.from_to(1, 30);
        Pair pair(hilly_surface(random, width), kHeight);
        for (int k = random.below(10); k > 0; --k) pair.carve(random_shape(random, width));
        Chords chords;
        for (int x = random.from_to(-10, width + 10); x < width + 20; ++x) {
            if (random.below(5) == 0) continue;
            Sixteenths y = from_to(random, Sixteenths{-50}, kHeight * kColumn);
            for (int k = random.below(3); k >= 0; --k) {
                chords.push_back({x, {y, y + Sixteenths{random.from_to(1, 50)}}});
                y = chords.back().span.top + Sixteenths{random.from_to(1, 50)};
            }
        }
        pair.deposit(chords, random.from_to(0, random.below(2) == 0 ? 100 : 20000),
                     random_hulls(random, width));
        pair.compare(random);
        if (HasFatalFailure()) return;
    }
}

TEST(GroundMatterOracle, SandComesToRestNoSteeperThanItCanLie) {
    Random random(84, 0);
    for (int n = 0; n < 60; ++n) {
        SCOPED_TRACE(concat("level ", n, " of seed 84"));
        const int width = random.from_to(1, 60);
        Pair pair(hilly_surface(random, width), kHeight, random_strata(random, width));
        for (int k = random.below(10); k > 0; --k) carve_heap_or_blast(pair, random);
        const std::int64_t before = pair.ground.area();
        int steps = 0;
        while (pair.ground.settle(Sixteenths{random.from_to(1, 50)})) ASSERT_LT(++steps, 5000);
        ASSERT_EQ(pair.ground.area(), before);
        for (int x = 0; x < width; ++x) {
            const Sixteenths top = pair.ground.top(x);
            const Sixteenths firm = std::max(pair.ground.rock_top(x), pair.ground.sand_bottom(x));
            if (top - firm < 2_16ths) continue;  // a last cell cannot choose a side
            const Sixteenths left = x > 0 ? pair.ground.top(x - 1) : top;
            const Sixteenths right = x + 1 < width ? pair.ground.top(x + 1) : top;
            ASSERT_LE(top - std::min(left, right), kRepose) << "column " << x;
        }
    }
}

TEST(GroundMatterOracle, SandFavoursNoSide) {
    Random random(85, 0);
    for (int n = 0; n < 60; ++n) {
        SCOPED_TRACE(concat("level ", n, " of seed 85"));
        const int width = random.from_to(2, 100);
        const std::vector<Sixteenths> surface = hilly_surface(random, width);
        const Strata strata = random_strata(random, width);
        Strata mirrored = strata;
        std::ranges::reverse(mirrored.rock_top);
        std::ranges::reverse(mirrored.sand_bottom);
        Pair one(surface, kHeight, strata);
        Pair other({surface.rbegin(), surface.rend()}, kHeight, mirrored);
        for (int k = 0; k < 20; ++k) {
            Shape shape = random_shape(random, width);
            one.ground.carve(shape);
            std::ranges::reverse(shape.chords);
            shape.x0 = width - shape.x0 - static_cast<int>(shape.chords.size());
            other.ground.carve(shape);
            const Sixteenths fall{random.from_to(1, 40)};
            ASSERT_EQ(one.ground.settle(fall), other.ground.settle(fall));
            for (int x = 0; x < width; ++x)
                ASSERT_TRUE(std::ranges::equal(one.ground.column(x), other.ground.column(width - 1 - x)))
                    << x;
        }
    }
}

}  // namespace
}  // namespace terramorph
