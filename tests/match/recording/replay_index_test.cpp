#include "match/recording/replay_index.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/how_often.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using namespace test;

const std::shared_ptr<const Planets> kWorlds = std::make_shared<const Planets>(built_in_planets());

/// Everybody buys what it may, as chance has it.
void shop_anything(Match& match, Random& random) {
    while (match.phase() == Phase::shopping) {
        const Command buy = Buy{match.player(), GoodId::at(random.below(goods(match.arsenal()).size()))};
        if (!match.validate(buy)) give(match, buy);
        if (random.below(3) == 0) give(match, Ready{match.player()});
    }
}

std::shared_ptr<const Recording> long_recording(std::uint32_t seed, int turns = 16) {
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

ReplayIndex replay_index_of(const std::shared_ptr<const Recording>& recording) {
    return ReplayIndex(recording, the_arsenal(), kWorlds);
}

void read_all(ReplayIndex& replay_index) {
    while (!replay_index.complete()) replay_index.read(1000);
}

/// The state's hash at the beginning of each turn in which somebody aims, as it is played from the beginning.
std::vector<std::pair<int, std::uint64_t>> played(const std::shared_ptr<const Recording>& recording) {
    Playback playback(recording, the_arsenal(), kWorlds);
    std::vector<std::pair<int, std::uint64_t>> turns;
    for (bool more = true; more; more = !playback.over() && !playback.step()) {
        const Match& match = playback.match();
        const bool begins = match.phase() == Phase::aiming && match.at_turn_start();
        if (begins && (turns.empty() || turns.back().first != match.turn()))
            turns.emplace_back(match.turn(), match.hash());
    }
    return turns;
}

TEST(ReplayIndex, IsAtAnyTurnWhereTheMatchWas) {
    for (const std::uint32_t seed : seeds(2, 8)) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto recording = long_recording(seed);
        ReplayIndex replay_index = replay_index_of(recording);
        const auto turns = played(recording);
        ASSERT_EQ(replay_index.stops().size(), turns.size());
        read_all(replay_index);
        ASSERT_FALSE(replay_index.failure()) << replay_index.failure()->text();
        ASSERT_EQ(replay_index.known(), turns.size());
        Random random(seed, 12);
        for (int k = 0; k < 16; ++k) {  // to and fro
            const auto stop = static_cast<std::size_t>(random.below(static_cast<int>(turns.size())));
            const Playback playback = replay_index.at(stop);
            EXPECT_EQ(playback.match().turn(), turns[stop].first);
            EXPECT_EQ(playback.match().hash(), turns[stop].second);
            EXPECT_EQ(replay_index.stop_at(playback.match().turn()), stop);
        }
    }
}

TEST(ReplayIndex, KnowsItsTurnsWithTheirPlayersAndRoundsBeforeItReadsAnything) {
    const auto recording = long_recording(3, 20);
    ReplayIndex replay_index = replay_index_of(recording);
    const std::vector<ReplayIndex::Stop> before = replay_index.stops();
    read_all(replay_index);
    ASSERT_EQ(replay_index.known(), before.size());
    for (std::size_t k = 0; k + 1 < before.size(); ++k) {  // of the last nobody may have done anything
        EXPECT_EQ(before[k].turn, replay_index.stops()[k].turn);
        EXPECT_EQ(before[k].round, replay_index.stops()[k].round);
        EXPECT_EQ(before[k].player, replay_index.stops()[k].player);
    }
    EXPECT_GT(replay_index.stops().back().round, 1);
    EXPECT_EQ(replay_index.stops().front().round, 1);
}

TEST(ReplayIndex, PlaysOnFromAnywhereToTheSameEnd) {
    const auto recording = long_recording(2);
    ReplayIndex replay_index = replay_index_of(recording);
    read_all(replay_index);
    std::uint64_t end = 0;
    for (std::size_t stop = 0; stop < replay_index.known(); stop += 3) {
        Playback playback = replay_index.at(stop);
        while (!playback.over()) ASSERT_FALSE(playback.step());
        if (stop == 0) end = playback.match().hash();
        EXPECT_EQ(playback.match().hash(), end) << stop;
    }
    EXPECT_NE(end, 0u);
}

TEST(ReplayIndex, IsInTheMiddleOfATurnWhereAPlaybackOfItIs) {
    const auto recording = long_recording(4);
    ReplayIndex replay_index = replay_index_of(recording);
    read_all(replay_index);
    const std::size_t stop = replay_index.known() - 2;
    const Ticks tick = (replay_index.stops()[stop].tick + replay_index.stops()[stop + 1].tick) / 2;
    Playback plain(recording, the_arsenal(), kWorlds);
    while (plain.match().ticks() < tick) ASSERT_FALSE(plain.step());
    EXPECT_EQ(replay_index.at(stop, tick).match().hash(), plain.match().hash());
}

TEST(ReplayIndex, ReadsAheadLittleByLittle) {
    const auto recording = long_recording(1);
    ReplayIndex replay_index = replay_index_of(recording);
    EXPECT_EQ(replay_index.known(), 1u);
    EXPECT_FALSE(replay_index.complete());
    std::size_t known = 1;
    int times = 0;
    for (; !replay_index.complete(); ++times) {
        replay_index.read(5);
        EXPECT_GE(replay_index.known(), known);
        EXPECT_LE(replay_index.known(), known + 5);
        known = replay_index.known();
    }
    EXPECT_GT(times, 20);
    EXPECT_EQ(known, replay_index.stops().size());
    EXPECT_EQ(replay_index.ticks(), recording->checks.back().tick);
}

TEST(ReplayIndex, IsAsLongAsWhateverCameLast) {
    Recording recording = *long_recording(1);
    const auto length = [&] { return replay_index_of(std::make_shared<Recording>(recording)).ticks(); };
    const Ticks last = recording.lines.back().tick;
    recording.checks.back().tick = last + 20 * kTick;
    EXPECT_EQ(length(), last + 20 * kTick);
    recording.checks.clear();
    EXPECT_EQ(length(), last);
    recording.left_at = last + 50 * kTick;
    EXPECT_EQ(length(), last + 50 * kTick);
}

TEST(ReplayIndex, TellsWhoWasHurtAndDestroyedInWhichTurn) {
    const auto recording = long_recording(5, 40);
    ReplayIndex replay_index = replay_index_of(recording);
    read_all(replay_index);
    int deaths = 0;
    for (const ReplayIndex::Mark& mark : replay_index.marks()) {
        ASSERT_LT(mark.stop, replay_index.known());
        EXPECT_GE(mark.tick, replay_index.stops()[mark.stop].tick);
        EXPECT_LE(mark.tick, mark.stop + 1 < replay_index.known() ? replay_index.stops()[mark.stop + 1].tick
                                                                  : replay_index.ticks());
        deaths += mark.died;
    }
    Playback playback(recording, the_arsenal(), kWorlds);
    int died = 0;
    while (!playback.over()) {
        ASSERT_FALSE(playback.step());
        died += test::count<event::Died>(playback.take_events());
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

TEST(ReplayIndex, KeepsABoundedNumberOfKeyframes) {
    const auto recording = passes(2 * ReplayIndex::kMaxKeyframes + 90);
    ReplayIndex replay_index = replay_index_of(recording);
    ASSERT_GT(replay_index.stops().size(), 2 * ReplayIndex::kMaxKeyframes);
    std::size_t most = 0;
    while (!replay_index.complete()) replay_index.read(1), most = std::max(most, replay_index.keyframes());
    EXPECT_LE(most, ReplayIndex::kMaxKeyframes);
    const auto turns = played(recording);
    ASSERT_EQ(replay_index.known(), turns.size());
    for (std::size_t stop = 0; stop < turns.size(); stop += 31)
        EXPECT_EQ(replay_index.at(stop).match().hash(), turns[stop].second) << stop;
}

TEST(ReplayIndex, KeepsFewerKeyframesOfLargeLevels) {
    const auto recording = passes(70, 16384);
    ReplayIndex replay_index = replay_index_of(recording);
    std::size_t most = 0;
    while (!replay_index.complete()) replay_index.read(1), most = std::max(most, replay_index.bytes());
    EXPECT_LE(most, ReplayIndex::kMaxBytes);
    EXPECT_LT(replay_index.keyframes(), replay_index.stops().size());
    EXPECT_GT(replay_index.keyframes(), 10u);
    const Playback last = replay_index.at(replay_index.known() - 1);
    EXPECT_EQ(last.match().turn(), replay_index.stops().back().turn);
}

TEST(ReplayIndex, StaysWhereTheRecordingComesOutOtherwise) {
    auto changed = std::make_shared<Recording>(*long_recording(2));
    Recording::Check& check = changed->checks[changed->checks.size() / 2];
    check.hash ^= 1;
    const std::shared_ptr<const Recording> recording = changed;
    ReplayIndex replay_index = replay_index_of(recording);
    read_all(replay_index);
    ASSERT_TRUE(replay_index.failure());
    EXPECT_NE(replay_index.failure()->text().find(concat("turn ", check.turn, " came out differently")),
              std::string::npos)
        << replay_index.failure()->text();
    EXPECT_GT(replay_index.known(), 1u);
    EXPECT_LT(replay_index.known(), replay_index.stops().size());
    EXPECT_EQ(replay_index.at(replay_index.known() - 1).match().turn(),
              replay_index.stops()[replay_index.known() - 1].turn);
}

TEST(ReplayIndex, OfAMatchThatHasJustBegunHasItsFirstTurn) {
    for (const int armory : {0, 1}) {
        MatchSettings settings = small_match(2);
        settings.set(Rule::armory, armory);
        const Match match(settings, the_arsenal());
        ReplayIndex replay_index = replay_index_of(std::make_shared<Recording>(match.recording()));
        read_all(replay_index);
        EXPECT_FALSE(replay_index.failure());
        EXPECT_EQ(replay_index.stops().size(), 1u);
        EXPECT_EQ(replay_index.at(0).match().hash(), match.hash());
    }
}

}  // namespace
}  // namespace terramorph
