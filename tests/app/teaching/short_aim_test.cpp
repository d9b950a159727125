#include "app/teaching/short_aim.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/player/lineup.h"
#include "app/teaching/calm_start.h"
#include "match/galaxy/fresh_map.h"
#include "support/matches.h"

namespace terramorph {

namespace {

/// A newcomer's first match, at its first aim.
Match first_match_of(std::uint32_t seed) {
    MatchSettings settings = first_match(default_settings(built_in_planets()));
    settings.seed = seed;
    settings.level.terrain.seed = seed;
    settings.set(Rule::armory, 0);
    settings.level = easy_land(settings);
    return Match(calm_start(settings), test::the_arsenal());
}

float column_of(const Match& match, PlayerId player) { return match.state().tank(player).body.at.x; }

TEST(ShortAim, FallsShortOfTheNearestEnemyAndHarmsNobody) {
    int clearly = 0, matches = 0;
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        Match match = first_match_of(seed);
        const PlayerId player = match.player();
        const Aim aim = short_aim(match, player);
        const Prediction shot = match.battle().predict_shot(tank_of(player), aim.angle, aim.power);
        const float own = column_of(match, player), end = columns_of(shot.contact.at).x;
        float nearest = 1e6f;
        for (const PlayerId other : ids<PlayerId>(match.settings().players))
            if (other != player && std::abs(column_of(match, other) - own) < std::abs(nearest))
                nearest = column_of(match, other) - own;
        const float fallen_short = std::abs(nearest) - std::copysign(1.0f, nearest) * (end - own);
        ++matches;
        clearly += fallen_short >= 40 && fallen_short <= 100 ? 1 : 0;
        ASSERT_EQ(match.apply(aim), std::nullopt);
        ASSERT_EQ(match.apply(Fire{player}), std::nullopt);
        (void)test::play_out(match);
        for (const PlayerId each : ids<PlayerId>(match.settings().players))
            EXPECT_EQ(match.state().tank(each).health, match.settings().rule(Rule::health))
                << "the first shot of match " << seed << " hits " << match.player(each).name;
    }
    EXPECT_GE(clearly, matches * 8 / 10) << "of " << matches;
}

TEST(ShortAim, IsNotAtAFriend) {
    int past_a_friend = 0;
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        MatchSettings settings = test::small_match(3, 1, seed);
        settings.level.terrain.width = 1600;
        settings.players[0].team = settings.players[1].team = 1;
        const Match match(settings, test::the_arsenal());
        const PlayerId player = match.player();
        if (player == PlayerId::at(2)) continue;
        const float own = column_of(match, player), enemy = column_of(match, PlayerId::at(2)) - own,
                    mate = column_of(match, PlayerId::at(1 - player)) - own;
        const Aim aim = short_aim(match, player);
        const bool differs = aim.power != match.state().tank(player).power;
        if (!differs || enemy * mate > 0) continue;
        ++past_a_friend;
        EXPECT_EQ(aim.angle < kHalfTurn / 2, enemy > 0) << seed;
    }
    EXPECT_GT(past_a_friend, 0);
}

}  // namespace

}  // namespace terramorph
