#include "match/reel.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::give;
using test::play_any_turn;
using test::small_match;
using test::the_arsenal;

const std::shared_ptr<const Planets> kPlanets = std::make_shared<const Planets>(built_in_planets());

/// Everybody buys what it may, as chance has it.
void shop_anything(Match& match, Random& random) {
    while (match.phase() == Phase::shopping) {
        const Command buy = Buy{match.player(), random.below(goods(match.arsenal()))};
        if (!match.check(buy)) give(match, buy);
        if (random.below(3) == 0) give(match, Ready{match.player()});
    }
}

std::shared_ptr<const Recording> recorded(std::uint32_t seed, int turns = 16) {
    MatchSettings settings = small_match(2 + static_cast<int>(seed % 3), 3, seed);
    settings.set(Rule::loose_earth, seed % 3);
    settings.set(Rule::turn_mode, seed % 2);
    settings.set(Rule::armory, seed % 3 == 0 ? 1 : 0);
    settings.set(Rule::health, 40);
    Match match(settings, the_arsenal());
    Random random(seed, 11);
    for (int turn = 0; turn < turns; ++turn) {
        shop_anything(match, random);
        play_any_turn(match, random);
    }
    return std::make_shared<Recording>(match.recording());
}

Reel reel_of(const std::shared_ptr<const Recording>& recording) {
    return Reel(recording, the_arsenal(), kPlanets);
}

void read_all(Reel& reel) {
    while (!reel.complete()) reel.read(1000);
}

/// The state's hash at the beginning of each turn in which somebody aims, as it is played from the beginning.
std::vector<std::pair<int, std::uint64_t>> played(const std::shared_ptr<const Recording>& recording) {
    Playback playback(recording, the_arsenal(), kPlanets);
    std::vector<std::pair<int, std::uint64_t>> turns;
    for (bool more = true; more; more = !playback.over() && !playback.step()) {
        const Match& match = playback.match();
        const bool begins = match.phase() == Phase::aiming && match.at_turn_start();
        if (begins && (turns.empty() || turns.back().first != match.turn()))
            turns.emplace_back(match.turn(), match.hash());
    }
    return turns;
}

TEST(Reel, IsAtAnyTurnWhereTheMatchWas) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto recording = recorded(seed);
        Reel reel = reel_of(recording);
        const auto turns = played(recording);
        ASSERT_EQ(reel.stops().size(), turns.size());
        read_all(reel);
        ASSERT_FALSE(reel.failure()) << reel.failure()->text;
        ASSERT_EQ(reel.known(), turns.size());
        Random random(seed, 12);
        for (int k = 0; k < 16; ++k) {  // to and fro
            const auto stop = static_cast<std::size_t>(random.below(static_cast<int>(turns.size())));
            const Playback playback = reel.at(stop);
            EXPECT_EQ(playback.match().turn(), turns[stop].first);
            EXPECT_EQ(playback.match().hash(), turns[stop].second);
            EXPECT_EQ(reel.stop_at(playback.match().turn()), stop);
        }
    }
}

TEST(Reel, KnowsItsTurnsWithTheirPlayersAndRoundsBeforeItReadsAnything) {
    const auto recording = recorded(3, 20);
    Reel reel = reel_of(recording);
    const std::vector<Reel::Stop> before = reel.stops();
    read_all(reel);
    ASSERT_EQ(reel.known(), before.size());
    for (std::size_t k = 0; k + 1 < before.size(); ++k) {  // of the last nobody may have done anything
        EXPECT_EQ(before[k].turn, reel.stops()[k].turn);
        EXPECT_EQ(before[k].round, reel.stops()[k].round);
        EXPECT_EQ(before[k].player, reel.stops()[k].player);
    }
    EXPECT_GT(reel.stops().back().round, 1);
    EXPECT_EQ(reel.stops().front().round, 1);
}

TEST(Reel, PlaysOnFromAnywhereToTheSameEnd) {
    const auto recording = recorded(2);
    Reel reel = reel_of(recording);
    read_all(reel);
    std::uint64_t end = 0;
    for (std::size_t stop = 0; stop < reel.known(); stop += 3) {
        Playback playback = reel.at(stop);
        while (!playback.over()) ASSERT_FALSE(playback.step());
        if (stop == 0) end = playback.match().hash();
        EXPECT_EQ(playback.match().hash(), end) << stop;
    }
    EXPECT_NE(end, 0u);
}

TEST(Reel, IsInTheMiddleOfATurnWhereAPlaybackOfItIs) {
    const auto recording = recorded(4);
    Reel reel = reel_of(recording);
    read_all(reel);
    const std::size_t stop = reel.known() - 2;
    const std::int64_t tick = (reel.stops()[stop].tick + reel.stops()[stop + 1].tick) / 2;
    Playback plain(recording, the_arsenal(), kPlanets);
    while (plain.match().ticks() < tick) ASSERT_FALSE(plain.step());
    EXPECT_EQ(reel.at(stop, tick).match().hash(), plain.match().hash());
}

TEST(Reel, ReadsAheadLittleByLittle) {
    const auto recording = recorded(1);
    Reel reel = reel_of(recording);
    EXPECT_EQ(reel.known(), 1u);
    EXPECT_FALSE(reel.complete());
    std::size_t known = 1;
    int times = 0;
    for (; !reel.complete(); ++times) {
        reel.read(5);
        EXPECT_GE(reel.known(), known);
        EXPECT_LE(reel.known(), known + 5);
        known = reel.known();
    }
    EXPECT_GT(times, 20);
    EXPECT_EQ(known, reel.stops().size());
    EXPECT_EQ(reel.ticks(), recording->checks.back().tick);
}

TEST(Reel, IsAsLongAsWhateverCameLast) {
    Recording recording = *recorded(1);
    const auto length = [&] { return reel_of(std::make_shared<Recording>(recording)).ticks(); };
    const std::int64_t last = recording.lines.back().tick;
    recording.checks.back().tick = last + 20;
    EXPECT_EQ(length(), last + 20);
    recording.checks.clear();
    EXPECT_EQ(length(), last);
    recording.left_at = last + 50;
    EXPECT_EQ(length(), last + 50);
}

TEST(Reel, TellsWhoWasHurtAndDestroyedInWhichTurn) {
    const auto recording = recorded(5, 40);
    Reel reel = reel_of(recording);
    read_all(reel);
    int deaths = 0;
    for (const Reel::Mark& mark : reel.marks()) {
        ASSERT_LT(mark.stop, reel.known());
        EXPECT_GE(mark.tick, reel.stops()[mark.stop].tick);
        EXPECT_LE(mark.tick, mark.stop + 1 < reel.known() ? reel.stops()[mark.stop + 1].tick : reel.ticks());
        deaths += mark.died;
    }
    Playback playback(recording, the_arsenal(), kPlanets);
    int died = 0;
    while (!playback.over()) {
        ASSERT_FALSE(playback.step());
        died += count<event::Died>(playback.take_events());
    }
    EXPECT_EQ(deaths, died);
    EXPECT_GT(died, 0);
}

/// A match of many short turns: everybody passes.
std::shared_ptr<const Recording> passes(std::size_t turns, int width = 640) {
    MatchSettings settings = small_match(2, 20);
    settings.level.terrain.width = width;
    Match match(settings, the_arsenal());
    for (std::size_t turn = 0; turn < turns; ++turn) {
        if (match.phase() == Phase::round_over) give(match, NextRound{});
        give(match, Pass{match.player()});
    }
    return std::make_shared<Recording>(match.recording());
}

TEST(Reel, KeepsNoMoreTwinsThanItMayAndIsStillEverywhere) {
    const auto recording = passes(2 * Reel::kMostTwins + 90);
    Reel reel = reel_of(recording);
    ASSERT_GT(reel.stops().size(), 2 * Reel::kMostTwins);
    std::size_t most = 0;
    while (!reel.complete()) reel.read(1), most = std::max(most, reel.twins());
    EXPECT_LE(most, Reel::kMostTwins);
    const auto turns = played(recording);
    ASSERT_EQ(reel.known(), turns.size());
    for (std::size_t stop = 0; stop < turns.size(); stop += 31)
        EXPECT_EQ(reel.at(stop).match().hash(), turns[stop].second) << stop;
}

TEST(Reel, KeepsFewerTwinsOfLargeLevels) {
    const auto recording = passes(70, 16384);
    Reel reel = reel_of(recording);
    std::size_t most = 0;
    while (!reel.complete()) reel.read(1), most = std::max(most, reel.bytes());
    EXPECT_LE(most, Reel::kMostBytes);
    EXPECT_LT(reel.twins(), reel.stops().size());
    EXPECT_GT(reel.twins(), 10u);
    const Playback last = reel.at(reel.known() - 1);
    EXPECT_EQ(last.match().turn(), reel.stops().back().turn);
}

TEST(Reel, StaysWhereTheRecordingComesOutOtherwise) {
    auto changed = std::make_shared<Recording>(*recorded(2));
    Recording::Check& check = changed->checks[changed->checks.size() / 2];
    check.hash ^= 1;
    const std::shared_ptr<const Recording> recording = changed;
    Reel reel = reel_of(recording);
    read_all(reel);
    ASSERT_TRUE(reel.failure());
    EXPECT_NE(reel.failure()->text.find(text("turn ", check.turn, " came out otherwise")), std::string::npos)
        << reel.failure()->text;
    EXPECT_GT(reel.known(), 1u);
    EXPECT_LT(reel.known(), reel.stops().size());
    EXPECT_EQ(reel.at(reel.known() - 1).match().turn(), reel.stops()[reel.known() - 1].turn);
}

TEST(Reel, OfAMatchThatHasJustBegunHasItsFirstTurn) {
    for (const int armory : {0, 1}) {
        MatchSettings settings = small_match(2);
        settings.set(Rule::armory, armory);
        const Match match(settings, the_arsenal());
        Reel reel = reel_of(std::make_shared<Recording>(match.recording()));
        read_all(reel);
        EXPECT_FALSE(reel.failure());
        EXPECT_EQ(reel.stops().size(), 1u);
        EXPECT_EQ(reel.at(0).match().hash(), match.hash());
    }
}

}  // namespace
}  // namespace terramorph
