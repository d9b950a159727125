#include "lab/ladder.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

#include "ai/temperament.h"
#include "base/files/file.h"
#include "support/how_often.h"
#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph {
namespace {

void expect_equal(const Rung& one, const Rung& other) {
    EXPECT_EQ(one.id, other.id);
    EXPECT_EQ(one.rounds, other.rounds);
    EXPECT_EQ(one.wins, other.wins);
    EXPECT_EQ(one.first_shots, other.first_shots);
    EXPECT_EQ(one.misses, other.misses);
    EXPECT_EQ(one.damage, other.damage);
    EXPECT_EQ(one.turns, other.turns);
}

TEST(Ladder, TheResultHangsNeitherOnTheJobsNorOnTheirOrder) {
    constexpr int kRounds = 12;
    const Ladder one =
        climb(Climbers::difficulties, Format::duels, {.rounds = kRounds, .seed = 3, .jobs = 1});
    const Ladder four =
        climb(Climbers::difficulties, Format::duels, {.rounds = kRounds, .seed = 3, .jobs = 4});
    ASSERT_EQ(one.size(), kDifficultyNames.size());
    for (std::size_t k = 0; k < one.size(); ++k) {
        EXPECT_EQ(one[k].id, kDifficultyNames[k]);
        EXPECT_EQ(one[k].rounds, 6) << "two with each of the other three";
        expect_equal(one[k], four[k]);
    }
}

TEST(Ladder, EveryPairMeetsAsOftenAndAtMostOneOfTwoWins) {
    const Ladder ladder = climb(Climbers::difficulties, Format::duels, {.rounds = 7, .seed = 5, .jobs = 2});
    int wins = 0;
    for (const Rung& rung : ladder) {
        EXPECT_EQ(rung.rounds, 6) << "7 rounds are more than one for each of 6 pairs";
        EXPECT_GE(rung.turns, rung.rounds / 2);
        wins += rung.wins;
    }
    EXPECT_LE(wins, 12);
    EXPECT_GT(wins, 8);
}

TEST(Ladder, InAFreeForAllFourFightAndAtMostOneWins) {
    const Ladder ladder =
        climb(Climbers::difficulties, Format::free_for_alls, {.rounds = 4, .seed = 5, .jobs = 2});
    ASSERT_EQ(ladder.size(), kDifficultyNames.size());
    int wins = 0;
    for (std::size_t k = 0; k < ladder.size(); ++k) {
        EXPECT_EQ(ladder[k].id, kDifficultyNames[k]);
        EXPECT_EQ(ladder[k].rounds, 4);
        wins += ladder[k].wins;
    }
    EXPECT_LE(wins, 4);
    EXPECT_GT(wins, 0);
}

TEST(Ladder, OnALevelEverybodyPlaysFromEveryPlaceAndKeepsItsFigures) {
    const std::vector<Contestant> one = {{computer("moron")}, {computer("spoiler"), Difficulty::hard}};
    const std::vector<Contestant> other = {one[1], one[0]};
    for (const int number : {6, 7}) {
        const Ladder rungs = ladder_round(one, 1, number);
        const Ladder turned = ladder_round(other, 1, number == 6 ? 7 : 6);
        expect_equal(rungs[0], turned[1]);
        expect_equal(rungs[1], turned[0]);
    }
}

/// Somebody who has played so many rounds, and won every fourth of them.
Rung rung_of(const std::string& id, int rounds) {
    return {id, rounds, rounds / 4, 100, 1300, 8000, 400, 0.2};
}

TEST(Ladder, WhatItPrintsHasARowForEach) {
    const Ladder duels = {rung_of("moron", 200), rung_of("cyborg", 400)};
    const Ladder fights = {rung_of("moron", 100), rung_of("cyborg", 100)};
    const Table table = ladder_table(Climbers::temperaments, duels, fights);
    ASSERT_EQ(table.rows.size(), 2u);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"moron", "200", "25.0 (19.5-31.4)", "100",
                                                       "25.0 (17.5-34.3)", "13", "40", "0.5"}));
}

TEST(Ladder, WhatItWritesIsReadAsItWasMeasured) {
    const Ladder duels = {rung_of("moron", 200), rung_of("easy", 400)};
    const Ladder fights = {rung_of("moron", 100), rung_of("easy", 40)};
    const auto found = parse_measured(ladder_toml(duels, fights), "ladder.toml");
    ASSERT_TRUE(found) << found.error().text();
    ASSERT_EQ(found->size(), 2u);
    for (std::size_t k = 0; k < duels.size(); ++k)
        EXPECT_EQ(found->at(duels[k].id).values, measured(duels[k], fights[k]).values);
    const Measured& moron = found->at("moron");
    EXPECT_EQ(moron.value(Measure::duels_won), 25);
    EXPECT_EQ(moron.value(Measure::duels_low), 19.5);
    EXPECT_EQ(moron.value(Measure::free_for_alls_high), 34.3);
    EXPECT_EQ(moron.value(Measure::first_miss), 13);
    EXPECT_EQ(moron.value(Measure::damage), 40);
    EXPECT_EQ(moron.value(Measure::thinking_ms), 0.5);
}

/// Both formats, as figures name them: won, low, high.
constexpr std::array<Measure, 3> kFormats[] = {
    {Measure::duels_won, Measure::duels_low, Measure::duels_high},
    {Measure::free_for_alls_won, Measure::free_for_alls_low, Measure::free_for_alls_high}};

TEST(Ladder, AsMeasuredWhoAimsBeatsAMoronBeyondDoubt) {
    const Measured& moron = measured(computer("moron"));
    for (const Temperament& each : temperaments()) {
        SCOPED_TRACE(each.id);
        if (each.strategy != Strategy::aim) continue;
        const Measured& own = measured(computer(each.id));
        for (const auto& [won, low, high] : kFormats) EXPECT_GT(own.value(low), moron.value(high));
        EXPECT_LT(own.value(Measure::first_miss), moron.value(Measure::first_miss));
    }
}

TEST(Ladder, AsMeasuredDifficultiesRiseBeyondDoubtInDuelsAndRiseInFreeForAlls) {
    for (std::size_t level = 1; level < kDifficultyNames.size(); ++level) {
        SCOPED_TRACE(kDifficultyNames[level]);
        const Measured& own = measured(static_cast<Difficulty>(level));
        const Measured& easier = measured(static_cast<Difficulty>(level - 1));
        EXPECT_GT(own.value(Measure::duels_low), easier.value(Measure::duels_high));
        EXPECT_GT(own.value(Measure::free_for_alls_won), easier.value(Measure::free_for_alls_won));
        EXPECT_LT(own.value(Measure::first_miss), easier.value(Measure::first_miss));
    }
}

/// The mean first miss of some over a few levels.
double first_miss(const PlayerKind& mind) {
    Rung sum;
    for (int number = 0; number < 36; number += test::how_often(4, 2))
        sum.add(ladder_round({{mind}, {computer("moron")}}, 11, number).front());
    return sum.misses / sum.first_shots;
}

TEST(Ladder, TheFirstShotsOfAllWhoAimComeDownNearerThanTheMorons) {
    const double moron = first_miss(computer("moron"));
    for (const char* kind : {"shooter", "poolshark", "spoiler"})
        EXPECT_GT(moron, 1.2 * first_miss(computer(kind))) << kind;
}

/// The lab's program, writing into a folder of its own.
class LadderCommand : public testing::Test {
  protected:
    ~LadderCommand() override { std::filesystem::remove_all(folder_); }

    static test::Ran lab(const std::string& arguments) {
        return test::run("'" + test::binary_path("terramorph-lab") + "' ladder " + arguments);
    }
    std::string path(const std::string& name) const { return folder_ + "/" + name; }

  private:
    std::string folder_ = test::scratch_folder();
};

TEST_F(LadderCommand, PrintsTheTableOfThoseAskedForAndWritesWhatItMeasured) {
    const auto ran = lab("difficulties --duels 1 --free-for-alls 1 --seed 2 --jobs 2 --write '" +
                         path("ladder.toml") + "'");
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.output.find("expert"), std::string::npos) << ran.output;
    EXPECT_EQ(ran.output.find("cyborg"), std::string::npos) << ran.output;
    const auto found = parse_measured(*read_file(path("ladder.toml")), "ladder.toml");
    ASSERT_TRUE(found) << found.error().text();
    EXPECT_EQ(found->size(), kDifficultyNames.size());
}

TEST_F(LadderCommand, WhoIsOnNoLadderIsRefusedWithThoseWhoAre) {
    const auto ran = lab("people --duels 1");
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.output.find("allowed: one of all, difficulties, temperaments"), std::string::npos)
        << ran.output;
}

TEST_F(LadderCommand, AWishOutOfRangeIsRefused) {
    for (const std::string plan : {"--duels 0", "--free-for-alls 0", "--seed -1", "--jobs -1"}) {
        const auto ran = lab(plan);
        EXPECT_EQ(ran.status, 2) << plan;
        EXPECT_NE(ran.output.find("allowed:"), std::string::npos) << ran.output;
    }
}

}  // namespace
}  // namespace terramorph
