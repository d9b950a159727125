// Natives are bred: by whom they descend from, by their duels, and the same on every machine.
#include "lab/evolution/breeding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/aiming/gunner.h"
#include "base/text.h"
#include "support/golden.h"
#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph {
namespace {

int handicap(const Temperament& plays) {
    return plays.whole(Trait::bias_angle) + plays.whole(Trait::scatter);
}

/// Whoever errs less wins, without a shot.
DuelResult better_wins(const Temperament& one, const Temperament& other, std::uint32_t) {
    DuelResult result;
    if (handicap(one) != handicap(other)) result.winner = handicap(one) < handicap(other) ? 0 : 1;
    return result;
}

BreedingPlan plan_of(std::uint32_t seed, int generations) {
    BreedingPlan plan;
    plan.seed = seed;
    plan.generations = generations;
    return plan;
}

double mean_handicap(const Generation& all) {
    double sum = 0;
    for (const Individual& each : all) sum += handicap(temperament_of(each.genome));
    return sum / static_cast<double>(all.size());
}

int least_score_of_elite(const Generation& all) {
    std::vector<int> scores;
    for (const Individual& each : all) scores.push_back(each.score());
    std::ranges::sort(scores, std::ranges::greater{});
    return scores[kElite - 1];
}

TEST(Breeding, LetsEverybodyDuelSixTimesInEachGeneration) {
    for (const Generation& all : breed(plan_of(1, 5), better_wins)) {
        ASSERT_EQ(all.size(), at(kIndividualsBred));
        int wins = 0;
        for (const Individual& each : all) {
            EXPECT_LE(each.wins, kDuelsOfEach);
            wins += each.wins;
        }
        EXPECT_LE(wins, kIndividualsBred * kDuelsOfEach / 2);
    }
}

TEST(Breeding, PairsEverybodyWithOthersOnceInEachPlace) {
    int fights = 0;
    std::uint32_t level = 0;
    const Temperament* first = nullptr;
    breed(plan_of(3, 1), [&](const Temperament& one, const Temperament& other, std::uint32_t seed) {
        EXPECT_NE(&one, &other);
        if (fights++ % 2 == 1) {
            EXPECT_EQ(&other, first) << "the places are changed";
            EXPECT_EQ(seed, level) << "on the same land";
        }
        first = &one;
        level = seed;
        return DuelResult{};
    });
    EXPECT_EQ(fights, kIndividualsBred * kDuelsOfEach / 2);
}

TEST(Breeding, KeepsTheBestAndHasAllChildrenFromThem) {
    const auto generations = breed(plan_of(2, 8), better_wins);
    for (std::size_t k = 1; k < generations.size(); ++k) {
        const Generation &before = generations[k - 1], &all = generations[k];
        const int least = least_score_of_elite(before);
        for (const Individual& each : all)
            for (const int parent : each.parents) EXPECT_GE(before[at(parent)].score(), least);
        for (int elite = 0; elite < kElite; ++elite)
            EXPECT_EQ(all[at(elite)].genome, before[at(all[at(elite)].parents[0])].genome);
        const auto is_new = [&](const Individual& each) {
            return std::ranges::none_of(before, [&](auto& old) { return old.genome == each.genome; });
        };
        EXPECT_GE(std::ranges::count_if(all, is_new), kIndividualsBred / 3) << "there's something new";
    }
}

TEST(Breeding, MakesThemBetter) {
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        const auto generations = breed(plan_of(seed, 30), better_wins);
        EXPECT_LT(mean_handicap(generations.back()), mean_handicap(generations.front()) - 15) << seed;
    }
}

TEST(Breeding, StaysBetweenTheTemperamentsThatAim) {
    std::set<Way> ways;
    for (const Generation& all : breed(plan_of(4, 10), better_wins))
        for (const Individual& each : all) {
            const Temperament bred = temperament_of(each.genome);
            ways.insert(bred.ways.front());
            for (const Trait trait : kInherited) {
                double least = 1000, most = 0;
                for (const Temperament& known : temperaments()) {
                    if (known.strategy != Strategy::aim) continue;
                    least = std::min(least, known.value(trait));
                    most = std::max(most, known.value(trait));
                }
                EXPECT_GE(bred.value(trait), least);
                EXPECT_LE(bred.value(trait), most);
            }
        }
    EXPECT_EQ(ways.count(Way::bank), 0u) << "a gun has no walls to play off";
    EXPECT_GE(ways.size(), 2u);
}

TEST(Breeding, TracesAChampionsLineBackGenerationByGeneration) {
    BreedingPlan plan = plan_of(5, 6);
    plan.trials = 2;
    const auto generations = breed(plan, better_wins);
    const People champion = champion_of(generations, plan);
    ASSERT_EQ(champion.line.size(), generations.size());
    for (std::size_t k = 0; k < generations.size(); ++k) {
        const Individual& who = generations[k][at(champion.line[k].individual)];
        EXPECT_EQ(champion.line[k].wins, who.wins);
        if (k == 0) continue;
        EXPECT_TRUE(std::ranges::count(who.parents, champion.line[k - 1].individual) > 0) << k;
    }
    const Individual& last = generations.back()[at(champion.line.back().individual)];
    const Marksmanship aim = marksmanship(Difficulty::normal, temperament_of(last.genome));
    EXPECT_EQ(champion.crew.aim.bias_angle, aim.bias_angle);
    EXPECT_EQ(champion.crew.aim.keep, aim.keep);
}

TEST(EvolveCommand, RefusesAWishOutOfRange) {
    for (const std::string plan :
         {"--peoples 0", "--generations 0", "--trials 0", "--seed -1", "--jobs -1"}) {
        const auto ran = test::run("'" + test::binary_path("terramorph-lab") + "' evolve " + plan);
        EXPECT_EQ(ran.status, 2) << plan;
        EXPECT_NE(ran.output.find("allowed: "), std::string::npos) << ran.output;
    }
}

TEST(BreedingGolden, DuelsAndDescentAreTheSameEverywhere) {
    std::vector<std::string> lines;
    const Temperament one = temperament_of(first_genome({1, 0, 0}));
    const Temperament other = temperament_of(first_genome({1, 0, 1}));
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        const DuelResult result = fight_briefly(one, other, seed);
        lines.push_back(concat("duel ", seed, ": winner ", result.winner, ", damage ", result.damage[0],
                               " and ", result.damage[1]));
    }
    for (const Generation& all : breed(plan_of(6, 4), better_wins)) {
        std::string line = "generation:";
        for (const Individual& each : all)
            line += concat(' ', each.parents[0], '+', each.parents[1], ':', int{each.genome.traits[0]}, '/',
                           each.wins);
        lines.push_back(std::move(line));
    }
    test::expect_golden("tests/golden/breeding.txt", lines);
}

}  // namespace
}  // namespace terramorph
