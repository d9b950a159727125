#include "lab/balance/balance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "lab/balance/play.h"
#include "support/how_often.h"
#include "support/matches.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

std::string text_of_plan(const BalancePlan& plan) {
    std::string text;
    for (const Table& table : balance_tables(plan, play(plan))) text += table_text(table);
    return text;
}

TEST(Balance, TheSameSeedMakesTheSameTablesWhateverTheJobs) {
    BalancePlan plan{.rounds = 2, .seed = 4, .jobs = 1, .players = {2}, .sections = {"fights"}};
    if (test::in_full()) plan.sections.push_back("weapons");
    const std::string one = text_of_plan(plan);
    plan.jobs = 3;
    EXPECT_EQ(text_of_plan(plan), one);
    plan.seed = 5;
    EXPECT_NE(text_of_plan(plan), one);
}

TEST(Balance, AScenarioPlaysTheSameWhateverElseIsAskedFor) {
    const int rounds = test::how_often(1, 2);
    const BalancePlan few{.rounds = rounds, .players = {2}, .sections = {"fights"}};
    const BalancePlan more{.rounds = rounds, .players = {3, 2}, .sections = {"fights", "pace"}};
    const auto row = balance_tables(few, play(few)).at(0).rows.at(0);
    EXPECT_EQ(balance_tables(more, play(more)).at(0).rows.at(1), row);
}

/// A match of each group that's quick to play, or of some.
std::vector<Scenario> one_of_each() {
    Scenario person = persons_against_computers(5).back();
    if (!test::in_full()) return {person, fight_on_the_moon(5)};
    return {fight_of(3, 5), duels(5).at(1), person, fight_on_the_moon(5)};
}

TEST(Balance, WhatIsNotedOfRoundsAddsUp) {
    for (const Scenario& scenario : one_of_each()) {
        SCOPED_TRACE(scenario.name);
        const Rounds rounds = play(scenario, 2, 3, test::the_arsenal());
        ASSERT_EQ(rounds.size(), 5u);
        for (const RoundRecord& round : rounds) {
            const auto count = [&](auto what) {
                int sum = 0;
                for (const PartRecord& part : round.parts) sum += what(part);
                return sum;
            };
            EXPECT_EQ(round.parts.size(), scenario.size());
            EXPECT_EQ(count([](const PartRecord& part) { return part.shots; }),
                      static_cast<int>(round.shots.size()));
            EXPECT_EQ(count([](const PartRecord& part) { return part.turns; }),
                      static_cast<int>(round.turns.size()));
            EXPECT_EQ(count([](const PartRecord& part) { return part.died ? 1 : 0; }),
                      std::accumulate(round.deaths.begin(), round.deaths.end(), 0));
            Ticks ticks;
            for (const TurnRecord& turn : round.turns) ticks += turn.ticks;
            EXPECT_EQ(ticks, round.ticks);
            const int harm = std::accumulate(round.harm.begin(), round.harm.end(), 0);
            int by_shots = 0;
            for (const ShotRecord& shot : round.shots) by_shots += shot.harm;
            EXPECT_LE(by_shots, harm) << "each hurt belongs to one shot at most";
            EXPECT_GT(by_shots, 0);
            EXPECT_FALSE(round.winner >= 0 && round.parts[at(round.winner)].died);
        }
    }
}

TEST(Balance, EveryGeneratorAndEveryWindComesInTurn) {
    const Scenario scenario = fight_of(2, 1);
    std::set<std::pair<std::string, double>> seen;
    for (int number = 0; number < 30; ++number) {
        const MatchSettings settings = settings_of(scenario, 1, number);
        EXPECT_FALSE(validate(settings));
        seen.insert({std::string(settings.level.terrain.generator->name), settings.rule(Rule::wind)});
    }
    EXPECT_EQ(seen.size(), 30u);
    EXPECT_EQ(settings_of(duels(1)[0], 1, 7).level.terrain, settings_of(scenario, 1, 7).level.terrain);
}

TEST(Balance, SeatsMoveOn) {
    const Scenario scenario = persons_against_computers(1).front();
    for (int number = 0; number < 8; ++number) {
        const auto seats = seats_of(scenario, number);
        EXPECT_EQ(std::ranges::count_if(seats, [](const Seat& seat) { return seat.person; }), 1);
        EXPECT_EQ(seats[at((4 - number % 4) % 4)].person, &person_models()[0]);
    }
}

TEST(Balance, PersonsMeetThreeComputersOfEachDifficultyAndOfEveryTemperamentThatAims) {
    const auto scenarios = persons_against_computers(1);
    ASSERT_EQ(scenarios.size(), person_models().size() * kDifficultyNames.size());
    for (std::size_t k = 0; k < scenarios.size(); ++k) {
        std::set<PlayerKind> met;
        for (int number = 0; number < 12; ++number) {
            const MatchSettings settings = settings_of(scenarios[k], 1, number);
            ASSERT_EQ(settings.players.size(), 4u);
            for (const Player& player : settings.players) {
                if (player.kind.is_person()) continue;
                met.insert(player.kind);
                EXPECT_EQ(at(player.difficulty), k % kDifficultyNames.size());
            }
        }
        EXPECT_EQ(met.size(), 6u);
    }
}

TEST(Balance, ComputersPlayAsHardAsTheyAreAskedTo) {
    Scenario scenario = fight_of(4, 1);
    scenario.difficulty = Difficulty::expert;
    for (const Player& player : settings_of(scenario, 1, 0).players)
        EXPECT_EQ(player.difficulty, Difficulty::expert);
    BalancePlan plan{.rounds = 5, .difficulties = {"expert"}, .players = {2}, .sections = {"fights"}};
    const std::string expert = text_of_plan(plan);
    plan.difficulties = {"easy"};
    EXPECT_NE(text_of_plan(plan), expert);
}

TEST(Balance, ThosePersonsAndComputersMeetWhoAreAskedFor) {
    const BalancePlan plan{
        .rounds = 5, .difficulties = {"hard", "easy"}, .persons = {"player"}, .sections = {"persons"}};
    const Table table = balance_tables(plan, play(plan)).at(0);
    ASSERT_EQ(table.rows.size(), 2u);
    EXPECT_EQ(table.rows[0][0], "player");
    EXPECT_EQ(table.rows[0][1], "easy");
    EXPECT_EQ(table.rows[1][1], "hard");
}

TEST(Balance, WrongPlansAreRefused) {
    EXPECT_FALSE(validate(BalancePlan{}));
    for (const BalancePlan& plan :
         {BalancePlan{.rounds = 0}, BalancePlan{.jobs = -1}, BalancePlan{.players = {1}},
          BalancePlan{.difficulties = {"mad"}}, BalancePlan{.persons = {"nobody"}},
          BalancePlan{.sections = {"luck"}}, BalancePlan{.rules = {"health=9"}}})
        EXPECT_TRUE(validate(plan));
}

using BalanceCommand = test::LabTest;

TEST_F(BalanceCommand, PrintsTheSectionsThatAreAskedFor) {
    const auto ran = lab("balance --rounds 5 --players 2 --section fights --rule health=150");
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_NE(ran.output.find("shots per kill"), std::string::npos) << ran.output;
    EXPECT_NE(ran.output.find("2 strong       5"), std::string::npos) << ran.output;
    EXPECT_EQ(ran.output.find("Weapons"), std::string::npos) << ran.output;
    const auto lines = lab("balance --rounds 5 --players 2 --section fights --rule health=150 --csv");
    EXPECT_NE(lines.output.find(",2 strong,5,"), std::string::npos) << lines.output;
}

TEST_F(BalanceCommand, RefusesWhatItCannotDoAndSaysWhatItCan) {
    for (const auto& [wish, answer] : {std::pair<std::string, std::string>{"--rounds 0", "allowed: 1 to"},
                                       {"--players 4,x", "can't be \"x\"; allowed: 2 to 10"},
                                       {"--players 4,", "can't be \"\"; allowed: 2 to 10"},
                                       {"--players 11", "can't be \"11\"; allowed: 2 to 10"},
                                       {"--section luck", "use one of fights, duels"},
                                       {"--difficulty mad", "use one of easy, normal"},
                                       {"--seed -1", "allowed: 0 to"},
                                       {"--rule luck=1", "allowed: NAME=VALUE for rounds"}}) {
        const auto ran = lab("balance " + wish);
        EXPECT_EQ(ran.status, 2) << wish;
        EXPECT_NE(ran.output.find(answer), std::string::npos) << ran.output;
    }
}

}  // namespace
}  // namespace terramorph
