#include <gtest/gtest.h>

#include <array>

#include "support/computers.h"

namespace terramorph {
namespace {

constexpr int kShots = 4;

/// In a storm, at somebody who stands there and takes it: how far each shot of a computer comes down from it.
std::array<double, kShots> misses(const PlayerKind& kind, std::uint32_t seed) {
    MatchSettings settings = test::duel_of(kind, seed);
    settings.set(Rule::wind, 200);
    settings.set(Rule::changing_wind, 0);
    settings.set(Rule::direct_hit, 0);
    const auto match = test::begin_duel(settings, 200, 1200);
    test::battle_of(*match).world().set_wind(seed % 2 == 0 ? 30 : -30);
    ComputerPlayers computers;
    std::array<double, kShots> misses{};
    for (double& miss : misses) {
        test::fire_once(*match, computers);
        const auto& end = match->tally().shots().back().end;
        const Vec2<float> at = match->battle().state().tanks[1].middle();
        miss = end ? std::abs(static_cast<double>(end->x - at.x)) : 1600;
    }
    return misses;
}

std::array<double, kShots> mean_misses(const PlayerKind& kind) {
    constexpr int kMatches = 48;
    std::array<double, kShots> sums{};
    for (std::uint32_t seed = 1; seed <= kMatches; ++seed) {
        const auto found = misses(kind, seed);
        for (std::size_t shot = 0; shot < kShots; ++shot) sums[shot] += found[shot] / kMatches;
    }
    return sums;
}

TEST(Tosser, ItsMissesShrinkFromShotToShot) {
    const auto miss = mean_misses(computer("tosser"));
    EXPECT_LT(miss[1], miss[0]);
    EXPECT_LT(miss[2], miss[1]);
    EXPECT_LT(miss[3], miss[0] * 0.6);
}

TEST(Tosser, LearnsFasterThanTheShooter) {
    const auto tosser = mean_misses(computer("tosser"));
    const auto shooter = mean_misses(computer("shooter"));
    EXPECT_LT(tosser[3] / tosser[0], shooter[3] / shooter[0]);
}

}  // namespace
}  // namespace terramorph
