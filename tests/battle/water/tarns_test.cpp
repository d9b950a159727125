#include "battle/water/tarns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "battle/battle.h"
#include "battle/placement.h"
#include "battle/water/water.h"
#include "support/battles.h"

namespace terramorph {
namespace {

constexpr int kHighlands = 900;
constexpr int kHighland = 300, kValley = 180;  // columns

/// High land with one valley in it, whose sides are steep.
Ground land_with_valley(int x0, int x1, int bottom = kValley) {
    std::vector<Sixteenths> surface(kHighlands, kHighland * kColumn);
    for (int x = x0; x < x1; ++x) surface[at(x)] = bottom * kColumn;
    surface[at((x0 + x1) / 2)] -= kColumn;
    surface[0] -= kColumn, surface[kHighlands - 1] -= kColumn;  // where it ends is no valley
    return {std::move(surface), 400};
}

std::vector<Tarn> tarns(const Ground& ground, TarnSite site = {1, 100, {}, {}}) {
    return tarns_of(Basins(ground), site);
}

TEST(Tarns, LieInValleysAtMostSevenEighthsFull) {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const auto found = tarns(land_with_valley(300, 600), {seed, 100, {}, {}});
        ASSERT_EQ(found.size(), 1u);
        EXPECT_GT(found[0].level, (kValley + 40) * kColumn);
        EXPECT_LE(found[0].level, (kValley + 105) * kColumn);
    }
}

TEST(Tarns, AreAsFrequentAsTheChanceSays) {
    for (const int chance : {0, 30, 100}) {
        int found = 0;
        for (std::uint32_t seed = 0; seed < 1000; ++seed)
            found += static_cast<int>(tarns(land_with_valley(300, 600), {seed, chance, {}, {}}).size());
        EXPECT_NEAR(found, 10 * chance, 45);
    }
}

TEST(Tarns, NeedValleysThatAreWideAndDeepAndHigh) {
    EXPECT_TRUE(tarns(land_with_valley(300, 340)).empty()) << "a cleft";
    EXPECT_TRUE(tarns(land_with_valley(100, 800)).empty()) << "a plain";
    EXPECT_TRUE(tarns(land_with_valley(300, 600, kHighland - 8)).empty()) << "a dent";
    EXPECT_TRUE(tarns(land_with_valley(300, 600), {1, 100, (kValley + 1) * kColumn, {}}).empty())
        << "below the lake";
    EXPECT_FALSE(tarns(land_with_valley(300, 600), {1, 100, (kValley - 1) * kColumn, {}}).empty());
}

TEST(Tarns, DoNotLieOverCaves) {
    Ground ground = land_with_valley(300, 600);
    ground.carve({400, std::vector<Span>(50, {100 * kColumn, 150 * kColumn})});
    EXPECT_FALSE(tarns(ground).empty()) << "a cave for itself";
    ground.carve({400, std::vector<Span>(1, {100 * kColumn, 400 * kColumn})});
    EXPECT_TRUE(tarns(ground).empty());
}

TEST(Tarns, StayBelowDryPlaces) {
    const Ground ground = land_with_valley(300, 600);
    const auto level = [&](DryPlace place) {
        const auto found = tarns(ground, {1, 100, {}, {place}});
        return found.empty() ? Sixteenths{} : found[0].level;
    };
    const Sixteenths all = tarns(ground)[0].level;
    EXPECT_EQ(level({300, kHighland * kColumn}), all);
    EXPECT_EQ(level({310, (kValley + 30) * kColumn}), (kValley + 24) * kColumn);
    EXPECT_EQ(level({310, kValley * kColumn}), Sixteenths{}) << "none";
    EXPECT_EQ(level({100, kValley * kColumn}), all) << "not in the valley";
}

TEST(Tarns, StandStill) {
    const Ground ground = land_with_valley(300, 600);
    Water water(ground);
    const std::vector<Tarn> found = tarns(ground);
    water.fill(100 * kColumn, found);
    EXPECT_FALSE(water.flows());
    EXPECT_EQ(water.surface_at(400, kValley * kColumn), found[0].level);
    EXPECT_EQ(water.surface_at(100, kHighland * kColumn), Sixteenths{});
}

/// A battle of four on a map with this seed.
class OnLand : public testing::TestWithParam<const char*> {
  protected:
    Battle battle(std::uint32_t seed, LivingLand land, double rain = 20) const {
        LevelSettings level = test::hilly_level(GetParam(), 2048, seed);
        level.terrain.depth = 1024;  // room for hills
        level.planet.set(PlanetValue::rain, rain);
        BattleRules rules;
        rules.living_land = land;
        return {rules, level, built_in_arsenal(), 4, seed};
    }
};

/// Ponds, which the land has on dry worlds as well, aren't counted.
int tarns_in(const BattleState& battle) {
    const Sixteenths sea = water_surface(battle.level);
    const Basins& basins = battle.basins->basins();
    const std::vector<Pond> ponds =
        starting_land(battle.rules, battle.level, static_cast<int>(battle.tanks.size()), battle.seed).ponds;
    return static_cast<int>(std::ranges::count_if(battle.basins->held(), [&](int basin) {
        const Gap& deepest = basins.gaps()[basins[basin].deepest_gap];
        const Sixteenths level = battle.basins->level(basin);
        const auto holds_it = [&](const Pond& pond) {
            return pond.columns.x0 <= deepest.x && deepest.x < pond.columns.x1 && level <= pond.level;
        };
        return !deepest.roofed() && level > sea && std::ranges::none_of(ponds, holds_it);
    }));
}

TEST_P(OnLand, TanksBeginDryAndTheWaterIsAtRest) {
    int found = 0;
    for (std::uint32_t seed = 0; seed < 25; ++seed) {
        const Battle battle = this->battle(seed, LivingLand::in_play);
        EXPECT_TRUE(battle.at_rest());
        EXPECT_FALSE(battle.state().basins->flows());
        found += tarns_in(battle.state());
        if (water_surface(battle.state().level) > Sixteenths{}) continue;  // which some can't keep out of
        for (const Tank& tank : battle.state().tanks)
            EXPECT_LT(water_at(battle.state(), tank.body.at), Sixteenths::truncated(tank.body.at.y));
    }
    EXPECT_GE(found, 25);
    EXPECT_LT(found, 25 * 8);
}

TEST_P(OnLand, WhereItNeverRainsThereAreNone) {
    for (std::uint32_t seed = 0; seed < 10; ++seed)
        EXPECT_EQ(tarns_in(battle(seed, LivingLand::in_play, 0).state()), 0);
}

TEST_P(OnLand, RainRaisesThem) {
    std::uint32_t seed = 0;
    while (tarns_in(this->battle(seed, LivingLand::in_play, 100).state()) == 0) ASSERT_LT(++seed, 10u);
    Battle battle = this->battle(seed, LivingLand::in_play, 100);
    const std::int64_t before = battle.state().basins->volume();
    for (int turn = 0; turn < 12; ++turn) battle.begin_turn(0);
    EXPECT_GT(battle.state().rains, 0);
    EXPECT_GT(battle.state().basins->volume(), before);
}

INSTANTIATE_TEST_SUITE_P(AllGenerators, OnLand,
                         testing::Values("limited-random", "circle-hill", "hill", "waves", "diamond-square",
                                         "plateaus"));

}  // namespace
}  // namespace terramorph
