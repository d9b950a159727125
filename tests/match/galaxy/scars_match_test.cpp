// Matches that come back to land where they have been.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "battle/content/arsenal.h"
#include "match/recording/replay_index.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/recordings.h"
#include "support/scar_match.h"

namespace terramorph {
namespace {

using namespace test;

/// Everybody fires anywhere, at first with what digs wide craters, until one is left.
void play_round(Match& match) {
    Random random(static_cast<std::uint32_t>(match.round()), 9);
    for (int turn = 0; match.phase() == Phase::aiming && turn < 400; ++turn) {
        const PlayerId player = match.player();
        const int angle = 200 + random.below(1400);
        const int power = 200 + random.below(500);
        if (match.apply(Aim{player, angle, power})) give(match, Aim{player, angle, 200});
        if (turn < 4 && !match.validate(Choose{player, weapon("baby_nuke")}))
            give(match, Choose{player, weapon("baby_nuke")});
        give(match, Fire{player});
    }
    ASSERT_NE(match.phase(), Phase::aiming);
}

std::vector<std::vector<Span>> columns_of_match(const Match& match) {
    const Ground& ground = match.battle().state().ground;
    std::vector<std::vector<Span>> all;
    for (int x = 0; x < ground.width(); ++x)
        all.emplace_back(ground.column(x).begin(), ground.column(x).end());
    return all;
}

int columns_that_differ(const std::vector<std::vector<Span>>& a, const std::vector<std::vector<Span>>& b) {
    int count = 0;
    for (std::size_t x = 0; x < a.size(); ++x) count += a[x] != b[x];
    return count;
}

/// A match of five rounds, and how the second has left its land and the fourth began on it.
struct Returned {
    explicit Returned(bool stay = true) : match(there_and_back(stay), the_arsenal()) {
        for (int round = 1; round <= 5; ++round) {
            if (round == 2) begun = columns_of_match(match);
            if (round == 4) {
                again = columns_of_match(match);
                scarred = match.state().scarred_in();
            }
            play_round(match);
            if (round == 2) left = columns_of_match(match);
            if (round < 5) events.push_back(give(match, NextRound{}));
        }
    }

    Match match;
    std::vector<std::vector<Span>> begun, left, again;
    int scarred = 0;
    std::vector<MatchEvents> events;  // as each round but the first began
};

TEST(ScarsOfMatch, AreStillThereWhereTheCutComesBack) {
    const Returned played;
    const int dug = columns_that_differ(played.begun, played.left);
    ASSERT_GT(dug, 60);
    EXPECT_EQ(played.scarred, 2);
    // Only where tanks begin it's not as it was left.
    EXPECT_LE(columns_that_differ(played.left, played.again), 2 * 97);
    EXPECT_EQ(first<event::NewLevel>(played.events[2]).scarred_in, 2);
    EXPECT_EQ(first<event::NewLevel>(played.events[1]).scarred_in, 0);
    EXPECT_EQ(played.match.state().scarred_in(), 1);
}

TEST(ScarsOfMatch, AreGoneWhereTheRulesSaySo) {
    const Returned played(false);
    EXPECT_EQ(played.scarred, 0);
    for (const RoundResult& result : played.match.recording().round_results) EXPECT_EQ(result.scars, "");
}

TEST(ScarsOfMatch, AreKeptOnlyOfRoundsThatAreComeBackTo) {
    const Returned played;
    std::vector<bool> kept;
    for (const RoundResult& result : played.match.recording().round_results)
        kept.push_back(!result.scars.empty());
    EXPECT_EQ(kept, (std::vector<bool>{true, true, false, false, false}));
}

TEST(ScarsOfMatch, OnAFreshLevelThereAreNone) {
    Match match(there_and_back(), the_arsenal());
    for (int round = 1; round < 4; ++round) {
        play_round(match);
        give(match, NextRound{});
    }
    ASSERT_EQ(match.state().scarred_in(), 2);
    give(match, NewLevel{});
    EXPECT_EQ(match.state().scarred_in(), 0);
}

TEST(ScarsOfMatch, FollowFromTheCommandsWhetherPlayedReadOrJumpedInto) {
    const Returned played;
    const auto read = parse_recording(recording_text(played.match.recording()), "scars");
    ASSERT_TRUE(read && read->damage.empty());
    EXPECT_EQ(read->round_results, played.match.recording().round_results);
    const auto resumed = resume(*read, the_arsenal());
    ASSERT_TRUE(resumed) << resumed.error().text();
    EXPECT_EQ((*resumed)->hash(), played.match.hash());
    const auto planets = std::make_shared<const Planets>(built_in_planets());
    ReplayIndex index(std::make_shared<const Recording>(*read), the_arsenal(), planets);
    while (!index.complete()) index.read(1000);
    ASSERT_FALSE(index.failure()) << index.failure()->text();
    const auto in_round = [](int round) { return [round](const auto& stop) { return stop.round == round; }; };
    for (const int round : {4, 5}) {
        const auto stop = std::ranges::find_if(index.stops(), in_round(round));
        const Playback there = index.at(static_cast<std::size_t>(stop - index.stops().begin()));
        EXPECT_EQ(there.match().state().scarred_in(), 6 - round);
        if (round == 4) EXPECT_EQ(columns_of_match(there.match()), played.again);
        const auto on_the_way = there.match().fork();
        EXPECT_EQ(on_the_way->hash(), there.match().hash());
    }
}

TEST(ScarsOfMatch, StayInAMatchThatGoesOnAfterItsLastRound) {
    Match match(there_and_back(), the_arsenal());
    for (int round = 1; round < 4; ++round) {
        play_round(match);
        if (round < 3) give(match, NextRound{});
    }
    const auto read = parse_recording(recording_text(match.recording()), "scars");
    ASSERT_TRUE(read);
    const auto later = from_last_round(*read, the_arsenal());
    ASSERT_TRUE(later) << later.error().text();
    give(match, NextRound{});
    EXPECT_EQ((*later)->round(), 4);
    EXPECT_EQ((*later)->state().scarred_in(), 2);
    EXPECT_EQ(columns_of_match(**later), columns_of_match(match));
    // What goes on is a match like any other, and its own recording is as good.
    play_round(**later);
    const auto again = parse_recording(recording_text((*later)->recording()), "scars");
    ASSERT_TRUE(again);
    const auto resumed = resume(*again, the_arsenal());
    ASSERT_TRUE(resumed) << resumed.error().text();
    EXPECT_EQ((*resumed)->hash(), (*later)->hash());
}

TEST(ScarsOfMatch, OfOtherLandAreDroppedAndTheMatchGoesOn) {
    Match match(there_and_back(), the_arsenal());
    for (int round = 1; round < 4; ++round) {
        play_round(match);
        if (round < 3) give(match, NextRound{});
    }
    Recording other = match.recording();
    other.round_results[1].scars = other.round_results[0].scars;  // made on other rows
    const auto later = from_last_round(other, the_arsenal());
    ASSERT_TRUE(later);
    EXPECT_EQ((*later)->state().scarred_in(), 0);
    other.round_results[1].scars = "none of this is a scar";
    ASSERT_TRUE(from_last_round(other, the_arsenal()));
}

TEST(ScarsOfMatch, RideOnTheLandWhereTheCutMovesByFewRows) {
    for (const int step : {0, 12, Journey::kScarsReach, Journey::kScarsReach + 1}) {
        MatchSettings settings = there_and_back();
        settings.set(Rule::cut_advance, step);
        settings.level.terrain.depth = 1024;
        const bool near = step > 0 && step <= Journey::kScarsReach;
        Match match(settings, the_arsenal());
        for (int round = 1; round < 4; ++round) {
            play_round(match);
            give(match, NextRound{});
            EXPECT_EQ(match.state().scarred_in(), near ? round : 0) << step;
            EXPECT_EQ(match.recording().round_results.back().scars.empty(), !near);
        }
        const auto read = parse_recording(recording_text(match.recording()), "scars");
        ASSERT_TRUE(read);
        const auto resumed = resume(*read, the_arsenal());
        ASSERT_TRUE(resumed) << resumed.error().text();
        EXPECT_EQ((*resumed)->hash(), match.hash());
        const auto later = from_last_round(*read, the_arsenal());
        ASSERT_TRUE(later);
        EXPECT_EQ(columns_of_match(**later), columns_of_match(match)) << step;
    }
}

TEST(ScarsOfMatch, AreWrittenInLinesThatAreReadBackOrRefused) {
    RoundResult result;
    Random random(1, 1);
    for (int bytes = 0; bytes < 2000; bytes += 1 + bytes / 3) {
        result.scars.clear();
        for (int k = 0; k < bytes; ++k) result.scars += static_cast<char>(random.below(256));
        RoundResult read;
        for (const std::string& line : round_result_lines(result)) ASSERT_TRUE(read_round_result(line, read));
        EXPECT_EQ(read.scars, result.scars);
    }
    RoundResult read;
    EXPECT_FALSE(read_round_result("scars not/base64", read));
    const std::string many(900, 'A');
    int lines = 0;
    while (read_round_result("scars " + many, read)) ++lines;
    EXPECT_LE(read.scars.size(), 24u * 1024);
    EXPECT_GT(lines, 30);
}

}  // namespace
}  // namespace terramorph
