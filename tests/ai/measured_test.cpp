#include "ai/measured.h"

#include <gtest/gtest.h>

#include "ai/temperament.h"

namespace terramorph {
namespace {

TEST(Measured, EveryTemperamentAndEveryDifficultyHasItsFiguresAndNobodyElse) {
    for (const Temperament& each : temperaments())
        EXPECT_TRUE(measured(computer(each.id)).known()) << each.id;
    for (std::size_t level = 0; level < kDifficultyNames.size(); ++level)
        EXPECT_TRUE(measured(static_cast<Difficulty>(level)).known()) << kDifficultyNames[level];
    EXPECT_EQ(all_measured().size(), temperaments().size() + kDifficultyNames.size());
}

TEST(Measured, OfAPersonAndOfAnUnknownTemperamentThereAreNoFigures) {
    EXPECT_FALSE(measured(kPerson).known());
    EXPECT_FALSE(measured(computer("genius")).known());
}

TEST(Measured, AShareOfRoundsLiesWithinItsInterval) {
    for (const auto& [id, figures] : all_measured()) {
        SCOPED_TRACE(id);
        EXPECT_LE(figures.value(Measure::duels_low), figures.value(Measure::duels_won));
        EXPECT_GE(figures.value(Measure::duels_high), figures.value(Measure::duels_won));
        EXPECT_LE(figures.value(Measure::free_for_alls_low), figures.value(Measure::free_for_alls_won));
        EXPECT_GE(figures.value(Measure::free_for_alls_high), figures.value(Measure::free_for_alls_won));
    }
}

TEST(Measured, AMistakeIsToldWithFileLineAndWhatIsAllowed) {
    const auto unknown = parse_measured("[cyborg]\nwinnings = 3\n", "strength.toml");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(
        unknown.error().text().find("strength.toml:2: cyborg: unknown key winnings; known keys: duels_won"),
        0u)
        << unknown.error().text();
    const auto too_much = parse_measured("[cyborg]\nduels_won = 101\n", "strength.toml");
    ASSERT_FALSE(too_much);
    EXPECT_EQ(too_much.error().text(),
              "strength.toml:2: cyborg: duels_won can't be 101; allowed: 0 to 100%");
}

}  // namespace
}  // namespace terramorph
