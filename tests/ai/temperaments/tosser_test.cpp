#include <gtest/gtest.h>

#include <array>

#include "ai/aiming/wind_estimate.h"
#include "support/battles.h"
#include "support/minds.h"

namespace terramorph {
namespace {

using test::the_arsenal;

constexpr int kShots = 4;

/// In a storm, at somebody who stands there and takes it: how far each shot of a mind comes down from it.
std::array<double, kShots> misses(const PlayerKind& mind, std::uint32_t seed) {
    MatchSettings settings = test::match_of({mind, kPerson}, seed);
    settings.level = test::flat_level(1600, 200);
    settings.set(Rule::wind, 200);
    settings.set(Rule::changing_wind, 0);
    settings.set(Rule::health, 1000);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::stock, 0);
    Match match(settings, the_arsenal());
    test::battle_of(match).world().place_tank(0, {200, 200});
    test::battle_of(match).world().place_tank(1, {1200, 200});
    test::battle_of(match).world().set_wind(seed % 2 == 0 ? 30 : -30);
    ComputerPlayers computers;
    std::array<double, kShots> misses{};
    for (std::size_t shot = 0; shot < kShots;) {
        if (match.player() == 1) {
            test::give(match, Pass{1});
            continue;
        }
        for (const std::size_t before = match.tally().shots().size(); match.tally().shots().size() == before;)
            computers.think(match);
        test::play_out(match);
        const auto& end = match.tally().shots().back().end;
        const Vec2<float> at = match.battle().state().tanks[1].middle();
        misses[shot++] = end ? std::abs(static_cast<double>(end->x - at.x)) : 1600;
    }
    return misses;
}

std::array<double, kShots> mean_misses(const PlayerKind& mind) {
    constexpr int kMatches = 16;
    std::array<double, kShots> sums{};
    for (std::uint32_t seed = 1; seed <= kMatches; ++seed) {
        const auto found = misses(mind, seed);
        for (std::size_t shot = 0; shot < kShots; ++shot) sums[shot] += found[shot] / kMatches;
    }
    return sums;
}

TEST(Tosser, ItsMissesShrinkFromShotToShot) {
    const auto miss = mean_misses(computer("tosser"));
    EXPECT_LT(miss[1], miss[0] * 0.75);
    EXPECT_LT(miss[2], miss[1]);
    EXPECT_LT(miss[3], miss[0] * 0.4);
}

TEST(Tosser, WhoLearnsNothingMissesAsBefore) {
    const auto miss = mean_misses(computer("shooter"));
    EXPECT_GT(miss[3], miss[0] * 0.6);
}

TEST(WindEstimate, TheWindIsLearnedFromWhereShotsCameDown) {
    MatchSettings settings = test::match_of({computer("tosser"), kPerson}, 3);
    settings.level = test::flat_level(1600, 200);
    settings.set(Rule::changing_wind, 0);
    settings.set(Rule::turn_order, 3);
    Match match(settings, the_arsenal());
    test::battle_of(match).world().place_tank(0, {700, 200});
    test::battle_of(match).world().place_tank(1, {1500, 200});
    test::battle_of(match).world().set_wind(20);
    EXPECT_EQ(estimate_wind(match, 0, 0, 100).wind, 0);
    EXPECT_EQ(estimate_wind(match, 0, 50, 100).wind, 10);
    ASSERT_EQ(match.player(), 0);
    test::give(match, Aim{0, 600, 500});
    test::give(match, Fire{0});
    EXPECT_EQ(estimate_wind(match, 0, 0, 100).shots, 1);
    EXPECT_NEAR(estimate_wind(match, 0, 0, 100).wind, 20, 2);
    EXPECT_NEAR(estimate_wind(match, 0, 0, 50).wind, 10, 1);
    EXPECT_EQ(estimate_wind(match, 0, 0, 0).wind, 0);
    EXPECT_EQ(estimate_wind(match, 1, 0, 100).shots, 0) << "what others did teaches nothing";
}

}  // namespace
}  // namespace terramorph
