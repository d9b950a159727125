#include "match/recording/playback.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/text.h"
#include "support/how_often.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using namespace test;

const std::shared_ptr<const Planets> kPlanets = std::make_shared<const Planets>(built_in_planets());

/// Some turns as chance has them, of a match in which as much as possible happens.
Recording recorded(std::uint32_t seed, int turns = 30) {
    MatchSettings settings = small_match(2 + static_cast<int>(seed % 4), 3, seed);
    settings.set(Rule::walls, seed % 6);
    settings.set(Rule::loose_earth, seed % 3);
    settings.set(Rule::crates, 50);
    settings.set(Rule::turn_mode, seed % 2);
    Match match(settings, the_arsenal());
    Random random(seed, 7);
    for (int turn = 0; turn < turns; ++turn) play_any_turn(match, random);
    return match.recording();
}

Playback begin(const Recording& recording) {
    return {std::make_shared<Recording>(recording), the_arsenal(), kPlanets};
}

void play_out(Playback& playback) {
    while (!playback.over()) {
        const auto refusal = playback.step();
        ASSERT_FALSE(refusal) << refusal->text();
    }
}

TEST(Playback, ShowsEveryTickAndGivesEveryCommandInItsTurn) {
    const Recording recording = recorded(1);
    Playback playback = begin(recording);
    std::size_t given = 0;
    Ticks ticks;
    while (!playback.over()) {
        const bool moves = playback.match().phase() == Phase::flying;
        const Command* const next = playback.next();
        if (!moves) {
            EXPECT_EQ(next, &playback.recording().lines[given++].command);
        }
        ASSERT_FALSE(playback.step());
        if (moves) ++ticks;
        ASSERT_EQ(playback.match().ticks(), ticks);
    }
    EXPECT_EQ(given, recording.lines.size());
    EXPECT_EQ(recording_text(playback.match().recording()), recording_text(recording));
}

// Heavy mode: a fork is built from plain state alone, and goes on as the match itself does.
TEST(Playback, ForkedAtAnyTurnItGoesOnInTheSameWay) {
    for (const std::uint32_t seed : seeds(2, 8)) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const Recording recording = recorded(seed, 14);
        Playback playback = begin(recording);
        std::vector<Playback> forks;
        int turn = 0;
        while (!playback.over()) {
            if (playback.match().at_turn_start() && playback.match().turn() != turn) {
                turn = playback.match().turn();
                forks.push_back(playback.fork());
                EXPECT_EQ(forks.back().match().hash(), playback.match().hash());
            }
            ASSERT_FALSE(playback.step());
        }
        EXPECT_GT(forks.size(), 5u);
        for (Playback& fork : forks) {
            play_out(fork);
            ASSERT_EQ(fork.match().hash(), playback.match().hash());
        }
    }
}

TEST(Playback, AForkDoesNotTouchTheOther) {
    Playback playback = begin(recorded(2));
    const auto hash = playback.match().hash();
    {
        Playback fork = playback.fork();
        play_out(fork);
        EXPECT_NE(fork.match().hash(), hash);
    }
    EXPECT_EQ(playback.match().hash(), hash);
    play_out(playback);
}

TEST(Playback, StaysWhereItFirstComesOutOtherwise) {
    Recording recording = recorded(3);
    ASSERT_GT(recording.checks.size(), 6u);
    recording.checks[5].hash ^= 1;
    Playback playback = begin(recording);
    Refusal refusal;
    while (!refusal && !playback.over()) refusal = playback.step();
    ASSERT_TRUE(refusal);
    EXPECT_TRUE(
        refusal->text().starts_with(concat("turn ", recording.checks[5].turn, " came out differently")));
    const auto ticks = playback.match().ticks();
    EXPECT_TRUE(playback.step());
    EXPECT_EQ(playback.match().ticks(), ticks);
}

TEST(Playback, IsOverAtOnceWhereNothingWasPlayed) {
    const Match match(small_match(2), the_arsenal());
    Playback playback = begin(match.recording());
    EXPECT_TRUE(playback.over());
    EXPECT_EQ(playback.next(), nullptr);
    EXPECT_FALSE(playback.step());
}

}  // namespace
}  // namespace terramorph
