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

/// A round in which everything was for sale.
void end_round(Market& market) {
    const Ids<GoodId> all = goods(arsenal());
    market.end_round(kPlayers, {all.begin(), all.end()});
}

/// The factor of the good after so many rounds in which everybody bought so many bundles of it, and one of
/// another good.
int factor_after(int rounds, int bundles_each, MatchSettings settings = free_settings()) {
    Market market(settings, arsenal());
    for (int round = 0; round < rounds; ++round) {
        market.record(3, kPlayers * bundles_each);
        market.record(5, kPlayers);
        end_round(market);
    }
    return market.factor(3);
}

TEST(Market, GoodsAreTheWeaponsAndThenTheItems) {
    const int weapons = static_cast<int>(arsenal().weapons.size());
    ASSERT_EQ(goods(arsenal()).size(), weapons + static_cast<int>(arsenal().items.size()));
    EXPECT_EQ(good(arsenal(), 0).id, arsenal().weapons.front().id);
    EXPECT_EQ(good(arsenal(), GoodId::at(weapons)).id, arsenal().items.front().id);
    EXPECT_FALSE(is_item(arsenal(), GoodId::at(weapons - 1)));
    EXPECT_TRUE(is_item(arsenal(), GoodId::at(weapons)));
}

TEST(Market, AGoodIsAWeaponOrAnItemAndBack) {
    for (const WeaponId weapon : ids<WeaponId>(arsenal().weapons)) {
        EXPECT_EQ(weapon_of(arsenal(), good_of(weapon)), weapon);
        EXPECT_EQ(find_good(arsenal(), arsenal().weapons[weapon].id), good_of(weapon));
    }
    for (const ItemId item : ids<ItemId>(arsenal().items)) {
        EXPECT_EQ(item_of(arsenal(), good_of(arsenal(), item)), item);
        EXPECT_EQ(find_good(arsenal(), arsenal().items[item].id), good_of(arsenal(), item));
    }
    EXPECT_FALSE(find_good(arsenal(), "no such good").exists());
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

TEST(Market, WhereNobodyBuysAnythingPricesStay) {
    Market market(free_settings(), arsenal());
    for (int round = 0; round < 15; ++round) end_round(market);
    EXPECT_EQ(market.factor(3), kOwnPrice);
}

/// Six players who buy five or six bundles each, two of them the same.
TEST(Market, AFewRoundsMoveThePriceOfWhatAThirdBuyByAThird) {
    constexpr int kSix = 6;
    Market market(free_settings(), arsenal());
    const Ids<GoodId> all = goods(arsenal());
    for (int round = 0; round < 3; ++round) {
        market.record(3, 2);
        for (int other = 10; other < 40; ++other) market.record(GoodId::at(other), 1);
        market.end_round(kSix, {all.begin(), all.end()});
    }
    EXPECT_NEAR(market.factor(3), kOwnPrice * 4 / 3, 50);
    EXPECT_NEAR(market.factor(4), kOwnPrice * 94 / 100, 20) << "nobody buys it";
    EXPECT_GT(market.factor(10), kOwnPrice) << "one of six does";
}

TEST(Market, WhatIsNotForSaleIsNotMoved) {
    Market market(free_settings(), arsenal());
    market.record(3, 5);
    market.end_round(kPlayers, {GoodId(3), GoodId(4)});
    EXPECT_GT(market.factor(3), kOwnPrice);
    EXPECT_LT(market.factor(4), kOwnPrice);
    EXPECT_EQ(market.factor(5), kOwnPrice);
}

TEST(Market, NoRoundMovesAPriceByMoreThanASixth) {
    EXPECT_LE(factor_after(1, 99), kOwnPrice * 115 / 100);
}

TEST(Market, WhatNobodyWantsIsNeverGivenAway) {
    EXPECT_EQ(factor_after(2000, 0), factor_after(1000, 0)) << "it comes to rest";
    EXPECT_GT(factor_after(1000, 0), 400);
}

TEST(Market, DemandLastsFromRoundToRound) {
    Market market(free_settings(), arsenal());
    market.record(3, kPlayers);
    end_round(market);
    const int demand = market.prices(arsenal())[good(arsenal(), 3).id].demand;
    EXPECT_EQ(demand, 500) << "half of a bundle for everybody";
    end_round(market);
    EXPECT_EQ(market.prices(arsenal())[good(arsenal(), 3).id].demand, 250) << "half of that";
}

TEST(Market, NoPriceSwingsFurtherThanTheRuleAllows) {
    MatchSettings settings = free_settings();
    EXPECT_EQ(factor_after(300, 50, settings), 2 * kOwnPrice);
    settings.set(Rule::price_swing, 10);
    EXPECT_EQ(factor_after(300, 50, settings), 10 * kOwnPrice);
    settings.set(Rule::price_swing, 1);
    EXPECT_EQ(factor_after(300, 50, settings), kOwnPrice);
    EXPECT_EQ(factor_after(300, 0, settings), kOwnPrice);
}

TEST(Market, ALaterMatchGoesOnFromThePricesOfAnEarlierOne) {
    Market first(free_settings(), arsenal());
    first.record(3, 20);
    end_round(first);
    MatchSettings later = free_settings();
    later.prices = first.prices(arsenal());
    Market second(later, arsenal());
    EXPECT_EQ(second.factors(3), first.factors(3));
    for (Market* market : {&first, &second}) {
        market->record(3, 2);
        end_round(*market);
    }
    EXPECT_EQ(second.factors(3), first.factors(3));
    EXPECT_EQ(second.prices(arsenal()), first.prices(arsenal()));
}

TEST(Market, HistoriesAreNotEndless) {
    Market market(free_settings(), arsenal());
    for (int round = 0; round < 100; ++round) end_round(market);
    EXPECT_EQ(market.factors(0).size(), kMaxPriceHistory);
    MatchSettings settings = free_settings();
    settings.prices = market.prices(arsenal());
    EXPECT_FALSE(validate(settings));
}

TEST(Market, WhatWasTakenBackWasNeverBought) {
    Market market(free_settings(), arsenal());
    market.record(3, 1);
    market.record(3, -1);
    end_round(market);
    Market other(free_settings(), arsenal());
    end_round(other);
    EXPECT_EQ(market.prices(arsenal()), other.prices(arsenal()));
}

}  // namespace
}  // namespace terramorph
