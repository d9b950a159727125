#include "match/economy/market.h"

#include <gtest/gtest.h>

#include "support/battles.h"

namespace terramorph {
namespace {

constexpr int kPlayers = 4;

MatchSettings free_settings() {
    MatchSettings settings = default_settings();
    settings.set(Rule::free_market, 1);
    return settings;
}

const Arsenal& arsenal() { return built_in_arsenal(); }

/// The factor of the good after so many rounds in which everybody bought so many bundles of it.
int factor_after(int rounds, int bundles_each, MatchSettings settings = free_settings()) {
    Market market(settings, arsenal());
    for (int round = 0; round < rounds; ++round) {
        market.record(3, kPlayers * bundles_each);
        market.end_round(kPlayers);
    }
    return market.factor(3);
}

TEST(Market, GoodsAreTheWeaponsAndThenTheItems) {
    const int weapons = static_cast<int>(arsenal().weapons.size());
    ASSERT_EQ(goods(arsenal()), weapons + static_cast<int>(arsenal().items.size()));
    EXPECT_EQ(good(arsenal(), 0).id, arsenal().weapons.front().id);
    EXPECT_EQ(good(arsenal(), weapons).id, arsenal().items.front().id);
    EXPECT_FALSE(is_item(arsenal(), weapons - 1));
    EXPECT_TRUE(is_item(arsenal(), weapons));
}

TEST(Market, WithoutAFreeMarketPricesStay) {
    MatchSettings settings = default_settings();
    settings.prices[arsenal().weapons[3].id] = {500, {1000, 3000}};
    EXPECT_EQ(factor_after(20, 9, settings), kOwnPrice);
}

TEST(Market, WhatIsBoughtMuchGetsDearerAndWhatNobodyWantsCheaper) {
    EXPECT_GT(factor_after(1, 3), kOwnPrice);
    EXPECT_GT(factor_after(5, 3), factor_after(1, 3));
    EXPECT_LT(factor_after(1, 0), kOwnPrice);
    EXPECT_LT(factor_after(5, 0), factor_after(1, 0));
}

TEST(Market, WhatNobodyWantsIsNeverGivenAway) {
    EXPECT_EQ(factor_after(2000, 0), factor_after(1000, 0)) << "it comes to rest";
    EXPECT_GT(factor_after(1000, 0), 400);
}

TEST(Market, DemandLastsFromRoundToRound) {
    Market market(free_settings(), arsenal());
    market.record(3, kPlayers);
    market.end_round(kPlayers);
    const int demand = market.prices(arsenal())[good(arsenal(), 3).id].demand;
    EXPECT_EQ(demand, 300) << "30 % of a bundle for everybody";
    market.end_round(kPlayers);
    EXPECT_EQ(market.prices(arsenal())[good(arsenal(), 3).id].demand, 210) << "70 % of that";
}

TEST(Market, NoPriceSwingsFurtherThanTheRuleAllows) {
    MatchSettings settings = free_settings();
    EXPECT_EQ(factor_after(300, 50, settings), 10 * kOwnPrice);
    settings.set(Rule::price_swing, 2);
    EXPECT_EQ(factor_after(300, 50, settings), 2 * kOwnPrice);
    settings.set(Rule::price_swing, 1);
    EXPECT_EQ(factor_after(300, 50, settings), kOwnPrice);
    EXPECT_EQ(factor_after(300, 0, settings), kOwnPrice);
}

TEST(Market, ALaterMatchGoesOnFromThePricesOfAnEarlierOne) {
    Market first(free_settings(), arsenal());
    first.record(3, 20);
    first.end_round(kPlayers);
    MatchSettings later = free_settings();
    later.prices = first.prices(arsenal());
    Market second(later, arsenal());
    EXPECT_EQ(second.factors(3), first.factors(3));
    for (Market* market : {&first, &second}) {
        market->record(3, 2);
        market->end_round(kPlayers);
    }
    EXPECT_EQ(second.factors(3), first.factors(3));
    EXPECT_EQ(second.prices(arsenal()), first.prices(arsenal()));
}

TEST(Market, HistoriesAreNotEndless) {
    Market market(free_settings(), arsenal());
    for (int round = 0; round < 100; ++round) market.end_round(kPlayers);
    EXPECT_EQ(market.factors(0).size(), kMaxPriceHistory);
    MatchSettings settings = free_settings();
    settings.prices = market.prices(arsenal());
    EXPECT_FALSE(validate(settings));
}

TEST(Market, WhatWasTakenBackWasNeverBought) {
    Market market(free_settings(), arsenal());
    market.record(3, 1);
    market.record(3, -1);
    market.end_round(kPlayers);
    Market other(free_settings(), arsenal());
    other.end_round(kPlayers);
    EXPECT_EQ(market.prices(arsenal()), other.prices(arsenal()));
}

}  // namespace
}  // namespace terramorph
