#include "app/teaching/calm_start.h"

#include <gtest/gtest.h>

#include "app/player/lineup.h"
#include "battle/systems/weather.h"
#include "match/galaxy/fresh_map.h"
#include "match/match.h"
#include "support/matches.h"

namespace terramorph {

namespace {

/// The first turn of its first round in which it rains; -1 if none of the first does.
int first_rain(const MatchSettings& settings) {
    for (int turn = 0; turn < kDryTurns; ++turn)
        if (weather_of(settings.level.planet, battle_seed_of(settings, 0), turn) == Weather::rain)
            return turn;
    return -1;
}

MatchSettings match_of(std::uint32_t seed) {
    MatchSettings settings = first_match(default_settings(built_in_planets()));
    settings.seed = seed;
    return settings;
}

TEST(CalmStart, KeepsTheFirstRoundDryOnGroundThatIsAsGood) {
    int wet = 0;
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        const MatchSettings before = match_of(seed), after = calm_start(before);
        wet += first_rain(before) >= 0 ? 1 : 0;
        EXPECT_EQ(first_rain(after), -1) << seed;
        const auto shortfall = [](const MatchSettings& settings) {
            return measure_ground(settings, settings.level, battle_seed_of(settings, 0)).shortfall();
        };
        EXPECT_LE(shortfall(after), shortfall(before)) << seed;
        EXPECT_EQ(after.level, before.level) << "the land stays";
        EXPECT_EQ(after.players, before.players);
    }
    EXPECT_GT(wet, 2) << "it rains on this planet";
}

TEST(CalmStart, LeavesADryStartAlone) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed)
        if (const MatchSettings settings = match_of(seed); first_rain(settings) < 0)
            EXPECT_EQ(calm_start(settings).seed, settings.seed);
}

TEST(CalmStart, PutsOffTheStormUnlessThePlayerHasSetIt) {
    const MatchSettings settings = match_of(1);
    EXPECT_GT(calm_start(settings).rule(Rule::sudden_death), settings.rule(Rule::sudden_death));
    MatchSettings stormy = settings;
    stormy.set(Rule::sudden_death, 3);
    EXPECT_EQ(calm_start(stormy).rule(Rule::sudden_death), 3);
}

TEST(CalmStart, IsWhatTheMatchHasByItsRules) {
    const MatchSettings settings = calm_start(match_of(2));
    Match match(settings, std::make_shared<Arsenal>(built_in_arsenal()),
                std::make_shared<Planets>(built_in_planets()));
    EXPECT_NE(match.battle().state().weather, Weather::rain);
    EXPECT_EQ(match.battle().state().seed, battle_seed_of(settings, 0));
}

}  // namespace

}  // namespace terramorph
