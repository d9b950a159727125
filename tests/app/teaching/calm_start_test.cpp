#include "app/teaching/calm_start.h"

#include <gtest/gtest.h>

#include "ai/temperament.h"
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

TEST(CalmStart, LeavesADryStartWithAnEasyMarkAlone) {
    int left = 0;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        MatchSettings settings = match_of(seed);
        settings.level = easy_land(settings);
        if (first_rain(settings) >= 0 || hardness_of_first_mark(settings) > 0) continue;
        ++left;
        EXPECT_EQ(calm_start(settings).seed, settings.seed);
    }
    EXPECT_GT(left, 0);
}

TEST(CalmStart, GivesTheNewcomerAMarkThatIsEasyToHit) {
    int easy = 0;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        MatchSettings before = match_of(seed);
        before.level.terrain.seed = seed;
        before.level = easy_land(before);
        const MatchSettings after = calm_start(before);
        if (first_rain(before) < 0)
            EXPECT_LE(hardness_of_first_mark(after), hardness_of_first_mark(before)) << seed;
        easy += hardness_of_first_mark(after) == 0 ? 1 : 0;
    }
    EXPECT_GE(easy, 10);
}

TEST(CalmStart, PutsOffTheStormUnlessThePlayerHasSetIt) {
    const MatchSettings settings = match_of(1);
    EXPECT_GT(calm_start(settings).rule(Rule::sudden_death), settings.rule(Rule::sudden_death));
    MatchSettings stormy = settings;
    stormy.set(Rule::sudden_death, 3);
    EXPECT_EQ(calm_start(stormy).rule(Rule::sudden_death), 3);
}

TEST(CalmStart, HasGentleWindsUnlessThePlayerHasSetThem) {
    const MatchSettings settings = match_of(1);
    EXPECT_LE(calm_start(settings).rule(Rule::wind), settings.rule(Rule::wind) / 2);
    EXPECT_GT(calm_start(settings).rule(Rule::wind), 0) << "there's something to learn about it";
    MatchSettings windy = settings;
    windy.set(Rule::wind, 150);
    EXPECT_EQ(calm_start(windy).rule(Rule::wind), 150);
}

TEST(CalmStart, HasRivalsWhoLob) {
    const MatchSettings before = match_of(3), after = lobbing_rivals(before);
    ASSERT_EQ(after.players.size(), before.players.size());
    for (const Player& player : after.players)
        if (player.kind != kPerson) {
            EXPECT_EQ(find_temperament(player.kind)->ways.front(), Way::lob);
        }
    EXPECT_EQ(after.players[0], before.players[0]) << "whoever plays stays";
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
