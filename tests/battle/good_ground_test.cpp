#include "battle/good_ground.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

namespace terramorph {
namespace {

constexpr int kWidth = 2048;
constexpr int kPlaces[] = {700, 1300};

LevelSettings level_of_size() {
    LevelSettings level;
    level.terrain = default_terrain(*generators().front());
    return level;
}

/// Land with these heights (columns), and two tanks on it.
StartingLand land_of(const std::function<int(int)>& height, int water = 0) {
    StartingLand land;
    for (int x = 0; x < kWidth; ++x) land.surface.push_back(height(x) * kColumn);
    for (const int x : kPlaces) land.spots.push_back({x, land.surface[static_cast<std::size_t>(x)]});
    land.site.water = water * kColumn;
    return land;
}

/// From 0 to `top` and back, again and again.
int zigzag(int x, int length, int top) {
    const int at = x % length;
    return (at < length / 2 ? at : length - at) * 2 * top / length;
}

int hilly(int x) { return 300 + zigzag(x, 240, 110) + zigzag(x, 1400, 150); }

std::set<GroundMeasure> faults(const StartingLand& land) {
    const GroundReport report = measure_ground(land, level_of_size());
    std::set<GroundMeasure> found;
    for (std::size_t k = 0; k < kGroundMeasures; ++k)
        if (const auto measure = static_cast<GroundMeasure>(k); !report.good(measure)) found.insert(measure);
    EXPECT_EQ(report.good(), found.empty());
    return found;
}

using enum GroundMeasure;
using Faults = std::set<GroundMeasure>;

TEST(GoodGround, IsHillyLandWithCover) { EXPECT_EQ(faults(land_of(hilly)), Faults{}); }

TEST(GoodGround, IsNoFlatLand) {
    EXPECT_EQ(faults(land_of([](int) { return 400; })), (Faults{relief, hills, exposed}));
}

TEST(GoodGround, IsNoDome) {
    EXPECT_EQ(faults(land_of([](int x) { return 200 + zigzag(x, kWidth, 250); })), (Faults{hills}));
}

TEST(GoodGround, IsNoRamp) {
    EXPECT_EQ(faults(land_of([](int x) { return 200 + x / 6; })), (Faults{hills, exposed}));
}

TEST(GoodGround, IsNoSawtooth) {
    EXPECT_EQ(faults(land_of([](int x) {
                  return 300 + zigzag(x, 16, 10) + zigzag(x, 240, 110) + zigzag(x, 1400, 150);
              })),
              (Faults{teeth}));
}

TEST(GoodGround, IsNotMostlyALake) { EXPECT_EQ(faults(land_of(hilly, 470)), (Faults{dry, sunk})); }

TEST(GoodGround, HasNoCliffAtATanksPlace) {
    const auto cliff = [](int x) { return std::max(hilly(x) - (x < 620 ? 200 : 0), 100); };
    EXPECT_EQ(faults(land_of(cliff)), (Faults{GroundMeasure::cliff}));
    const auto far_away = [](int x) { return std::max(hilly(x) - (x < 420 ? 200 : 0), 100); };
    EXPECT_EQ(faults(land_of(far_away)), Faults{});
}

TEST(GoodGround, LetsAShotOf45DegreesReachTheNearest) {
    StartingLand land = land_of(hilly);
    land.site.reach = 1600;  // 576 columns at 60 % of the power
    EXPECT_EQ(faults(land), (Faults{unreached}));
}

TEST(GoodGround, FallsShortByMoreTheMoreIsWrong) {
    const auto shortfall = [](const StartingLand& land) {
        return measure_ground(land, level_of_size()).shortfall();
    };
    EXPECT_EQ(shortfall(land_of(hilly)), 0);
    EXPECT_LT(shortfall(land_of([](int x) { return 200 + x / 6; })),
              shortfall(land_of([](int) { return 400; })));
}

}  // namespace
}  // namespace terramorph
