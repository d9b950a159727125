#include "match/score/score.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/random.h"

namespace terramorph {
namespace {

MatchEvent fired(TankId tank, Vec2<float> from = {}) { return event::Fired{.tank = tank, .at = from}; }
MatchEvent hurt(TankId tank, TankId by, int amount, Vec2<float> at = {}) {
    return event::Hurt{.tank = tank, .by = by, .health = amount, .at = at};
}
MatchEvent died(TankId tank, TankId by) { return event::Died{.tank = tank, .by = by}; }
MatchEvent left(TankId tank) { return event::LeftLevel{.tank = tank}; }
MatchEvent fell(TankId tank) { return event::Fell{.tank = tank, .speed = 200}; }
MatchEvent ended(PlayerId winner) { return event::RoundEnded{.winner = winner}; }

constexpr Points kStandard = kPoints[0];

Scoreboard board(const MatchEvents& events, std::vector<int> teams = {0, 0, 0},
                 Scoring scoring = Scoring::standard) {
    Scoreboard scores(std::move(teams), scoring);
    scores.begin_round();
    for (const MatchEvent& event : events) scores.record(event);
    return scores;
}

/// What happens in a round, and what everybody's score of it is then.
struct ScoreCase {
    std::string_view name;
    MatchEvents events;
    std::vector<Score> expected;
    std::vector<int> teams = {0, 0, 0};
    Scoring scoring = Scoring::standard;

    friend void PrintTo(const ScoreCase& each, std::ostream* out) { *out << each.name; }
};

const ScoreCase kScoreCases[] = {
    {"DamageKillsAndWinsArePaid",
     {fired(0), hurt(1, 0, 30), hurt(1, 0, 70), died(1, 0), ended(0)},
     {{.points = 100 * kStandard.damage + kStandard.kill + kStandard.win,
       .damage = 100,
       .kills = 1,
       .wins = 1,
       .shots = 1,
       .hits = 1,
       .best_shot = 100},
      {.suffered = 100},
      {}}},
    {"AShotIsOneHitHoweverManyItHurts",
     {fired(0), hurt(1, 0, 10), hurt(2, 0, 10), fired(0), hurt(0, 0, 10), fired(0)},
     {{.points = 20 * kStandard.damage, .damage = 20, .shots = 3, .hits = 1, .suffered = 10, .best_shot = 20},
      {.suffered = 10},
      {.suffered = 10}}},
    {"HurtingOneselfEarnsNothingAndAnOwnGoalCosts",
     {fired(0), hurt(0, 0, 100), died(0, 0)},
     {{.points = kStandard.own_goal, .shots = 1, .own_goals = 1, .suffered = 100}, {}, {}}},
    {"HarmingAnAllyCostsAndIsNoDamageDone",
     {fired(0), hurt(1, 0, 30), died(1, 0), hurt(2, 0, 5)},
     {{.points = 30 * kStandard.ally_damage + kStandard.ally_kill + 5 * kStandard.damage,
       .damage = 5,
       .shots = 1,
       .hits = 1,
       .ally_damage = 30,
       .ally_kills = 1,
       .best_shot = 5},
      {.suffered = 30},
      {.suffered = 5}},
     {1, 1, 0}},
    {"BasicCountsKillsAndSurvivalAlone",
     {fired(0), hurt(1, 0, 30), hurt(2, 0, 100), died(2, 0), ended(1)},
     {{.points = kPoints[1].kill, .damage = 130, .kills = 1, .shots = 1, .hits = 1, .best_shot = 130},
      {.points = kPoints[1].win, .wins = 1, .suffered = 30},
      {.suffered = 100}},
     {0, 0, 0},
     Scoring::basic},
    {"ShotsThatFlyTogetherAreEachAHitOfItsOwn",
     {fired(0), fired(1), hurt(1, 0, 10), hurt(0, 1, 10), hurt(2, 0, 3)},
     {{.points = 13 * kStandard.damage, .damage = 13, .shots = 1, .hits = 1, .suffered = 10, .best_shot = 13},
      {.points = 10 * kStandard.damage, .damage = 10, .shots = 1, .hits = 1, .suffered = 10, .best_shot = 10},
      {.suffered = 3}}},
    {"WhatNobodyDidNobodyIsPaidFor", {hurt(1, -1, 100), died(1, -1), ended(-1)}, {{}, {.suffered = 100}, {}}},
    {"EverythingLostIsSufferedWhoeverDidIt",
     {hurt(1, 0, 10), hurt(1, 1, 20), hurt(1, -1, 40)},
     {{.points = 10 * kStandard.damage, .damage = 10}, {.suffered = 70}, {}}},
    {"TheBestShotIsOneShotsDamageToAllEnemies",
     {fired(0), hurt(1, 0, 30), hurt(2, 0, 20), hurt(0, 0, 90), fired(0), hurt(1, 0, 40)},
     {{.points = 90 * kStandard.damage, .damage = 90, .shots = 2, .hits = 2, .suffered = 90, .best_shot = 50},
      {.suffered = 70},
      {.suffered = 20}}},
    {"WhatIsNoShotIsNoBestShotAndNoHit",
     {hurt(1, 0, 30)},
     {{.points = 30 * kStandard.damage, .damage = 30}, {.suffered = 30}, {}}},
    {"TheLongestHitIsMeasuredAlongTheGround",
     {fired(0, {500, 90}), hurt(1, 0, 3, {200, 400}), hurt(2, 0, 3, {610, 10}), fired(1),
      hurt(1, 1, 3, {900, 0})},
     {{.points = 6 * kStandard.damage,
       .damage = 6,
       .shots = 1,
       .hits = 1,
       .best_shot = 6,
       .longest_hit = 300},
      {.shots = 1, .suffered = 6},
      {.suffered = 3}}},
    {"AShotStraysOnceHoweverManyOfItsShellsLeave",
     {fired(0), left(0), left(0), fired(0), fired(0), left(0), left(1)},
     {{.shots = 3, .strays = 2}, {}, {}}},
    {"FallsAreCounted", {fell(1), fell(1), fell(0)}, {{.falls = 1}, {.falls = 2}, {}}},
};

class ScoreOfARound : public testing::TestWithParam<ScoreCase> {};

TEST_P(ScoreOfARound, IsAsExpectedAndThatOfTheMatch) {
    const ScoreCase& given = GetParam();
    const Scoreboard scores = board(given.events, given.teams, given.scoring);
    EXPECT_EQ(scores.round(), given.expected);
    EXPECT_EQ(scores.match(), given.expected);
}

INSTANTIATE_TEST_SUITE_P(Scores, ScoreOfARound, testing::ValuesIn(kScoreCases),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(Score, GreedyCountsWhatSomebodyOwnsAndNothingElse) {
    Scoreboard scores = board({fired(0), hurt(1, 0, 30), died(1, 0), ended(0)}, {0, 0, 0}, Scoring::greedy);
    EXPECT_EQ(scores.round()[0].points, 0);
    scores.record_money(0, 700, 12000);
    scores.begin_round();
    scores.record_money(0, -200, 11500);
    EXPECT_EQ(scores.match()[0].points, 11500);
    EXPECT_EQ(scores.round()[0].points, -500);
    EXPECT_EQ(scores.match()[0].money, 500);
}

TEST(Score, AShotThatHurtsInTheNextRoundIsNoHit) {
    Scoreboard scores = board({fired(0)});
    scores.begin_round();
    scores.record(hurt(1, 0, 30));
    EXPECT_EQ(scores.round()[0].hits, 0);
    EXPECT_EQ(scores.round()[0].best_shot, 0);
}

TEST(Score, RoundsAddUpToTheMatch) {
    Scoreboard scores = board({fired(0, {10, 0}), hurt(1, 0, 30, {90, 0}), died(1, 0), left(0), ended(0)});
    scores.record_money(0, 500, 9000);
    scores.begin_round();
    for (const MatchEvent& event : {fired(0, {10, 0}), hurt(1, 0, 12, {70, 0}), fell(1)})
        scores.record(event);
    scores.record_money(0, -100, 8000);
    const Score first{.points = 300 + kStandard.kill + kStandard.win,
                      .damage = 30,
                      .kills = 1,
                      .wins = 1,
                      .shots = 1,
                      .hits = 1,
                      .strays = 1,
                      .money = 500,
                      .best_shot = 30,
                      .longest_hit = 80,
                      .worth = 9000};
    const Score second{.points = 120,
                       .damage = 12,
                       .shots = 1,
                       .hits = 1,
                       .money = -100,
                       .best_shot = 12,
                       .longest_hit = 60,
                       .worth = 8000};
    EXPECT_EQ(scores.rounds()[0][0], first);
    EXPECT_EQ(scores.round()[0], second);
    const Score both{.points = first.points + second.points,
                     .damage = 42,
                     .kills = 1,
                     .wins = 1,
                     .shots = 2,
                     .hits = 2,
                     .strays = 1,
                     .money = 400,
                     .best_shot = 30,
                     .longest_hit = 80,
                     .worth = 8000};
    EXPECT_EQ(scores.match()[0], both);
    EXPECT_EQ(scores.match()[1], (Score{.suffered = 42, .falls = 1}));
}

MatchEvent any_event(Random& random) {
    const int kind = random.below(7);
    const TankId tank = TankId::at(random.below(4));
    const TankId by = TankId::at(random.from_to(-1, 3));
    const int amount = random.below(50);
    const Vec2<float> at = {static_cast<float>(random.below(2000)), 0};
    const MatchEvent events[] = {
        fired(tank, at), hurt(tank, by, amount, at), hurt(tank, by, amount, at), died(tank, by), left(tank),
        fell(tank),      ended(player_of(tank))};
    return events[kind];
}

TEST(Score, TheMatchIsTheSumOfItsRoundsWhateverHappens) {
    for (const Scoring scoring : {Scoring::standard, Scoring::basic, Scoring::greedy}) {
        Scoreboard scores({1, 1, 0, 2}, scoring);
        Random random(5, static_cast<std::uint32_t>(scoring));
        for (int round = 0; round < 30; ++round) {
            scores.begin_round();
            for (int k = 0; k < 60; ++k) {
                scores.record(any_event(random));
                if (random.below(200) == 0) scores.restart_round();
            }
            for (const PlayerId k : ids<PlayerId>(4))
                scores.record_money(k, random.below(900), random.below(9000));
            std::vector<Score> sum(4);
            for (const auto& each : scores.rounds())
                for (std::size_t k = 0; k < 4; ++k) sum[k] += each[k];
            ASSERT_EQ(scores.match(), sum) << "round " << round;
        }
    }
}

TEST(Score, ARoundThatBeginsAnewIsForgotten) {
    Scoreboard scores = board({fired(0), hurt(1, 0, 30), fell(0)});
    scores.record_money(0, 100, 700);
    const std::vector<Score> before = scores.match();
    scores.begin_round();
    for (const MatchEvent& event : {fired(0, {9, 0}), hurt(1, 0, 77, {800, 0}), fired(1), hurt(0, 1, 12),
                                    left(1), died(0, 1), died(1, 1), fell(2)})
        scores.record(event);
    scores.record_money(0, 50, 900);
    scores.restart_round();
    EXPECT_EQ(scores.match(), before);
    EXPECT_EQ(scores.round(), std::vector<Score>(3));
    EXPECT_EQ(scores.rounds().size(), 2u);
    scores.record(hurt(1, 0, 5));
    EXPECT_EQ(scores.round()[0].hits, 0) << "by a shot that was forgotten";
}

TEST(Score, AThousandRoundsOfTenTakeLittleRoom) { EXPECT_LE(sizeof(Score) * 1000 * 10, 1000000u); }

TEST(Score, TheRankingGoesByPointsThenFewerShotsThenNumber) {
    EXPECT_EQ(board({fired(2), hurt(1, 2, 50), fired(0), fired(0)}).ranking(),
              (std::vector<PlayerId>{2, 1, 0}));
    EXPECT_EQ(board({fired(0), fired(0), fired(2)}).ranking(), (std::vector<PlayerId>{1, 2, 0}));
    EXPECT_EQ(board({}).ranking(), (std::vector<PlayerId>{0, 1, 2}));
}

TEST(Score, WithoutTeamsEverybodyIsASideOfItsOwn) {
    const Scoreboard scores = board({fired(2), hurt(1, 2, 50), fired(0), fired(0)});
    ASSERT_EQ(scores.sides().size(), 3u);
    for (std::size_t k = 0; k < 3; ++k) {
        EXPECT_EQ(scores.sides()[k].players, std::vector<PlayerId>{scores.ranking()[k]});
        EXPECT_EQ(scores.sides()[k].score, scores.match()[scores.ranking()[k]]);
    }
}

TEST(Score, ATeamStandsWhereItsPointsTogetherPutIt) {
    Scoreboard scores =
        board({fired(0), hurt(1, 0, 60), fired(3), hurt(1, 3, 40), fired(4), hurt(1, 4, 30), hurt(2, 1, 90)},
              {0, 0, 0, 7, 7});
    for (const PlayerId player : {PlayerId(3), PlayerId(4)}) scores.record_money(player, 10, 200);
    const std::vector<Side> sides = scores.sides();
    ASSERT_EQ(sides.size(), 4u);
    EXPECT_EQ(sides[0].players, std::vector<PlayerId>{1});
    EXPECT_EQ(sides[1].players, (std::vector<PlayerId>{3, 4}));
    EXPECT_EQ(sides[1].team, 7);
    EXPECT_EQ(
        sides[1].score,
        (Score{
            .points = 700, .damage = 70, .shots = 2, .hits = 2, .money = 20, .best_shot = 40, .worth = 400}));
    EXPECT_EQ(sides[2].players, std::vector<PlayerId>{0});
    EXPECT_EQ(sides[3].players, std::vector<PlayerId>{2});
}

TEST(Score, ATeamOfOneIsASideOfOne) { EXPECT_EQ(board({}, {1, 2, 0, 0}).sides().size(), 4u); }

TEST(Score, TheSidesOfTheRoundBeforeAreRemembered) {
    Scoreboard scores = board({hurt(1, 0, 50)});
    EXPECT_EQ(scores.sides()[0].players, std::vector<PlayerId>{0});
    scores.begin_round();
    scores.record(hurt(0, 1, 80));
    EXPECT_EQ(scores.sides()[0].players, std::vector<PlayerId>{1});
    EXPECT_EQ(scores.sides_before()[0].players, std::vector<PlayerId>{0});
}

std::uint64_t hash_of(const Scoreboard& scores) {
    StateHash hash;
    scores.add_to(hash);
    return hash.value();
}

TEST(Score, EveryPartCountsInTheHash) {
    const MatchEvents all = {
        fired(0),   hurt(1, 0, 3, {50, 0}), left(0), left(1),        hurt(2, 0, 1, {50, 0}), died(1, 0),
        died(0, 0), hurt(0, 0, 9),          fell(1), hurt(1, -1, 4), hurt(2, 1, 7),          died(2, 1),
        ended(2)};
    std::uint64_t before = hash_of(board({}, {0, 1, 1}));
    for (std::size_t k = 1; k <= all.size(); ++k) {
        const MatchEvents some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(k));
        const std::uint64_t now = hash_of(board(some, {0, 1, 1}));
        if (k == 4) continue;  // one who has not fired
        EXPECT_NE(now, before) << "event " << k;
        before = now;
    }
    Scoreboard paid = board(all, {0, 1, 1});
    paid.record_money(0, 5, 0);
    EXPECT_NE(hash_of(paid), before);
    Scoreboard rich = board(all, {0, 1, 1});
    rich.record_money(0, 0, 5);
    EXPECT_NE(hash_of(rich), before);
    EXPECT_NE(hash_of(rich), hash_of(paid));
}

TEST(Score, WhatAShotIsStillToBringCountsInTheHash) {
    const std::uint64_t from_here = hash_of(board({fired(0, {100, 5})}));
    EXPECT_NE(from_here, hash_of(board({fired(0, {101, 5})})));
    EXPECT_NE(hash_of(board({fired(0), hurt(1, 0, 5), fired(0)})),
              hash_of(board({fired(0), fired(0), hurt(1, 0, 5)})))
        << "another hurt is a hit in one of them alone";
    EXPECT_NE(hash_of(board({fired(0), left(0), fired(0)})), hash_of(board({fired(0), fired(0), left(0)})));
}

TEST(Score, PastRoundsCountInTheHash) {
    const auto of_two_rounds = [](int first, int second) {
        Scoreboard scores = board({hurt(1, 0, first)});
        scores.begin_round();
        scores.record(hurt(1, 0, second));
        scores.begin_round();
        return hash_of(scores);
    };
    EXPECT_EQ(of_two_rounds(10, 20), of_two_rounds(10, 20));
    EXPECT_NE(of_two_rounds(10, 20), of_two_rounds(20, 10));
}

TEST(Score, WhatIsEarnedInAThousandRichRoundsStaysANumber) {
    Scoreboard scores({1, 1, 1, 2}, Scoring::greedy);
    for (int round = 0; round < 1000; ++round) {
        scores.begin_round();
        for (const PlayerId player : ids<PlayerId>(4)) scores.record_money(player, 999999999, 999999999);
    }
    EXPECT_EQ(scores.match()[0].money, std::numeric_limits<int>::max());
    EXPECT_EQ(scores.match()[0].points, 999999999);
    EXPECT_EQ(scores.sides().front().score.worth, std::numeric_limits<int>::max()) << "of three together";
    EXPECT_EQ(scores.sides().front().team, 1);
}

TEST(Score, WhoeverPlaysForTheWinningTeamHasWon) {
    const Scoreboard scores = board({hurt(0, 1, 50), hurt(0, 2, 30), hurt(1, 3, 70)}, {0, 1, 1, 2});
    EXPECT_EQ(scores.ranking().front(), 3) << "alone it has most";
    EXPECT_EQ(scores.winner_for(1), 1);
    EXPECT_EQ(scores.winner_for(2), 2);
    for (const PlayerId loser : {PlayerId(0), PlayerId(3), PlayerId()})
        EXPECT_EQ(scores.winner_for(loser), 1);
    EXPECT_EQ(board({hurt(0, 1, 50)}).winner_for(1), 1);
}

}  // namespace
}  // namespace terramorph
