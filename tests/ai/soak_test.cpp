#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "ai/computer_player.h"
#include "base/text.h"
#include "match/recording.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

/// Any rules that a player could choose, on any level.
MatchSettings any_match(std::uint32_t seed) {
    Random random(seed, 11);
    MatchSettings settings = standard_settings();
    const int players = random.below(3) == 0 ? 10 : random.from_to(2, 6);
    while (static_cast<int>(settings.players.size()) < players)
        settings.players.push_back(another_player(settings.players));
    for (Player& player : settings.players) player.mind = random.below(4) == 0 ? Mind::spoiler : Mind::moron;
    for (std::size_t k = 0; k < kRules.size(); ++k) {
        const Parameter& rule = kRules[k];
        const int span = static_cast<int>(rule.maximum - rule.minimum);
        if (random.below(2) == 0) settings.rules[k] = rule.minimum + random.below(span + 1);
    }
    settings.set(Rule::rounds, random.below(8) == 0 ? 3 : 1);
    settings.seed = seed;
    const auto all = generators();
    const auto generator = static_cast<std::size_t>(random.below(static_cast<int>(all.size())));
    settings.level = test::hilly_level(all[generator]->name, random.from_to(640, 900), seed);
    const Planets& planets = built_in_planets();
    settings.level.planet = planets[static_cast<std::size_t>(random.below(static_cast<int>(planets.size())))];
    return settings;
}

/// Plays a match with every invariant looked at in every tick.
void soak(const MatchSettings& settings) {
    Match match(settings, test::the_arsenal());
    Minds minds;
    int flying = 0;
    std::uint32_t seen = match.battle().ground().revision() - 1;
    while (match.phase() != Phase::match_over) {
        minds.think(match);
        match.step();
        match.take_events();
        flying = match.phase() == Phase::flying ? flying + 1 : 0;
        ASSERT_LT(flying, Battle::kLongestShot + Battle::kLongestDrifting + 600)
            << "a turn that does not end";
        const bool changed =
            match.battle().ground().revision() != seen;  // looking at all columns takes its time
        if (!changed && match.battle().tick() % 16 != 0) continue;
        seen = match.battle().ground().revision();
        const auto wrong = test::offences(match);
        ASSERT_TRUE(wrong.empty()) << wrong.front() << " in turn " << match.turn();
    }
    const auto again = play_back(match.recording(), test::the_arsenal());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->hash(), match.hash());
}

/// How many rounds: TERRAMORPH_SOAK, or few enough for every commit.
int rounds() {
    const char* wanted = std::getenv("TERRAMORPH_SOAK");
    return wanted ? static_cast<int>(to_integer(wanted).value_or(0)) : 200;
}

constexpr int kParts = 10;

class Soak : public testing::TestWithParam<int> {};

TEST_P(Soak, WhatAlwaysHoldsHoldsInAnyMatch) {
    for (int round = GetParam(); round < rounds(); round += kParts) {
        SCOPED_TRACE(testing::Message() << "seed " << round);
        soak(any_match(static_cast<std::uint32_t>(round)));
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Parts, Soak, testing::Range(0, kParts));

}  // namespace
}  // namespace terramorph
