#include "lab/ladder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>

#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"
#include "support/run.h"

namespace terramorph {
namespace {

TEST(Ladder, TheResultHangsNeitherOnTheJobsNorOnTheirOrder) {
    const Ladder one = climb({.rounds = 28, .seed = 3, .jobs = 1});
    const Ladder four = climb({.rounds = 28, .seed = 3, .jobs = 4});
    for (std::size_t k = 0; k < temperaments().size(); ++k) {
        EXPECT_EQ(one[k].rounds, 7);
        EXPECT_EQ(one[k].wins, four[k].wins);
        EXPECT_EQ(one[k].first_shots, four[k].first_shots);
        EXPECT_EQ(one[k].misses, four[k].misses);
        EXPECT_EQ(one[k].damage, four[k].damage);
        EXPECT_EQ(one[k].turns, four[k].turns);
    }
}

TEST(Ladder, EveryPairMeetsAsOftenAndAtMostOneOfTwoWins) {
    const Ladder ladder = climb({.rounds = 29, .seed = 5, .jobs = 2});
    int wins = 0;
    for (const Rung& rung : ladder) {
        EXPECT_EQ(rung.rounds, 14) << "29 rounds are more than one for each of 28 pairs";
        EXPECT_GE(rung.turns, rung.rounds / 2);
        wins += rung.wins;
    }
    EXPECT_LE(wins, 56);
    EXPECT_GT(wins, 40);
}

TEST(Ladder, ALevelIsFoughtOnTwiceWithChangedPlaces) {
    const auto one = duel(computer("moron"), computer("spoiler"), 1, 6);
    const auto other = duel(computer("moron"), computer("spoiler"), 1, 7);
    EXPECT_EQ(one[0].kind, computer("moron"));
    EXPECT_EQ(other[0].kind, computer("spoiler"));
}

TEST(Ladder, TheIntervalIsWilsons) {
    // Against the worked example in Newcombe, "Two-sided confidence intervals for the single proportion",
    // 1998.
    EXPECT_NEAR(wilson(81, 263).low, 25.53, 0.01);
    EXPECT_NEAR(wilson(81, 263).high, 36.62, 0.01);
    EXPECT_EQ(wilson(0, 20).low, 0);
    EXPECT_NEAR(wilson(0, 20).high, 16.11, 0.01);
    EXPECT_NEAR(wilson(20, 20).low, 83.89, 0.01);
    EXPECT_NEAR(wilson(20, 20).high, 100, 1e-9);
}

TEST(Ladder, WhatItPrintsIsOneLineForEachTemperament) {
    Ladder ladder(temperaments().size());
    for (std::size_t k = 0; k < ladder.size(); ++k)
        ladder[k] = {player_kinds()[k + 1], 200, 50, 100, 1300, 8000, 400, 0.2};
    const std::string lines = ladder_text(ladder);
    EXPECT_EQ(split(trimmed(lines), '\n').size(), ladder.size() + 1);
    EXPECT_NE(lines.find("Moron            200   25.0   19.5 ..  31.4          13            40"),
              std::string::npos)
        << lines;
}

TEST(Ladder, WhatItWritesIsReadAsTheMeasuredTables) {
    Ladder ladder(temperaments().size());
    for (std::size_t k = 0; k < ladder.size(); ++k)
        ladder[k] = {player_kinds()[k + 1], 200, static_cast<int>(20 * k), 100, 1300, 8000, 400, 0.2};
    std::string file;
    for (std::size_t mind = 1; mind < player_kinds().size(); ++mind)
        file += concat('[', player_kinds()[mind].id(), "]\nlabel = \"A\"\nhelp = \"B\"\n");
    const auto found = parse_temperaments(file + ladder_toml(ladder), "minds.toml");
    ASSERT_TRUE(found) << found.error().text();
    for (std::size_t k = 0; k < ladder.size(); ++k) {
        EXPECT_EQ((*found)[k].measured.win_rate, 10.0 * static_cast<double>(k));
        EXPECT_EQ((*found)[k].measured.first_miss, 13);
        EXPECT_EQ((*found)[k].measured.damage_per_round, 40);
        EXPECT_EQ((*found)[k].measured.thinking_ms, 0.5);
    }
}

TEST(Ladder, AsMeasuredWhoAimsWinsMoreAndMissesLessThanAMoronBeyondDoubt) {
    const Measured moron = temperament(computer("moron")).measured;
    for (const Temperament& mind : temperaments()) {
        SCOPED_TRACE(mind.id);
        EXPECT_LE(mind.measured.low, mind.measured.win_rate);
        EXPECT_GE(mind.measured.high, mind.measured.win_rate);
        if (mind.strategy != Strategy::aim) continue;
        EXPECT_GT(mind.measured.low, moron.high);
        EXPECT_LT(mind.measured.first_miss, moron.first_miss);
    }
}

/// The mean first miss of some over a few levels.
double first_miss(const PlayerKind& mind) {
    Rung sum;
    for (int number = 0; number < 36; number += 2)
        for (const Rung& rung : duel(mind, computer("moron"), 11, number))
            if (rung.kind == mind) sum.add(rung);
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

TEST_F(LadderCommand, PrintsTheTableAndWritesWhatItMeasured) {
    const auto ran = lab("--rounds 28 --seed 2 --jobs 2 --write '" + path("ladder.toml") + "'");
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.output.find("Cyborg"), std::string::npos) << ran.output;
    EXPECT_NE(read_file(path("ladder.toml"))->find("[cyborg.measured]\nwin_rate = "), std::string::npos);
}

TEST_F(LadderCommand, AWishOutOfRangeIsRefused) {
    for (const std::string plan : {"--rounds 0", "--seed -1", "--jobs -1"}) {
        const auto ran = lab(plan);
        EXPECT_EQ(ran.status, 2) << plan;
        EXPECT_NE(ran.output.find("allowed is"), std::string::npos) << ran.output;
    }
}

}  // namespace
}  // namespace terramorph
