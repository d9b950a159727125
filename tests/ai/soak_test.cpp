#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "ai/computer_player.h"
#include "ai/temperament.h"
#include "base/text.h"
#include "match/recording/playback.h"
#include "match/recording/recording.h"
#include "support/battles.h"
#include "support/golden.h"
#include "support/how_often.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

/// Any number in the parameter's range: the standard as often as not, now and then one of its ends.
double any_value(const Parameter& parameter, Random& random) {
    if (random.below(2) == 0) return parameter.default_value;
    const int way = random.below(8);
    if (way == 0) return parameter.minimum;
    if (way == 1) return parameter.maximum;
    return parameter.minimum + random.below(static_cast<int>(parameter.maximum - parameter.minimum) + 1);
}

void add_players(MatchSettings& settings, Random& random) {
    const int players = random.below(4) == 0 ? kMaxPlayers : random.from_to(kMinPlayers, 6);
    while (static_cast<int>(settings.players.size()) < players)
        settings.players.push_back(another_player(settings.players));
    const bool in_teams = random.below(3) == 0;
    for (Player& player : settings.players) {
        player.kind = player_kinds()[random.from_to(1, static_cast<int>(temperaments().size()))];
        player.team = in_teams ? random.from_to(0, kMaxTeams) : 0;
    }
    settings.players.front().team = 0;  // so that not all are in one
}

LevelSettings any_level(std::uint32_t seed, Random& random) {
    const auto all = generators();
    const auto generator = static_cast<std::size_t>(random.below(static_cast<int>(all.size())));
    LevelSettings level = test::hilly_level(all[generator]->name, random.from_to(640, 900), seed);
    const Planets& planets = built_in_planets();
    level.planet = planets[random.below(static_cast<int>(planets.size()))];
    return level;
}

/// What an earlier match has left of some prices.
Prices any_prices(Random& random) {
    Prices prices;
    for (const Weapon& weapon : built_in_arsenal().weapons) {
        if (random.below(4) != 0) continue;
        PriceHistory& history = prices[weapon.id];
        history.demand = random.below(3000);
        history.factors.push_back(random.from_to(kMinFactor, kMaxFactor));
    }
    return prices;
}

/// Any rules that a player could choose, on any level, for any computers.
MatchSettings any_match(std::uint32_t seed) {
    Random random(seed, 11);
    MatchSettings settings = default_settings();
    add_players(settings, random);
    for (std::size_t k = 0; k < kRules.size(); ++k) settings.rules[k] = any_value(kRules[k], random);
    settings.set(Rule::rounds, random.below(6) == 0 ? 3 : 1);
    // In air that bends paths thoughts take long, and where nobody can hit anybody a round goes on for a
    // hundred turns each: now and then that is enough.
    if (random.below(24) != 0) settings.set(Rule::viscosity, 0);
    if (random.below(24) != 0) settings.set(Rule::wind_growth, 0);
    if (random.below(16) != 0) settings.set(Rule::sudden_death, random.from_to(1, 10));
    settings.seed = seed;
    settings.prices = any_prices(random);
    settings.level = any_level(seed, random);
    return settings;
}

constexpr int kFirstTurns = 12;
constexpr int kParts = 100;  // so that each takes minutes in the long mode

/// Plays a match with every invariant looked at in every tick: in the long mode to its end, else a part of
/// it.
void soak(const MatchSettings& settings) {
    const Refusal refusal = validate(settings);
    ASSERT_FALSE(refusal) << refusal->text();
    Match match(settings, test::the_arsenal());
    ComputerPlayers computers;
    test::Watch watch(match);
    while (match.phase() != Phase::match_over) {
        if (!test::in_full() && match.phase() == Phase::aiming && match.turn() > kFirstTurns) break;
        computers.think(match);
        match.step();
        match.take_events();
        for (const std::string& wrong : watch.violations())
            FAIL() << wrong << " in turn " << match.turn() << ", tick " << match.battle().state().tick;
    }
    if (test::in_full() && settings.seed / kParts % 10 != 0)
        return;  // recordings of whole matches take as long again
    const auto again = test::play_back(match.recording(), test::the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->hash(), match.hash());
}

/// How many rounds: TERRAMORPH_SOAK, 10,000 in the long mode, or few enough for every commit.
int rounds() {
    if (const char* wanted = std::getenv("TERRAMORPH_SOAK"))
        return static_cast<int>(to_integer(wanted).value_or(0));
    return test::in_full() ? 10000 : 200;
}

class Soak : public testing::TestWithParam<int> {};

TEST_P(Soak, WhatAlwaysHoldsHoldsInAnyMatch) {
    int played = 0;
    for (int seed = GetParam(); played < rounds() / kParts; seed += kParts) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        if (test::in_full()) std::cout << "seed " << seed << std::endl;  // an assertion leaves no trace
        const MatchSettings settings = any_match(static_cast<std::uint32_t>(seed));
        soak(settings);
        if (HasFatalFailure()) return;
        played += settings.rounds();
    }
}

/// What the first turns of a match come to.
std::string story_of(const MatchSettings& settings) {
    Match match(settings, test::the_arsenal());
    ComputerPlayers computers;
    while (match.phase() != Phase::match_over &&
           (match.phase() != Phase::aiming || match.turn() <= kFirstTurns)) {
        computers.think(match);
        match.step();
        match.take_events();
    }
    return concat("seed ", settings.seed, ": ", settings.players.size(), " players on ",
                  settings.level.terrain.generator->name, ", turn ", match.turn(), ", tick ",
                  match.battle().state().tick, ": ", hex_text(match.hash()));
}

TEST(SoakGolden, AnyMatchComesOutAsItDid) {
    constexpr std::uint32_t kMatches = 60;
    std::vector<std::string> stories;
    for (std::uint32_t seed = 0; seed < kMatches; ++seed) stories.push_back(story_of(any_match(seed)));
    test::expect_golden("tests/golden/soak.txt", stories);
}

INSTANTIATE_TEST_SUITE_P(Parts, Soak, testing::Range(0, kParts));

}  // namespace
}  // namespace terramorph
