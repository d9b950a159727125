#include "ai/aiming/aim_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include "battle/aiming/aim_bias.h"
#include "support/computers.h"

namespace terramorph {
namespace {

/// A duel without wind, 800 columns apart.
std::unique_ptr<Match> on_flat_land(const PlayerKind& kind, std::uint32_t seed) {
    MatchSettings settings = test::duel_of(kind, seed);
    settings.set(Rule::wind, 0);
    settings.set(Rule::fuel, 0);
    settings.set(Rule::talk, 0);
    return test::begin_duel(settings, 400, 1200);
}

const std::vector<std::string_view> kWhoAim = {"shooter", "tosser",  "poolshark",
                                               "chooser", "spoiler", "cyborg"};

TEST(Bracketing, BetweenTwoShotsAtAMarkThatStaysTheAngleMostlyStays) {
    int kept = 0, pairs = 0, powers = 0;
    for (const std::string_view kind : kWhoAim)
        for (std::uint32_t seed = 1; seed <= 6; ++seed) {
            const auto match = on_flat_land(computer(std::string(kind)), seed);
            ComputerPlayers computers;
            for (int shot = 0; shot < 4; ++shot) test::fire_once(*match, computers);
            const auto& shots = match->tally().shots();
            for (std::size_t k = 1; k < shots.size(); ++k) {
                if (std::abs(at(shots[k].columns, 1) - at(shots[k - 1].columns, 1)) > kSameAimPlace) continue;
                ++pairs;
                if (std::abs(shots[k].angle - shots[k - 1].angle) <= 10) ++kept;
                if (shots[k].power != shots[k - 1].power) ++powers;
            }
        }
    ASSERT_GT(pairs, 40);
    EXPECT_GT(kept * 100, pairs * 75) << "a degree or less";
    EXPECT_GT(powers * 100, pairs * 80) << "it's the power that they change";
}

/// What it would do after a shot at 45 degrees that fell short.
std::optional<FoundAims> aim_after_a_shot(Match& match) {
    test::state_of(match).tally.record_shot({.player = 0,
                                             .weapon = 0,
                                             .angle = 450,
                                             .power = 500,
                                             .turn = 1,
                                             .columns = {400, 1200},
                                             .target = Vec2<int>{1200, 210}});
    int predictions = 1000;
    const Random hand(1, 1);
    return bracketing_aim(BattleView(match, 0, 0), temperament(computer("spoiler")), 1, hand, predictions);
}

TEST(Bracketing, ThePowerThatHitsIsFoundAtTheAngleThatWasFired) {
    const auto match = on_flat_land(computer("spoiler"), 1);
    const auto found = aim_after_a_shot(*match);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->aims.front().angle, 450, 60) << "what its hand adds leads back to it";
    EXPECT_LE(found->aims.front().miss, kCloseMiss);
}

TEST(Bracketing, WhereThePathIsBlockedItTakesAnother) {
    const auto match = on_flat_land(computer("spoiler"), 1);
    test::battle_of(*match).world().heap(test::block(1000, 1100, 200, 900));
    EXPECT_FALSE(aim_after_a_shot(*match));
}

TEST(Bracketing, AMarkThatHasMovedIsAimedAtAnew) {
    const auto match = on_flat_land(computer("spoiler"), 1);
    test::battle_of(*match).world().place_tank(1, {1150, 200});
    EXPECT_FALSE(aim_after_a_shot(*match));
}

}  // namespace
}  // namespace terramorph
