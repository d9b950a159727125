#include "match/score.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

using Kind = Event::Kind;

Event fired(int tank) { return {.kind = Kind::fired, .tank = tank}; }
Event hurt(int tank, int by, int amount) {
    return {.kind = Kind::hurt, .tank = tank, .other = by, .amount = amount};
}
Event died(int tank, int by) { return {.kind = Kind::died, .tank = tank, .other = by}; }
Event ended(int winner) { return {.kind = Kind::round_ended, .tank = winner}; }

constexpr Points kStandard = kPoints[0];

Scoreboard board(const Events& events, std::vector<int> teams = {0, 0, 0},
                 Scoring scoring = Scoring::standard) {
    Scoreboard scores(std::move(teams), scoring);
    scores.begin_round();
    for (const Event& event : events) scores.note(event);
    return scores;
}

TEST(Score, DamageKillsAndWinsArePaid) {
    const Scoreboard scores = board({fired(0), hurt(1, 0, 30), hurt(1, 0, 70), died(1, 0), ended(0)});
    const Score expected{.points = 100 * kStandard.damage + kStandard.kill + kStandard.win,
                         .damage = 100,
                         .kills = 1,
                         .wins = 1,
                         .shots = 1,
                         .hits = 1};
    EXPECT_EQ(scores.round()[0], expected);
    EXPECT_EQ(scores.match()[0], expected);
    EXPECT_EQ(scores.round()[1], Score{});
}

TEST(Score, AShotIsOneHitHoweverManyItHurts) {
    const Scoreboard scores =
        board({fired(0), hurt(1, 0, 10), hurt(2, 0, 10), fired(0), hurt(0, 0, 10), fired(0)});
    EXPECT_EQ(scores.round()[0].shots, 3);
    EXPECT_EQ(scores.round()[0].hits, 1);
}

TEST(Score, HurtingOneselfEarnsNothingAndAnOwnGoalCosts) {
    const Scoreboard scores = board({fired(0), hurt(0, 0, 100), died(0, 0)});
    EXPECT_EQ(scores.round()[0].points, kStandard.own_goal);
    EXPECT_EQ(scores.round()[0].own_goals, 1);
    EXPECT_EQ(scores.round()[0].damage, 0);
    EXPECT_EQ(scores.round()[0].kills, 0);
}

TEST(Score, HarmingAnAllyCostsAndIsNoDamageDone) {
    const Scoreboard scores = board({fired(0), hurt(1, 0, 30), died(1, 0), hurt(2, 0, 5)}, {1, 1, 0});
    const Score& score = scores.round()[0];
    EXPECT_EQ(score.damage, 5);
    EXPECT_EQ(score.kills, 0);
    EXPECT_EQ(score.ally_kills, 1);
    EXPECT_EQ(score.hits, 1);
    EXPECT_EQ(score.points, 30 * kStandard.ally_damage + kStandard.ally_kill + 5 * kStandard.damage);
    EXPECT_LT(score.points, 0);
}

TEST(Score, BasicCountsKillsAndSurvivalAlone) {
    const Events events = {fired(0), hurt(1, 0, 30), hurt(2, 0, 100), died(2, 0), ended(1)};
    const Scoreboard scores = board(events, {0, 0, 0}, Scoring::basic);
    EXPECT_EQ(scores.round()[0].points, kPoints[1].kill);
    EXPECT_EQ(scores.round()[1].points, kPoints[1].win);
}

TEST(Score, GreedyCountsWhatSomebodyOwnsAndNothingElse) {
    Scoreboard scores = board({fired(0), hurt(1, 0, 30), died(1, 0), ended(0)}, {0, 0, 0}, Scoring::greedy);
    EXPECT_EQ(scores.round()[0].points, 0);
    scores.note_money(0, 700, 12000);
    scores.begin_round();
    scores.note_money(0, -200, 11500);
    EXPECT_EQ(scores.match()[0].points, 11500);
    EXPECT_EQ(scores.round()[0].points, -500);
    EXPECT_EQ(scores.match()[0].money, 500);
}

TEST(Score, ShotsThatFlyTogetherAreEachAHitOfItsOwn) {
    const Scoreboard scores = board({fired(0), fired(1), hurt(1, 0, 10), hurt(0, 1, 10), hurt(2, 0, 3)});
    EXPECT_EQ(scores.round()[0].hits, 1);
    EXPECT_EQ(scores.round()[1].hits, 1);
}

TEST(Score, WhatNobodyDidNobodyIsPaidFor) {
    const Scoreboard scores = board({hurt(1, -1, 100), died(1, -1), ended(-1)});
    for (const Score& score : scores.match()) EXPECT_EQ(score, Score{});
}

TEST(Score, RoundsAddUpToTheMatch) {
    Scoreboard scores = board({fired(0), hurt(1, 0, 30)});
    scores.begin_round();
    for (const Event& event : {fired(0), hurt(1, 0, 12)}) scores.note(event);
    EXPECT_EQ(scores.round()[0].damage, 12);
    EXPECT_EQ(scores.match()[0].damage, 42);
    EXPECT_EQ(scores.damage_by_round()[0], (std::vector<int>{30, 12}));
    EXPECT_EQ(scores.damage_by_round()[2], (std::vector<int>{0, 0}));
}

TEST(Score, ARoundThatBeginsAnewIsForgotten) {
    Scoreboard scores = board({fired(0), hurt(1, 0, 30)});
    scores.begin_round();
    for (const Event& event : {fired(1), hurt(0, 1, 12), died(0, 1), died(1, 1)}) scores.note(event);
    scores.restart_round();
    EXPECT_EQ(scores.match()[0].damage, 30);
    EXPECT_EQ(scores.match()[1], Score{});
    EXPECT_EQ(scores.round()[1], Score{});
    EXPECT_EQ(scores.damage_by_round()[1], (std::vector<int>{0, 0}));
}

TEST(Score, TheRankingGoesByPointsThenFewerShotsThenNumber) {
    EXPECT_EQ(board({fired(2), hurt(1, 2, 50), fired(0), fired(0)}).ranking(), (std::vector<int>{2, 1, 0}));
    EXPECT_EQ(board({fired(0), fired(0), fired(2)}).ranking(), (std::vector<int>{1, 2, 0}));
    EXPECT_EQ(board({}).ranking(), (std::vector<int>{0, 1, 2}));
}

TEST(Score, EveryPartCountsInTheHash) {
    const auto hash_of = [](const Scoreboard& scores) {
        Hash hash;
        scores.add_to(hash);
        return hash.value();
    };
    const Events all = {fired(0), hurt(1, 0, 3), died(1, 0), died(0, 0), ended(2)};
    std::uint64_t before = hash_of(board({}));
    for (std::size_t k = 1; k <= all.size(); ++k) {
        const std::uint64_t now = hash_of(board({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(k)}));
        EXPECT_NE(now, before) << "event " << k;
        before = now;
    }
}

}  // namespace
}  // namespace terramorph
