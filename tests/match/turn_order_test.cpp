#include "match/turn_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "match/match.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using Order = std::vector<PlayerId>;

constexpr TurnOrder kRules[] = {TurnOrder::random, TurnOrder::losers_first, TurnOrder::winners_first,
                                TurnOrder::round_robin};
const Order kRanking = {2, 0, 3, 1};

Order order_of(TurnOrder rule, int round, std::uint32_t seed = 1, const Order& ranking = kRanking) {
    Random random(seed, 7);
    return turn_order(rule, ranking, round, random);
}

TEST(TurnOrder, ByLotEveryOrderIsAsLikely) {
    std::map<Order, int> drawn;
    Random random(3, 7);
    for (int round = 1; round <= 6000; ++round)
        ++drawn[turn_order(TurnOrder::random, {0, 1, 2}, round, random)];
    EXPECT_EQ(drawn.size(), 6u);
    for (const auto& [order, times] : drawn) EXPECT_NEAR(times, 1000, 150);
}

TEST(TurnOrder, LosersFirstIsTheRankingFromItsEnd) {
    EXPECT_EQ(order_of(TurnOrder::losers_first, 2), (Order{1, 3, 0, 2}));
    EXPECT_EQ(order_of(TurnOrder::losers_first, 900), (Order{1, 3, 0, 2}));
}

TEST(TurnOrder, WinnersFirstIsTheRanking) {
    EXPECT_EQ(order_of(TurnOrder::winners_first, 2), kRanking);
    EXPECT_EQ(order_of(TurnOrder::winners_first, 900), kRanking);
}

TEST(TurnOrder, InTheFirstRoundNobodyHasWonOrLostSoItIsDrawnByLot) {
    for (const TurnOrder rule : {TurnOrder::losers_first, TurnOrder::winners_first})
        for (std::uint32_t seed = 1; seed <= 20; ++seed)
            EXPECT_EQ(order_of(rule, 1, seed), order_of(TurnOrder::random, 1, seed));
}

TEST(TurnOrder, RoundRobinGivesEverybodyEveryPlaceInTurn) {
    EXPECT_EQ(order_of(TurnOrder::round_robin, 1), (Order{0, 1, 2, 3}));
    EXPECT_EQ(order_of(TurnOrder::round_robin, 2), (Order{1, 2, 3, 0}));
    EXPECT_EQ(order_of(TurnOrder::round_robin, 4), (Order{3, 0, 1, 2}));
    EXPECT_EQ(order_of(TurnOrder::round_robin, 5), (Order{0, 1, 2, 3}));
    EXPECT_EQ(order_of(TurnOrder::round_robin, 1000), (Order{3, 0, 1, 2}));
}

TEST(TurnOrder, RoundRobinKeepsTheOrderOfTheLivingAndDrawsAsMuchAsTheOthers) {
    for (const TurnOrder rule : kRules) {
        Random random(1, 7);
        const Order next = next_volley(rule, {1, 2, 3, 0}, {true, true, false, true}, random);
        EXPECT_EQ(next.back(), PlayerId(2)) << "the dead come last";
        EXPECT_EQ(random.drawn(), 3u);
        if (rule == TurnOrder::round_robin) EXPECT_EQ(next, (Order{1, 3, 0, 2}));
    }
}

TEST(TurnOrder, NobodyIsLeftOutAndNobodyComesTwice) {
    Order ranking = {9, 3, 1, 0, 8, 2, 7, 4, 6, 5};
    for (const TurnOrder rule : kRules)
        for (const int round : {1, 2, 3, 11, 1000}) {
            Order order = order_of(rule, round, 5, ranking);
            std::sort(order.begin(), order.end());
            for (int k = 0; k < 10; ++k) EXPECT_EQ(order[k], k);
        }
}

TEST(TurnOrder, TheRuleChangesNothingOfTheChanceThatFollows) {
    for (const TurnOrder rule : kRules)
        for (const int round : {1, 2}) {
            Random random(1, 7);
            (void)turn_order(rule, kRanking, round, random);
            EXPECT_EQ(random.drawn(), 3u);
        }
}

/// A match of three and two rounds, up to the second, in which all but the last destroy themselves.
std::unique_ptr<Match> second_round(TurnOrder rule) {
    MatchSettings settings = test::small_match(3, 2);
    settings.set(Rule::turn_order, static_cast<double>(rule));
    auto match = std::make_unique<Match>(settings, test::the_arsenal());
    while (match->phase() == Phase::aiming) {
        test::give(*match, Aim{match->player(), 900, 200});
        test::give(*match, Fire{match->player()});
    }
    test::give(*match, NextRound{});
    return match;
}

TEST(TurnOrder, AMatchGoesByIt) {
    const auto losers = second_round(TurnOrder::losers_first);
    Order backwards = losers->scores().ranking();
    std::reverse(backwards.begin(), backwards.end());
    EXPECT_EQ(losers->state().order, backwards);
    EXPECT_EQ(losers->player(), backwards.front());

    const auto winners = second_round(TurnOrder::winners_first);
    EXPECT_EQ(winners->state().order, winners->scores().ranking());
    EXPECT_EQ(second_round(TurnOrder::round_robin)->state().order, (Order{1, 2, 0}));
}

TEST(TurnOrder, ATurnRightAfterOnesOwnSaysSo) {
    for (const int players : {2, 3}) {
        const auto match = std::make_unique<Match>(test::small_match(players), test::the_arsenal());
        (void)match->take_events();  // of the round's beginning
        PlayerId last = match->player();
        int again = 0;
        for (int turn = 0; turn < 8; ++turn) {
            const auto began = test::first<event::TurnBegan>(test::give(*match, Pass{match->player()}));
            EXPECT_EQ(began.again, began.player == last);
            again += began.again ? 1 : 0;
            last = began.player;
        }
        EXPECT_EQ(again, players == 2 ? 4 : 0) << "A BB AA BB A, but nobody of three";
    }
}

}  // namespace
}  // namespace terramorph
