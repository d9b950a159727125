// What the ground is made of.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "base/state_hash.h"
#include "support/land/flat_land.h"
#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using namespace test;

Ground rocky(int width, Sixteenths rock_top) {
    return {flat_surface(width), kLandHeight, {flat_surface(width, rock_top), {}}};
}
Ground sandy(std::vector<Sixteenths> surface, Sixteenths sand_bottom = 0_16ths) {
    const int width = static_cast<int>(surface.size());
    return {std::move(surface), kLandHeight, {{}, flat_surface(width, sand_bottom)}};
}

std::vector<Sixteenths> tops(const Ground& ground) {
    std::vector<Sixteenths> tops;
    for (int x = 0; x < ground.width(); ++x) tops.push_back(ground.top(x));
    return tops;
}

TEST(GroundMatter, IsTopsoilOverEarthOverRockOverBedrock) {
    const Ground ground = rocky(10, 20 * kColumn);
    EXPECT_EQ(ground.material(3, kSurface), Material::air);
    EXPECT_EQ(ground.material(3, kSurface - 1_16ths), Material::topsoil);
    EXPECT_EQ(ground.material(3, kSurface - 10 * kColumn), Material::earth);
    EXPECT_EQ(ground.material(3, 20 * kColumn), Material::earth);
    EXPECT_EQ(ground.material(3, 20 * kColumn - 1_16ths), Material::rock);
    EXPECT_EQ(ground.material(3, Ground::kBedrock), Material::rock);
    EXPECT_EQ(ground.material(3, Ground::kBedrock - 1_16ths), Material::bedrock);
    EXPECT_EQ(ground.material(3, -1_16ths), Material::bedrock);
    EXPECT_EQ(ground.material(-1, 100_16ths), Material::air);
    EXPECT_EQ(sandy(flat_surface(10), 30 * kColumn).material(3, 30 * kColumn), Material::sand);
    EXPECT_EQ(sandy(flat_surface(10), 30 * kColumn).material(3, 30 * kColumn - 1_16ths), Material::earth);
}

TEST(GroundMatter, WithoutStrataIsEarthDownToBedrock) {
    Ground ground(flat_surface(10), kLandHeight);
    EXPECT_EQ(ground.material(3, Ground::kBedrock), Material::earth);
    ground.heap(slab(3, 4, {kSurface, kSurface + 50_16ths}));
    EXPECT_EQ(ground.material(3, kSurface + 49_16ths), Material::earth);
    EXPECT_FALSE(ground.flow());
}

TEST(GroundMatter, BlastsBreakEarthWithinTheirRadiusAndRockWithinHalfOfIt) {
    constexpr Sixteenths kRadius = 20 * kColumn;
    const Sixteenths x = 30 * kColumn + kColumn / 2;
    Ground ground = rocky(61, kSurface);
    ground.blast(x, kSurface, kRadius);
    EXPECT_EQ(ground.top(30), kSurface - kRadius / 2);
    EXPECT_EQ(ground.top(30 + 11), kSurface) << "rock, and farther away than half the radius";
    Ground soft(flat_surface(61), kLandHeight);
    soft.blast(x, kSurface, kRadius);
    EXPECT_EQ(soft.top(30), kSurface - kRadius);
    EXPECT_LT(soft.top(30 + 19), kSurface);
    Ground carved(flat_surface(61), kLandHeight);
    carved.carve(disc(x, kSurface, kRadius));
    EXPECT_EQ(tops(soft), tops(carved)) << "without rock a blast is a disc";
}

TEST(GroundMatter, BlastsBareTheRockUnderEarth) {
    constexpr Sixteenths kRock = kSurface - 15 * kColumn;
    Ground ground = rocky(61, kRock);
    ground.blast(30 * kColumn + kColumn / 2, kSurface, 20 * kColumn);
    EXPECT_EQ(ground.top(30), kRock) << "half the radius ends above it";
    EXPECT_EQ(ground.rock_top(30), kRock);
    EXPECT_EQ(ground.material(30, kRock - 1_16ths), Material::rock);
}

TEST(GroundMatter, AFlatBlastDigsAsDeepAsItIsHighAndRockHalfAsDeep) {
    constexpr Sixteenths kRadius = 20 * kColumn;
    constexpr Sixteenths kHigh = 8 * kColumn;
    const Sixteenths x = 30 * kColumn + kColumn / 2;
    Ground soft(flat_surface(61), kLandHeight);
    soft.blast(x, kSurface, kRadius, kHigh);
    EXPECT_EQ(soft.top(30), kSurface - kHigh);
    EXPECT_LT(soft.top(30 + 19), kSurface);
    EXPECT_EQ(soft.top(30 + 21), kSurface);
    Ground hard = rocky(61, kSurface);
    hard.blast(x, kSurface, kRadius, kHigh);
    EXPECT_EQ(hard.top(30), kSurface - kHigh / 2);
    EXPECT_EQ(hard.top(30 + 11), kSurface);
}

TEST(GroundMatter, CarvingTakesRockAsWell) {
    Ground ground = rocky(10, kSurface);
    EXPECT_EQ(ground.carve(slab(0, 10, {0_16ths, kCeiling})), 10 * (kSurface - Ground::kBedrock).count());
    EXPECT_EQ(ground.rock_top(4), Ground::kBedrock);
}

TEST(GroundMatter, WhatFillsAHoleInRockIsLooseEarth) {
    Ground ground = rocky(10, kSurface);
    ground.carve(slab(4, 5, {400_16ths, 500_16ths}));
    EXPECT_EQ(ground.rock_top(4), 400_16ths);
    EXPECT_EQ(ground.material(4, 510_16ths), Material::earth) << "rock above a hole is none any more";
    ground.settle(1000_16ths);
    EXPECT_EQ(ground.material(4, 410_16ths), Material::earth);
    EXPECT_EQ(ground.material(4, 399_16ths), Material::rock);
    EXPECT_EQ(ground.rock_top(5), kSurface);
}

TEST(GroundMatter, AHeapOfSandIsAsSteepAsSandCanLieAndTheSameToBothSides) {
    std::vector<Sixteenths> surface = flat_surface(81, 20 * kColumn);
    surface[40] = 90 * kColumn;
    Ground ground = sandy(surface, 20 * kColumn);
    ground.heap(slab(40, 41, {90 * kColumn, 90 * kColumn + 1_16ths}));
    const std::int64_t before = ground.area();
    int ticks = 0;
    while (ground.settle(kColumn)) ASSERT_LT(++ticks, 1000);
    EXPECT_EQ(ground.area(), before);
    for (int k = 0; k < 40; ++k) {
        EXPECT_EQ(ground.top(40 - k), ground.top(40 + k)) << k;
        EXPECT_LE(ground.top(40 + k) - ground.top(41 + k), kRepose);
    }
    EXPECT_GT(ground.top(40), 20 * kColumn + 6 * kRepose);
    EXPECT_EQ(ground.top(0), 20 * kColumn);
}

TEST(GroundMatter, SandOfTheGreatestCraterIsAtRestWithinTwoSeconds) {
    constexpr int kWidth = 1000;
    constexpr Sixteenths kDeep = 400 * kColumn;
    Ground ground(flat_surface(kWidth, kDeep), 500, {{}, flat_surface(kWidth, 0_16ths)});
    ground.blast(kWidth / 2 * kColumn, kDeep, 80 * kColumn);
    int ticks = 0;
    while (ground.flow()) ++ticks;
    EXPECT_LE(ticks, 120);
    EXPECT_GT(ticks, 10) << "but not all at once";
    for (int x = 1; x < kWidth; ++x) ASSERT_LE(abs(ground.top(x) - ground.top(x - 1)), kRepose);
}

TEST(GroundMatter, SandThatNothingDisturbsStaysAsItIs) {
    std::vector<Sixteenths> surface = flat_surface(81, 20 * kColumn);
    surface[40] = 90 * kColumn;
    Ground ground = sandy(surface);
    EXPECT_FALSE(ground.settle(kColumn));
    ground.carve(slab(3, 5, {19 * kColumn, kCeiling}));
    while (ground.settle(kColumn)) continue;
    EXPECT_EQ(ground.top(40), 90 * kColumn);
}

TEST(GroundMatter, EarthAndRockDoNotFlow) {
    for (Ground ground : {Ground(flat_surface(20), kLandHeight), rocky(20, kSurface)}) {
        ground.carve(slab(5, 10, {Ground::kBedrock, kCeiling}));
        const std::vector<Sixteenths> before = tops(ground);
        EXPECT_FALSE(ground.settle(kColumn));
        EXPECT_EQ(tops(ground), before);
    }
}

TEST(GroundMatter, SandFlowsOffRockAndLeavesItBare) {
    Strata strata = {flat_surface(20, 40 * kColumn), flat_surface(20, 0_16ths)};
    Ground ground(flat_surface(20), kLandHeight, strata);
    ground.carve(slab(0, 10, {Ground::kBedrock, kCeiling}));
    while (ground.flow()) continue;
    EXPECT_LE(ground.top(10), 40 * kColumn);
    for (int x = 10; x < 20; ++x) EXPECT_GE(ground.top(x), 40 * kColumn) << x;
    EXPECT_EQ(ground.material(9, ground.top(9) - 1_16ths), Material::sand);
}

TEST(GroundMatter, SandThatFlowsOntoEarthIsSandThereAndTheEarthUnderItStays) {
    Strata strata = {{}, flat_surface(40, kNoSand)};
    std::fill_n(strata.sand_bottom.begin(), 20, 0_16ths);
    Ground ground(flat_surface(40), kLandHeight, strata);
    ground.carve(slab(20, 40, {30 * kColumn, kCeiling}));
    while (ground.flow()) continue;
    EXPECT_GT(ground.top(20), 30 * kColumn);
    EXPECT_EQ(ground.material(20, 30 * kColumn), Material::sand);
    EXPECT_EQ(ground.material(20, 30 * kColumn - 1_16ths), Material::earth);
    ground.carve(slab(21, 40, {Ground::kBedrock, kCeiling}));
    while (ground.flow()) continue;
    EXPECT_GE(ground.top(20), 30 * kColumn);
}

TEST(GroundMatter, SandStaysInTheLevelAtItsSides) {
    std::vector<Sixteenths> surface = flat_surface(30, 20 * kColumn);
    surface.front() = surface.back() = 80 * kColumn;
    Ground ground = sandy(surface);
    ground.heap(slab(0, 30, {kCeiling - 1_16ths, kCeiling}));
    const std::int64_t before = ground.area();
    while (ground.settle(kCeiling)) continue;
    EXPECT_EQ(ground.area(), before);
    EXPECT_GT(ground.top(1), 20 * kColumn);
    EXPECT_EQ(ground.top(0), ground.top(29));
}

TEST(GroundMatter, TheHashIsOfRockAndSandToo) {
    const auto hash_of = [](const Ground& ground) {
        StateHash hash;
        ground.add_to(hash);
        return hash.value();
    };
    const std::uint64_t of_earth = hash_of(Ground(flat_surface(10), kLandHeight));
    EXPECT_NE(hash_of(rocky(10, 300_16ths)), of_earth);
    EXPECT_NE(hash_of(sandy(flat_surface(10))), of_earth);
    EXPECT_EQ(hash_of(rocky(10, 300_16ths)), hash_of(rocky(10, 300_16ths)));
    Ground disturbed = sandy(flat_surface(10));
    disturbed.heap(slab(3, 4, {kSurface + 50_16ths, kSurface + 51_16ths}));
    disturbed.carve(slab(3, 4, {kSurface + 50_16ths, kSurface + 51_16ths}));
    EXPECT_NE(hash_of(disturbed), hash_of(sandy(flat_surface(10))))
        << "sand that may flow is not sand that rests";
}

}  // namespace
}  // namespace terramorph
