#include "ai/items/shopping.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/computer_player.h"
#include "ai/items/item_use.h"
#include "ai/items/item_value.h"
#include "ai/weapon_role.h"
#include "base/index.h"
#include "base/text.h"
#include "support/battles.h"
#include "support/good_table.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::arsenal_of;
using test::item_table;
using test::small_match;
using test::the_arsenal;
using test::weapon_table;

constexpr int kRich = 1000000;

/// Computers of this kind at the armory, with this much money.
MatchSettings buyers(const PlayerKind& kind, int cash, int rounds = 5) {
    MatchSettings settings = small_match(2, rounds, 1);
    for (Player& player : settings.players) player.kind = kind;
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::start_cash, cash);
    return settings;
}

std::vector<Command> list_of(const Match& match, std::uint32_t seed = 1) {
    const PlayerId player = match.player();
    return shopping_list(match, player, temperament(match.player(player).kind), Random(seed, 1));
}

/// Gives the commands to the match; the test fails where one is refused.
void shop(Match& match, const std::vector<Command>& list) {
    for (const Command& command : list) test::give(match, command);
}

std::vector<GoodId> bought(const std::vector<Command>& list) {
    std::vector<GoodId> goods;
    for (const Command& command : list)
        if (const Buy* buy = std::get_if<Buy>(&command)) goods.push_back(buy->good);
    return goods;
}

std::vector<PlayerKind> computers_but_morons() {
    return {computer("shooter"), computer("tosser"),  computer("poolshark"),
            computer("chooser"), computer("spoiler"), computer("cyborg")};
}

bool is_shield(const Weapon& thing) {
    return thing.role == Role::item && used_for(thing, Purpose::shield) != nullptr;
}

std::shared_ptr<const Arsenal> bombs(std::string_view more = "") {
    const std::string goods =
        weapon_table("pebble", "unlimited = true", R"(on_impact = [{ effect = "blast", radius = 20 }])") +
        weapon_table("dear", "price = 2000", R"(on_impact = [{ effect = "blast", radius = 60 }])") +
        weapon_table("cheap", "price = 1000", R"(on_impact = [{ effect = "blast", radius = 60 }])") +
        weapon_table("smoke", "price = 1", R"(on_impact = [{ effect = "trace" }])");
    return std::make_shared<Arsenal>(arsenal_of(concat(goods, more)));
}

TEST(Shopping, WhateverTheRulesNothingIsRefusedAndReadyComesLast) {
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 5);
        const auto kind = player_kinds()[random.from_to(1, 8)];
        MatchSettings settings =
            buyers(kind, random.below(2) == 0 ? random.below(20000) : random.below(kRich));
        for (const Rule rule : {Rule::first_arms, Rule::stock, Rule::free_market, Rule::scoring}) {
            const Parameter& range = kRules[at(rule)];
            settings.set(rule, random.from_to(0, static_cast<int>(range.maximum)));
        }
        const auto factor = random.from_to(kMinFactor, kMaxFactor);
        for (const char* id : {"missile", "nuke", "light_shield"}) settings.prices[id] = {0, {factor}};
        Match match(settings, the_arsenal());
        while (match.phase() == Phase::shopping) {
            const PlayerId player = match.player();
            const auto list = list_of(match, seed);
            ASSERT_LE(list.size(), static_cast<std::size_t>(kMaxPurchases) + 1);
            ASSERT_TRUE(std::holds_alternative<Ready>(list.back()));
            shop(match, list);
            EXPECT_GE(match.money(player), 0);
            EXPECT_NE(match.player(), player);
        }
    }
}

TEST(Shopping, TheListIsTheSameAgainAndMakingItChangesNothing) {
    const Match match(buyers(computer("shooter"), 60000), the_arsenal());
    const std::uint64_t before = match.hash();
    EXPECT_EQ(bought(list_of(match, 4)), bought(list_of(match, 4)));
    EXPECT_EQ(match.hash(), before);
}

TEST(Shopping, WhoHasNothingLeavesAtOnce) {
    for (std::size_t kind = 1; kind < player_kinds().size(); ++kind) {
        const Match match(buyers(player_kinds()[kind], 0), the_arsenal());
        EXPECT_EQ(list_of(match).size(), 1u) << player_kinds()[kind].id();
    }
}

TEST(Shopping, EveryMindButTheMoronBuysAShieldWhenItIsRich) {
    for (const PlayerKind& kind : computers_but_morons()) {
        const Match match(buyers(kind, kRich), the_arsenal());
        const auto goods = bought(list_of(match));
        EXPECT_TRUE(std::ranges::any_of(goods, [&](GoodId number) {
            return is_shield(good(match.arsenal(), number));
        })) << kind.id();
    }
}

TEST(Shopping, APatientOneSavesUntilTheLastRound) {
    for (const PlayerKind& kind : {computer("chooser"), computer("spoiler"), computer("cyborg")}) {
        const int saved = 20000 * temperament(kind).whole(Trait::patience) / 100;
        ASSERT_GT(saved, 0);
        Match early(buyers(kind, 20000, 2), the_arsenal());
        Match last(buyers(kind, 20000, 1), the_arsenal());
        const PlayerId player = early.player();
        shop(early, list_of(early));
        EXPECT_GE(early.money(player), saved);
        EXPECT_LT(early.money(player), 20000);
        const PlayerId other = last.player();
        shop(last, list_of(last));
        EXPECT_LT(last.money(other), saved);
    }
}

TEST(Shopping, WhereMoneyIsWhatCountsItIsSavedInTheLastRoundToo) {
    MatchSettings settings = buyers(computer("spoiler"), 20000, 1);
    settings.set(Rule::scoring, static_cast<double>(Scoring::greedy));
    Match match(settings, the_arsenal());
    const PlayerId player = match.player();
    shop(match, list_of(match));
    EXPECT_GE(match.money(player), 20000 * temperament(computer("spoiler")).whole(Trait::patience) / 100);
}

/// How many bundles of a good are bought in many visits.
int bundles_of(const Match& match, std::string_view id) {
    int sum = 0;
    for (std::uint32_t seed = 1; seed <= 200; ++seed)
        for (const GoodId number : bought(list_of(match, seed)))
            sum += good(match.arsenal(), number).id == id;
    return sum;
}

TEST(Shopping, OfTwoThatDoTheSameTheCheaperIsBoughtMoreOften) {
    const Match match(buyers(computer("spoiler"), 10000, 1), bombs());
    EXPECT_GT(bundles_of(match, "cheap"), bundles_of(match, "dear") * 3 / 2);
}

TEST(Shopping, AtAFreeMarketThePriceOfNowCounts) {
    MatchSettings settings = buyers(computer("spoiler"), 10000, 1);
    settings.set(Rule::free_market, 1);
    settings.set(Rule::price_swing, 4);
    settings.prices["dear"] = {0, {kOwnPrice / 4}};
    const Match match(settings, bombs());
    EXPECT_GT(bundles_of(match, "dear"), bundles_of(match, "cheap") * 3 / 2);
}

TEST(Shopping, AKitHasWeaponsOfManyRoles) {
    constexpr std::uint32_t kVisits = 40;
    const Match match(buyers(computer("spoiler"), 100000, 1), the_arsenal());
    std::size_t all = 0;
    for (std::uint32_t seed = 1; seed <= kVisits; ++seed) {
        std::set<WeaponRole> roles;
        for (const GoodId number : bought(list_of(match, seed)))
            if (!is_item(match.arsenal(), number)) roles.insert(role_of(good(match.arsenal(), number)));
        EXPECT_GE(roles.size(), 2u) << seed;
        all += roles.size();
    }
    EXPECT_GE(all, 4 * kVisits) << "four on average";
}

TEST(Shopping, SoonerOrLaterEveryWeaponIsBoughtThatDoesAnything) {
    const Match match(buyers(computer("chooser"), 100000, 1), the_arsenal());
    std::set<int> found;
    for (std::uint32_t seed = 1; seed <= 600; ++seed)
        for (const GoodId number : bought(list_of(match, seed))) found.insert(number);
    for (const GoodId number : goods(match.arsenal())) {
        const Weapon& each = good(match.arsenal(), number);
        if (is_item(match.arsenal(), number) || !match.shop().sells(number) || each.unlimited) continue;
        EXPECT_TRUE(found.contains(number)) << each.id;
    }
}

TEST(Shopping, ASpoilerBuysNothingThatDoesNothing) {
    const Match match(buyers(computer("spoiler"), kRich, 1), bombs());
    for (const GoodId number : bought(list_of(match))) EXPECT_NE(good(match.arsenal(), number).id, "smoke");
}

TEST(Shopping, NoMoreIsBoughtThanAFewRoundsCanUse) {
    const Match match(buyers(computer("spoiler"), kRich, 1), bombs());
    EXPECT_LE(bought(list_of(match)).size(), at(5 * kShotsPerRound));
    Match later(buyers(computer("cyborg"), kRich, 3), the_arsenal());
    const PlayerId player = later.player();
    for (int visit = 0; visit < 3; ++visit)  // a visit has only so many purchases
        for (const GoodId number : bought(list_of(later))) test::give(later, Buy{player, number});
    EXPECT_TRUE(bought(list_of(later)).empty());
}

TEST(Shopping, FreeBundlesNeedNotBeBought) {
    MatchSettings settings = buyers(computer("spoiler"), 10000, 1);
    settings.set(Rule::stock, 20);
    const Match match(settings, bombs());
    EXPECT_TRUE(bought(list_of(match)).empty());
}

TEST(Shopping, AMoronBuysByWhim) {
    const Match moron(buyers(computer("moron"), 50000), the_arsenal());
    EXPECT_NE(bought(list_of(moron, 1)), bought(list_of(moron, 2)));
}

TEST(Shopping, WhatRaisesShieldsIsBoughtOnlyWithOne) {
    const std::string defender =
        item_table("defender", "price = 10", "lasting = true", R"(on_round = [{ effect = "defend" }])");
    const std::string shield =
        item_table("shield", "price = 100", R"(on_use = [{ effect = "shield", strength = 100 }])");
    const Match without(buyers(computer("cyborg"), 50000), bombs(defender));
    const Match with(buyers(computer("cyborg"), 50000), bombs(defender + shield));
    const auto buys = [](const Match& match) {
        const auto goods = bought(list_of(match));
        return std::ranges::find(goods, find_good(match.arsenal(), "defender")) != goods.end();
    };
    EXPECT_FALSE(buys(without));
    EXPECT_TRUE(buys(with));
}

TEST(Shopping, WhatLastsIsWorthMoreTheMoreRoundsThereAre) {
    const Arsenal& arsenal = built_in_arsenal();
    const Weapon& plating = arsenal.items[arsenal.find_item("armour_plating")];
    const Weapon& shield = arsenal.items[arsenal.find_item("shield")];
    const Temperament& cyborg = temperament(computer("cyborg"));
    EXPECT_GT(value_of_item(plating, cyborg, 4), value_of_item(plating, cyborg, 1));
    EXPECT_EQ(value_of_item(shield, cyborg, 4), value_of_item(shield, cyborg, 1));
}

TEST(Shopping, EverybodyErrsAndPaysForGuidance) {
    const Arsenal& arsenal = built_in_arsenal();
    const Weapon& heat = arsenal.items[arsenal.find_item("heat_guidance")];
    for (const char* kind : {"shooter", "cyborg"})
        EXPECT_GT(value_of_item(heat, temperament(computer(kind)), 1), 0) << kind;
}

TEST(Shopping, TenComputersShopWithoutAPersonTouchingAnything) {
    MatchSettings settings = buyers(computer("cyborg"), 100000);
    while (settings.players.size() < 10) {
        settings.players.push_back(another_player(settings.players));
        settings.players.back().kind = player_kinds()[settings.players.size() - 2];
    }
    Match match(settings, the_arsenal());
    ComputerPlayers computers;
    for (int tick = 0; tick < 10; ++tick) {
        ASSERT_EQ(match.phase(), Phase::shopping);
        computers.think(match);
    }
    EXPECT_EQ(match.phase(), Phase::aiming);
    for (const PlayerId player : ids<PlayerId>(10)) EXPECT_LT(match.money(player), 100000) << player;
}

TEST(Shopping, APersonIsWaitedFor) {
    MatchSettings settings = buyers(computer("cyborg"), 10000);
    settings.players[1].kind = kPerson;
    Match match(settings, the_arsenal());
    ComputerPlayers computers;
    for (int tick = 0; tick < 100; ++tick) computers.think(match);
    ASSERT_EQ(match.phase(), Phase::shopping);
    EXPECT_EQ(match.player(), 1);
    EXPECT_EQ(match.money(1), 10000);
}

}  // namespace
}  // namespace terramorph
