// The armory as commands see it: what may be bought and sold, when, and what it costs.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/match.h"
#include "match/recording/playback.h"
#include "match/recording/recording.h"
#include "support/battles.h"
#include "support/effect_battle.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using test::give;
using test::play_out;
using test::the_arsenal;

void pay_nothing(MatchSettings& settings) {
    for (const Rule pay : {Rule::pay_damage, Rule::pay_kill, Rule::pay_survival, Rule::pay_round,
                           Rule::pay_turn, Rule::catch_up, Rule::fine, Rule::interest})
        settings.set(pay, 0);
}

/// As the arsenal has it.
const Weapon& missile() { return built_in_arsenal().weapons[test::weapon("missile")]; }

/// Two people before the first round with $10,000 each, and nothing but what they buy.
MatchSettings rich_settings(int cash = 10000, int rounds = 2) {
    MatchSettings settings = test::small_match(2, rounds);
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::start_cash, cash);
    settings.set(Rule::first_arms, 6);
    return settings;
}

GoodId good_of(std::string_view id) { return find_good(built_in_arsenal(), id); }

void everybody_ready(Match& match) {
    while (match.phase() == Phase::shopping) give(match, Ready{match.player()});
}

/// Whoever is to play destroys itself, so that the round ends.
void end_round(Match& match) {
    while (match.phase() == Phase::aiming) {
        give(match, Aim{match.player(), 900, 20});
        give(match, Fire{match.player()});
    }
}

/// What both have after a round in which the first to play destroys itself.
struct Purses {
    int loser, winner;
};
Purses purses_after_a_round(const MatchSettings& settings) {
    Match match(settings, the_arsenal());
    everybody_ready(match);
    const PlayerId shooter = match.player();
    end_round(match);
    EXPECT_EQ(match.state().winner, test::the_other(shooter));
    return {match.money(shooter), match.money(test::the_other(shooter))};
}

TEST(Armory, OpensBeforeTheRoundForOneAfterTheOther) {
    Match match(rich_settings(), the_arsenal());
    const MatchEvents opened = match.take_events();
    EXPECT_EQ(test::count<event::ArmoryOpened>(opened), 1);
    EXPECT_EQ(match.phase(), Phase::shopping);
    EXPECT_EQ(match.player(), match.state().order[0]);
    give(match, Ready{match.player()});
    EXPECT_EQ(match.phase(), Phase::shopping);
    EXPECT_EQ(match.player(), match.state().order[1]);
    give(match, Ready{match.player()});
    EXPECT_EQ(match.phase(), Phase::aiming);
    EXPECT_EQ(match.player(), match.state().order[0]);
}

TEST(Armory, OpensAgainBeforeEveryRound) {
    Match match(rich_settings(), the_arsenal());
    everybody_ready(match);
    end_round(match);
    ASSERT_EQ(match.phase(), Phase::round_over);
    give(match, NextRound{});
    EXPECT_EQ(match.phase(), Phase::shopping);
}

TEST(Armory, ABundleCostsItsPriceAndIsThereInBattle) {
    Match match(rich_settings(), the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId missile = good_of("missile");
    const Weapon& bought = good(built_in_arsenal(), missile);
    give(match, Buy{buyer, missile});
    give(match, Buy{buyer, missile});
    EXPECT_EQ(match.money(buyer), 10000 - 2 * bought.price);
    EXPECT_EQ(match.shop().stock(buyer, missile), 2 * bought.bundle);
    everybody_ready(match);
    EXPECT_EQ(weapon_stock(match.battle().state(), tank_of(buyer), weapon_of(built_in_arsenal(), missile)),
              2 * bought.bundle);
    EXPECT_EQ(weapon_stock(match.battle().state(), tank_of(test::the_other(buyer)),
                           weapon_of(built_in_arsenal(), missile)),
              0);
}

TEST(Armory, WhatIsNotFiredIsThereInTheNextRound) {
    Match match(rich_settings(), the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId missile = good_of("missile");
    const int bundle = good(built_in_arsenal(), missile).bundle;
    give(match, Buy{buyer, missile});
    everybody_ready(match);
    give(match, Choose{buyer, weapon_of(built_in_arsenal(), missile)});
    end_round(match);
    ASSERT_EQ(match.scores().round()[buyer].shots, 1);
    give(match, NextRound{});
    EXPECT_EQ(match.shop().stock(buyer, missile), bundle - 1);
}

TEST(Armory, ItemsAreGoodsToo) {
    Match match(rich_settings(100000), the_arsenal());
    const PlayerId buyer = match.player();
    give(match, Buy{buyer, good_of("shield")});
    everybody_ready(match);
    EXPECT_EQ(match.battle().state().tank(tank_of(buyer)).kit.items[built_in_arsenal().find_item("shield")],
              good(built_in_arsenal(), good_of("shield")).bundle);
}

TEST(Armory, RefusalsSayWhyAndCostNothing) {
    MatchSettings settings = rich_settings(500);
    settings.set(Rule::first_arms, 0);
    Match match(settings, the_arsenal());
    const PlayerId buyer = match.player();
    const auto refused = [&](const Command& command) { return test::refused(match, command); };
    EXPECT_EQ(refused(Buy{buyer, -1}), "there's no such thing to buy");
    EXPECT_EQ(refused(Buy{buyer, GoodId::at(goods(built_in_arsenal()).size())}),
              "there's no such thing to buy");
    EXPECT_EQ(refused(Buy{buyer, 0}), "there's always another Baby Missile");
    EXPECT_EQ(refused(Buy{buyer, good_of("light_shield")}),
              "the Light Shield unlocks at arms level 1; it's 0 now");
    const std::string dear = refused(Buy{buyer, good_of("baby_digger")});
    EXPECT_TRUE(dear.starts_with("the Baby Digger costs $")) << dear;
    EXPECT_TRUE(dear.ends_with(", and you have $500")) << dear;
    EXPECT_EQ(refused(Sell{buyer, good_of("missile")}), "you have no Missile to sell");
    EXPECT_EQ(refused(Sell{buyer, 0}), "you have no Baby Missile to sell");
    EXPECT_EQ(refused(Undo{buyer}), "there's nothing to undo");
    EXPECT_EQ(refused(Buy{test::the_other(buyer), good_of("tracer")}),
              "it\'s " + match.player(buyer).name + "\'s turn");
    EXPECT_EQ(refused(Fire{buyer}), "everybody's in the armory");
    everybody_ready(match);
    EXPECT_EQ(refused(Buy{match.player(), good_of("tracer")}), "the armory is closed until the next round");
}

TEST(Armory, NobodyHasMoreThan99OfAGood) {
    Match match(rich_settings(1000000), the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId tracer = good_of("tracer");
    for (int k = 0; k < 5; ++k) give(match, Buy{buyer, tracer});
    EXPECT_EQ(match.shop().stock(buyer, tracer), kMaxPerGood) << "the last bundle is not whole";
    EXPECT_EQ(match.apply(Buy{buyer, tracer})->text(), "you can't carry more than 99 of the Tracer");
}

TEST(Armory, NobodyBuysWhatDoesNothingByTheRules) {
    struct Case {
        Rule rule;
        const char* good;
        int off, on;
    };
    for (const Case& each : {Case{Rule::fall_damage, "parachute", 0, 1}, Case{Rule::wind, "fan", 0, 100},
                             Case{Rule::living_land, "fault", static_cast<int>(LivingLand::scenery),
                                  static_cast<int>(LivingLand::in_play)},
                             Case{Rule::loose_earth, "earth_disrupter", static_cast<int>(LooseEarth::pours),
                                  static_cast<int>(LooseEarth::breaks)}}) {
        MatchSettings settings = rich_settings(1000000);
        settings.set(each.rule, each.on);
        Match useful(settings, the_arsenal());
        give(useful, Buy{useful.player(), good_of(each.good)});
        settings.set(each.rule, each.off);
        Match idle(settings, the_arsenal());
        const auto refusal = idle.apply(Buy{idle.player(), good_of(each.good)});
        ASSERT_TRUE(refusal) << each.good;
        EXPECT_NE(refusal->text().find("does nothing under these rules"), std::string::npos)
            << refusal->text();
    }
}

TEST(Armory, NobodyIsGivenWhatDoesNothingByTheRules) {
    for (const LivingLand land : {LivingLand::scenery, LivingLand::in_play}) {
        MatchSettings settings = rich_settings(0);
        settings.set(Rule::stock, 1);
        settings.set(Rule::living_land, static_cast<int>(land));
        const Match match(settings, the_arsenal());
        const Kit kit = match.shop().kit(match.player());
        EXPECT_EQ(kit.weapons[test::weapon("fault")] > 0, land == LivingLand::in_play);
        EXPECT_GT(kit.weapons[test::weapon("tremor")], 0);
    }
}

TEST(Armory, NobodyBuysASecondOneOfWhatLasts) {
    Match match(rich_settings(1000000), the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId plating = good_of("armour_plating");
    give(match, Buy{buyer, plating});
    EXPECT_EQ(match.apply(Buy{buyer, plating})->text(),
              "the Armor Plating is permanent: a second one adds nothing");
    give(match, Buy{buyer, good_of("plasteel_plating")});
    give(match, Sell{buyer, plating});
    give(match, Buy{buyer, plating});
}

TEST(Armory, SellingBringsItsShareOfThePrice) {
    MatchSettings settings = rich_settings(100000);
    for (const int free_market : {0, 1}) {
        settings.set(Rule::free_market, free_market);
        Match match(settings, the_arsenal());
        const PlayerId buyer = match.player();
        const GoodId nuke = good_of("baby_nuke");
        give(match, Buy{buyer, nuke});
        const int price = match.shop().price(nuke);
        const int resale = price * (free_market != 0 ? 65 : 80) / 100;
        EXPECT_EQ(match.shop().resale(buyer, nuke), resale);
        give(match, Sell{buyer, nuke});
        EXPECT_EQ(match.money(buyer), 100000 - price + resale);
        EXPECT_EQ(match.shop().stock(buyer, nuke), 0);
    }
}

TEST(Armory, WhatIsLeftOfABundleBringsItsPart) {
    Match match(rich_settings(100000), the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId good = good_of("missile");
    const int bundle = missile().bundle;
    give(match, Buy{buyer, good});
    everybody_ready(match);
    give(match, Choose{buyer, weapon_of(built_in_arsenal(), good)});
    end_round(match);
    give(match, NextRound{});
    while (match.player() != buyer) give(match, Ready{match.player()});
    EXPECT_EQ(match.shop().resale_count(buyer, good), bundle - 1);
    EXPECT_EQ(match.shop().resale(buyer, good), missile().price * 80 / 100 * (bundle - 1) / bundle);
}

TEST(Armory, EverythingOfAVisitCanBeUndone) {
    Match match(rich_settings(50000), the_arsenal());
    const PlayerId buyer = match.player();
    const int before = match.shop().worth(buyer);
    give(match, Buy{buyer, good_of("missile")});
    give(match, Buy{buyer, good_of("shield")});
    give(match, Sell{buyer, good_of("missile")});
    for (int k = 0; k < 3; ++k) give(match, Undo{buyer});
    EXPECT_EQ(match.money(buyer), 50000);
    EXPECT_EQ(match.shop().worth(buyer), before);
    EXPECT_EQ(match.shop().stock(buyer, good_of("shield")), 0);
    EXPECT_TRUE(match.apply(Undo{buyer}));
}

TEST(Armory, WhoIsReadyHasNothingToUndoAnyMore) {
    Match match(rich_settings(), the_arsenal());
    const PlayerId first = match.player();
    give(match, Buy{first, good_of("missile")});
    give(match, Ready{first});
    EXPECT_TRUE(match.apply(Undo{match.player()}));
    EXPECT_TRUE(match.apply(Undo{first}));
}

TEST(Armory, TheArmsLevelRisesFromTheFirstRoundToTheLast) {
    MatchSettings settings = rich_settings(0, 6);
    settings.set(Rule::first_arms, 1);
    settings.set(Rule::last_arms, 6);
    Shop shop(settings, the_arsenal());
    for (int round = 1; round <= 6; ++round) {
        shop.open(round);
        EXPECT_EQ(shop.arms_level(), round);
    }
    settings.set(Rule::rounds, 1);
    Shop only(settings, the_arsenal());
    only.open(1);
    EXPECT_EQ(only.arms_level(), 1);
    settings.set(Rule::rounds, 1000);
    settings.set(Rule::last_arms, 0);
    Shop falling(settings, the_arsenal());
    falling.open(1000);
    EXPECT_EQ(falling.arms_level(), 0);
}

TEST(Armory, InterestIsPaidOnWhatWasSaved) {
    MatchSettings settings = rich_settings(10000);
    pay_nothing(settings);
    settings.set(Rule::interest, 30);
    Match match(settings, the_arsenal());
    const PlayerId buyer = match.player();
    give(match, Buy{buyer, good_of("missile")});
    everybody_ready(match);
    end_round(match);
    EXPECT_EQ(match.money(buyer), (10000 - missile().price) * 130 / 100);
    EXPECT_EQ(match.money(test::the_other(buyer)), 13000);
}

TEST(Armory, TheRoundPaysForDamageKillsAndSurvivalAndFinesOwnGoals) {
    MatchSettings settings = rich_settings(10000);
    settings.set(Rule::interest, 0);
    for (const Rule pay : {Rule::pay_round, Rule::pay_turn, Rule::catch_up}) settings.set(pay, 0);
    const Purses purses = purses_after_a_round(settings);
    EXPECT_EQ(purses.loser, 10000 - 1500) << "it destroyed itself";
    EXPECT_EQ(purses.winner, 10000 + 1000) << "it outlived the round";
}

TEST(Armory, EverybodyIsPaidForTakingPart) {
    MatchSettings settings = rich_settings(10000);
    pay_nothing(settings);
    settings.set(Rule::pay_round, 700);
    settings.set(Rule::pay_turn, 10);
    const Purses purses = purses_after_a_round(settings);
    EXPECT_EQ(purses.loser, 10710) << "it has fired once, at itself";
    EXPECT_EQ(purses.winner, 10700);
}

TEST(Armory, ThreeTurnsOfARoundArePaid) {
    MatchSettings settings = rich_settings(10000);
    pay_nothing(settings);
    settings.set(Rule::pay_turn, 100);
    settings.set(Rule::stock, 1);
    Match match(settings, the_arsenal());
    everybody_ready(match);
    const PlayerId last = match.player();
    for (int turn = 0; turn < 8; ++turn) {
        give(match, Choose{match.player(), test::weapon("tracer")});
        give(match, Fire{match.player()});
        test::play_out(match);
    }
    while (match.player() != last) give(match, Pass{match.player()});
    end_round(match);
    EXPECT_EQ(match.money(last), 10300);
    EXPECT_EQ(match.money(test::the_other(last)), 10300);
}

TEST(Armory, ALoserGetsAPartOfWhatItLacks) {
    MatchSettings settings = rich_settings(0);
    pay_nothing(settings);
    settings.set(Rule::pay_survival, 20000);
    settings.set(Rule::catch_up, 10);
    const Purses purses = purses_after_a_round(settings);
    EXPECT_EQ(purses.loser, 1000) << "a tenth of what's missing to 10,000, the median";
    EXPECT_EQ(purses.winner, 20000);
}

TEST(Armory, HelpHasALimitAndTheWinnerGetsNone) {
    MatchSettings settings = rich_settings(0);
    pay_nothing(settings);
    settings.set(Rule::catch_up, 50);
    settings.set(Rule::pay_survival, 100000);
    const Purses purses = purses_after_a_round(settings);
    EXPECT_EQ(purses.loser, 4000);
    EXPECT_EQ(purses.winner, 100000);
}

TEST(Armory, NobodyEverOwesMoney) {
    MatchSettings settings = rich_settings(0);
    settings.set(Rule::fine, 100000);
    EXPECT_EQ(purses_after_a_round(settings).loser, 0);
}

TEST(Armory, AThiefTakesMoneyButNoMoreThanThereIs) {
    MatchSettings settings = rich_settings(700);
    Match match(settings, the_arsenal());
    everybody_ready(match);
    const PlayerId thief = match.player();
    const PlayerId victim = test::the_other(thief);
    auto& battle = test::battle_of(match);  // no shot is sure to hit
    for (int k = 0; k < 2; ++k)
        battle.world().emit(event::Stole{.victim = tank_of(victim), .thief = tank_of(thief), .dollars = 500});
    give(match, Aim{thief, 900, 1000});
    match.take_events();
    const MatchEvents events = give(match, Fire{thief});
    EXPECT_EQ(match.money(thief), 1400);
    EXPECT_EQ(match.money(victim), 0);
    EXPECT_EQ(test::first<event::Stole>(events).dollars, 500);
    if (match.phase() != Phase::aiming) return;
    give(match, NewLevel{});
    EXPECT_EQ(match.money(thief), 700) << "a round that begins anew gives it back";
    EXPECT_EQ(match.money(victim), 700);
}

TEST(Armory, OreIsPaidToItsFinderWhereMoneyBuysAnything) {
    for (const bool armory : {true, false}) {
        Match match(armory ? rich_settings(700) : test::small_match(2), the_arsenal());
        if (armory) everybody_ready(match);
        const PlayerId finder = match.player();
        const Tank& tank = match.state().tank(finder);
        const int x = static_cast<int>(tank.body.at.x);
        test::battle_state_of(match).hidden.ore = {{x, Sixteenths::truncated(tank.body.at.y) - 3 * kColumn}};
        const int before = match.money(finder);
        give(match, Aim{finder, 900, 1000});
        match.take_events();
        const auto found = test::first<event::FoundOre>(give(match, Fire{finder}));
        EXPECT_EQ(player_of(found.tank), finder);
        EXPECT_EQ(found.dollars, armory ? 150 : 0);
        EXPECT_EQ(match.money(finder), before + found.dollars);
    }
}

TEST(Armory, RobberyPaysWhereMoneyBuysAnything) {
    for (const bool armory : {true, false}) {
        Match match(armory ? rich_settings(700) : test::small_match(2), the_arsenal());
        if (armory) everybody_ready(match);
        const PlayerId robber = match.player();
        BattleState& state = test::battle_state_of(match);
        Thing cart;
        cart.kind = Thing::Kind::cart;
        cart.size = Thing::kCartLong;
        cart.at = match.state().tank(robber).body.at + Vec2<float>{34, 0};
        state.things.push_back(cart);
        const int before = match.money(robber);
        const auto robbed = test::first<event::Robbed>(give(match, Drive{robber, 20}));
        EXPECT_EQ(player_of(robbed.tank), robber);
        EXPECT_EQ(robbed.dollars, armory ? 200 : 0);
        EXPECT_EQ(match.money(robber), before + robbed.dollars);
    }
}

TEST(Armory, HighGroundIsPaidForAtTheBeginningOfEachTurnWhereMoneyBuysAnything) {
    for (const bool armory : {true, false}) {
        MatchSettings settings = armory ? rich_settings(700) : test::small_match(2);
        settings.set(Rule::high_ground, 120);
        Match match(settings, the_arsenal());
        if (armory) everybody_ready(match);
        const PlayerId waits = match.player() == PlayerId(0) ? PlayerId(1) : PlayerId(0);
        const Tank& tank = match.state().tank(waits);
        const int x = static_cast<int>(tank.body.at.x);
        test::battle_state_of(match).holdings = {{{x - 60, x + 60}, Sixteenths::truncated(tank.body.at.y)}};
        const int before = match.money(waits);
        give(match, Pass{match.player()});
        ASSERT_EQ(match.player(), waits);
        EXPECT_EQ(match.money(waits), before + (armory ? 120 : 0));
    }
}

TEST(Armory, AFreshLevelBeforeTheFirstShotKeepsWhatWasBought) {
    Match match(rich_settings(), the_arsenal());
    const PlayerId buyer = match.player();
    give(match, Buy{buyer, good_of("missile")});
    everybody_ready(match);
    give(match, NewLevel{});
    EXPECT_EQ(match.phase(), Phase::aiming);
    EXPECT_EQ(weapon_stock(match.battle().state(), tank_of(buyer),
                           weapon_of(built_in_arsenal(), good_of("missile"))),
              missile().bundle);
    EXPECT_EQ(match.money(buyer), 10000 - missile().price);
}

TEST(Armory, FreeBundlesAreSpentFirstAndCannotBeSold) {
    MatchSettings settings = rich_settings(10000);
    settings.set(Rule::stock, 1);
    Match match(settings, the_arsenal());
    const PlayerId buyer = match.player();
    const GoodId good = good_of("missile");
    EXPECT_EQ(match.shop().stock(buyer, good), 0);
    EXPECT_TRUE(match.validate(Command(Sell{buyer, good})));
    everybody_ready(match);
    EXPECT_EQ(weapon_stock(match.battle().state(), tank_of(buyer), weapon_of(built_in_arsenal(), good)),
              missile().bundle);
    give(match, Choose{buyer, weapon_of(built_in_arsenal(), good)});
    end_round(match);
    give(match, NextRound{});
    EXPECT_EQ(match.shop().stock(buyer, good), 0);
    everybody_ready(match);
    EXPECT_EQ(weapon_stock(match.battle().state(), tank_of(buyer), weapon_of(built_in_arsenal(), good)),
              missile().bundle);
}

TEST(Armory, WhatOthersCouldBuyIsCounted) {
    MatchSettings settings = rich_settings(missile().price + 100);
    Match match(settings, the_arsenal());
    const PlayerId buyer = match.player();
    EXPECT_EQ(others_could_buy(match.shop(), 2, buyer, good_of("missile")), 1);
    EXPECT_EQ(others_could_buy(match.shop(), 2, buyer, good_of("plasteel_plating")), 0);
    give(match, Buy{buyer, good_of("missile")});
    give(match, Ready{buyer});
    EXPECT_EQ(others_could_buy(match.shop(), 2, match.player(), good_of("missile")), 0);
}

TEST(Armory, ComputersThatDoNotBuyAreNotAsked) {
    MatchSettings settings = rich_settings();
    settings.set(Rule::computers_buy, 0);
    settings.players[0].kind = computer("moron");
    Match match(settings, the_arsenal());
    EXPECT_EQ(match.player(), 1);
    give(match, Ready{1});
    EXPECT_EQ(match.phase(), Phase::aiming);
    settings.players[1].kind = computer("moron");
    Match computers(settings, the_arsenal());
    EXPECT_EQ(computers.phase(), Phase::aiming);
}

TEST(Armory, WithoutItARoundBeginsAtOnce) {
    MatchSettings settings = rich_settings();
    settings.set(Rule::armory, 0);
    Match match(settings, the_arsenal());
    EXPECT_EQ(match.phase(), Phase::aiming);
    EXPECT_EQ(match.apply(Ready{match.player()})->text(), "the armory is closed until the next round");
}

TEST(Armory, AVisitIsPlayedBackHashForHash) {
    MatchSettings settings = rich_settings(60000);
    settings.set(Rule::free_market, 1);
    Match match(settings, the_arsenal());
    const PlayerId buyer = match.player();
    for (const char* id : {"missile", "shield", "tracer"}) give(match, Buy{buyer, good_of(id)});
    give(match, Undo{buyer});
    give(match, Sell{buyer, good_of("missile")});
    everybody_ready(match);
    end_round(match);
    give(match, NextRound{});
    give(match, Buy{match.player(), good_of("missile")});
    const auto read = parse_recording(recording_text(match.recording()), "match");
    ASSERT_TRUE(read) << read.error().text();
    const auto again = test::play_back(*read, the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->hash(), match.hash());
    EXPECT_EQ((*again)->money(buyer), match.money(buyer));
}

TEST(Armory, WhatIsNotToBeHadIsWorthNothing) {
    Arsenal arsenal = *the_arsenal();
    for (Weapon& item : arsenal.items) item.bundle = 0;
    const Shop shop(rich_settings(500), std::make_shared<Arsenal>(std::move(arsenal)));
    EXPECT_EQ(shop.worth(0), 500);
}

TEST(Armory, NobodyGainsByResellingInTheNextRoundWhatAWorldBroadcastsAbout) {
    for (const int percent : {0, 60, 75, 80, 95, 100}) {
        MatchSettings settings = rich_settings(100000);
        settings.set(Rule::sell_back, percent);
        Shop shop(settings, the_arsenal());
        shop.open(1, 77);
        EXPECT_EQ(shop.called_about().empty(), percent == 100) << "nothing is left to take off";
        const std::vector<GoodId> called = shop.called_about();
        for (const GoodId each : called) shop.buy(PlayerId(0), each);
        shop.close();
        shop.open(2);
        for (const GoodId each : called) shop.sell(PlayerId(0), each);
        EXPECT_LE(shop.money(PlayerId(0)), 100000) << "at " << percent << " %";
    }
}

TEST(Armory, AWorldThatBroadcastsSellsFourGoodsAtADiscountInItsRound) {
    MatchSettings settings = rich_settings(500);
    settings.set(Rule::sell_back, 60);
    Shop shop(settings, the_arsenal());
    shop.open(1);
    std::vector<int> usual;
    for (const GoodId each : goods(*the_arsenal())) usual.push_back(shop.price(each));
    EXPECT_TRUE(shop.called_about().empty()) << "a silent one has none";
    shop.open(1, 77);
    ASSERT_EQ(shop.called_about().size(), 4u);
    EXPECT_EQ(shop.called_discount(), 25);
    for (const GoodId each : goods(*the_arsenal())) {
        const int own = usual[at(each)];
        EXPECT_EQ(shop.price(each), shop.is_called(each) ? own * 75 / 100 : own)
            << good(*the_arsenal(), each).id;
        if (shop.is_called(each)) EXPECT_TRUE(shop.sells(each) && own > 0);
    }
    const std::vector<GoodId> called = shop.called_about();
    const GoodId cheap = called.front();
    const int money = shop.money(PlayerId(0));
    shop.buy(PlayerId(0), cheap);
    EXPECT_EQ(money - shop.money(PlayerId(0)), shop.price(cheap));
    EXPECT_LE(shop.resale(PlayerId(0), cheap), shop.price(cheap));
    shop.open(1, 78);
    EXPECT_NE(shop.called_about(), called) << "others broadcast about others";
    shop.open(1, 77);
    EXPECT_EQ(shop.called_about(), called);
    shop.open(1);
    EXPECT_EQ(shop.price(cheap), usual[at(cheap)]) << "and it's over with the round";
}

}  // namespace
}  // namespace terramorph
