#include "lab/balance/statistics.h"

#include <gtest/gtest.h>

#include "lab/balance/table.h"

namespace terramorph {
namespace {

TEST(Statistics, TheIntervalIsWilsons) {
    // Against the worked example in Newcombe, "Two-sided confidence intervals for the single proportion",
    // 1998.
    EXPECT_NEAR(wilson(81, 263).low, 25.53, 0.01);
    EXPECT_NEAR(wilson(81, 263).high, 36.62, 0.01);
    EXPECT_EQ(wilson(0, 20).low, 0);
    EXPECT_NEAR(wilson(0, 20).high, 16.11, 0.01);
    EXPECT_NEAR(wilson(20, 20).low, 83.89, 0.01);
    EXPECT_NEAR(wilson(20, 20).high, 100, 1e-9);
}

TEST(Statistics, AShareHasItsInterval) {
    Share share;
    EXPECT_EQ(text_of(share), "-");
    for (int k = 0; k < 263; ++k) share.count(k < 81);
    EXPECT_EQ(text_of(share), "30.8 (25.5-36.6)") << "the worked example of Newcombe, 1998";
}

TEST(Statistics, QuantilesAreValuesThatOccur) {
    const std::vector<double> values = {5, 1, 4, 2, 3, 10, 9, 8, 7, 6};
    EXPECT_EQ(quantile(values, 0.5), 5);
    EXPECT_EQ(quantile(values, 0.9), 9);
    EXPECT_EQ(quantile(values, 0.99), 10);
    EXPECT_EQ(quantile(values, 1), 10);
    EXPECT_EQ(quantile({}, 0.5), 0);
}

TEST(Statistics, ARatioIsOfSumsAndItsMarginOfWhatDiffersBetweenClusters) {
    Ratio even;
    for (int k = 0; k < 10; ++k) even.add(6, 3);
    EXPECT_EQ(text_of(even), "2.00 +-0.00");
    Ratio uneven;
    uneven.add(2, 1);
    uneven.add(4, 1);
    EXPECT_EQ(uneven.value(), 3);
    EXPECT_NEAR(uneven.margin(), 1.96, 0.01) << "two residuals of 1, over a mean of 1";
    EXPECT_EQ(text_of(Ratio()), "-");
}

TEST(BalanceTable, IsAlignedForPeopleAndPartedByCommasForPrograms) {
    const Table table = {"Fruit, by weight", {"which", "g"}, {{"apple", "90"}, {"fig", "120"}}};
    EXPECT_EQ(table_text(table),
              "Fruit, by weight\n"
              "  which    g\n"
              "  apple   90\n"
              "  fig    120\n");
    EXPECT_EQ(table_csv(table),
              "Fruit; by weight,which,g\n"
              "Fruit; by weight,apple,90\n"
              "Fruit; by weight,fig,120\n");
}

}  // namespace
}  // namespace terramorph
