#include "ui/screens/armory/armory_screen.h"

#include <gtest/gtest.h>

#include "app/loadout.h"
#include "ui/screens/armory/armory_game.h"

namespace terramorph {

namespace {

using Ids = std::vector<std::string>;

TEST(Armory, OpensBeforeTheRound) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_EQ(game.match().phase(), Phase::shopping);
    EXPECT_TRUE(game.shows("armory before round 1"));
    EXPECT_TRUE(game.shows("$ 1 000"));
    for (const char* const name : {"Pebble", "Boulder", "Comet"}) EXPECT_TRUE(game.shows(name)) << name;
}

TEST(Armory, EnterBuysABundleOfWhatIsMarked) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("enter");
    EXPECT_EQ(game.owned("boulder"), 2);
    EXPECT_EQ(game.money(game.visitor()), 600);
    game.wait(2);
    EXPECT_TRUE(game.shows("$ 600"));
}

TEST(Armory, ThePurseCountsVisibly) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("enter");
    game.wait(0.05);
    EXPECT_FALSE(game.shows("$ 1 000"));
    EXPECT_FALSE(game.shows("$ 600"));
}

TEST(Armory, DelSellsABundleBack) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("enter");
    game.key("del");
    EXPECT_EQ(game.owned("boulder"), 0);
    EXPECT_EQ(game.money(game.visitor()), 920);
}

TEST(Armory, ZTakesBackAllOfTheVisitStepByStep) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    for (const char* const key : {"down", "enter", "del", "enter", "down", "enter"}) game.key(key);
    EXPECT_EQ(game.owned("comet"), 3);
    game.key("z");
    EXPECT_EQ(game.owned("comet"), 0);
    for (int k = 0; k < 3; ++k) game.key("z");
    EXPECT_EQ(game.money(game.visitor()), 1000);
    EXPECT_EQ(game.owned("boulder"), 0);
    game.key("z");
    EXPECT_TRUE(game.shows("There is nothing to undo"));
}

TEST(Armory, SaysInWordsWhyNothingWasBoughtOrSold) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("del");
    EXPECT_TRUE(game.shows("There is no Boulder to sell"));
    for (int k = 0; k < 3; ++k) game.key("enter");
    EXPECT_EQ(game.money(game.visitor()), 200);
    EXPECT_TRUE(game.shows("The Boulder costs $400; there is $200"));
    game.key("up");
    EXPECT_FALSE(game.shows("The Boulder costs")) << "it was read";
    game.key("enter");
    EXPECT_TRUE(game.shows("There is always another Pebble"));
}

TEST(Armory, ShowsWhatTheArmsLevelForbidsButDoesNotSellIt) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_TRUE(game.shows("Moon"));
    EXPECT_TRUE(game.shows("arms level 4"));
    game.key("end");
    game.key("enter");
    EXPECT_EQ(game.owned("moon"), 0);
    EXPECT_TRUE(game.shows("The Moon comes at arms level 4"));
}

TEST(Armory, TabsPartWeaponsDefenceSystemsAndWhatIsOwned) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("tab");
    EXPECT_TRUE(game.shows("Wall"));
    EXPECT_FALSE(game.shows("Boulder"));
    game.key("tab");
    EXPECT_TRUE(game.shows("Can"));
    game.key("tab");
    EXPECT_TRUE(game.shows("You own nothing yet"));
    game.key("tab");
    EXPECT_TRUE(game.shows("Boulder"));
    game.key("shift+tab");
    EXPECT_TRUE(game.shows("You own nothing yet"));
}

TEST(Armory, ListsWhatIsOwnedOnATabOfItsOwn) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.mark("can");
    game.key("enter");
    EXPECT_EQ(game.listed({.tab = ArmoryTab::mine}), Ids{"can"});
}

TEST(Armory, FindsByNameAndByWhatItDoesOnAllTabs) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_EQ(game.listed({.sought = "WAL"}), Ids{"wall"});
    EXPECT_EQ(game.listed({.sought = "splits"}), Ids{"comet"});
    EXPECT_EQ(game.listed({.sought = "zzz"}), Ids());
}

TEST(Armory, TheSlashBeginsASearchAndEscapeEndsIt) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_FALSE(game.app.wants_text());
    game.key("/");
    EXPECT_TRUE(game.app.wants_text());
    game.app.press({.kind = InputEvent::Kind::text, .text = "/"});
    game.app.press({.kind = InputEvent::Kind::text, .text = "zur"});
    game.key("z");
    game.key("u");
    EXPECT_TRUE(game.shows("Nothing here is called \"zur\"."));
    game.key("esc");
    EXPECT_FALSE(game.app.wants_text());
    EXPECT_TRUE(game.shows("Boulder"));
}

TEST(Armory, WhatWasFoundIsBoughtWithEnter) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.mark("wall");
    game.key("enter");
    EXPECT_EQ(game.owned("wall"), 1);
}

TEST(Armory, SortsByEveryColumnBothWays) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("enter");
    EXPECT_EQ(game.listed({}), (Ids{"pebble", "boulder", "comet", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::name}), (Ids{"boulder", "comet", "pebble", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::name, .backward = true}),
              (Ids{"pebble", "comet", "boulder", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::price}), (Ids{"pebble", "comet", "boulder", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::bundle}), (Ids{"boulder", "comet", "pebble", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::owned}), (Ids{"pebble", "boulder", "comet", "moon"}));
    EXPECT_EQ(game.listed({.sort = ArmorySort::arms, .backward = true}).back(), "moon");
}

TEST(Armory, AHeadThatIsPressedSortsTurnsRoundAndLetsGo) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const auto rows = [&] {
        game.words();
        std::vector<std::pair<float, std::string>> found;
        for (const char* const name : {"Pebble", "Boulder", "Comet"})
            found.emplace_back(game.place_of(name).y, name);
        std::sort(found.begin(), found.end());
        return Ids{found[0].second, found[1].second, found[2].second};
    };
    const Ids first = rows();
    const Point head = game.place_of("PRICE");
    game.click(head);
    EXPECT_EQ(rows(), (Ids{"Pebble", "Comet", "Boulder"}));
    game.click(head);
    EXPECT_EQ(rows(), (Ids{"Boulder", "Comet", "Pebble"}));
    game.click(head);
    EXPECT_EQ(rows(), first);
}

TEST(Armory, SNamesTheOrderThatItSortsBy) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("s");
    EXPECT_TRUE(game.shows("Sorted by name"));
    for (std::size_t k = 1; k < kArmorySorts.size(); ++k) game.key("s");
    EXPECT_TRUE(game.shows("Sorted by kind"));
}

TEST(Armory, ThePointerAloneBuysSellsUndoesAndLeaves) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const int visitor = game.visitor();
    game.click(game.place_of("Boulder"));
    EXPECT_EQ(game.owned("boulder"), 0) << "it is only marked";
    game.click(game.place_of("Buy ×2"));
    EXPECT_EQ(game.owned("boulder"), 2);
    game.click(game.place_of("Sell"));
    EXPECT_EQ(game.owned("boulder"), 0);
    game.click(game.place_of("Undo"));
    EXPECT_EQ(game.owned("boulder"), 2);
    game.click(game.place_of("Defence"));
    EXPECT_TRUE(game.shows("Wall"));
    game.click(game.place_of("Ready"));
    EXPECT_NE(game.visitor(), visitor);
}

TEST(Armory, ControlWithEnterIsReadyToo) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const int visitor = game.visitor();
    game.key("ctrl+enter");
    EXPECT_NE(game.visitor(), visitor);
    EXPECT_EQ(game.money(visitor), 1000);
}

TEST(Armory, TheWheelScrollsALongListAndKeysFollow) {
    MemoryStorage storage;
    ArmoryGame game(storage, 2, 640, 360);
    game.session().arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    game.open();
    ASSERT_TRUE(game.shows("Baby Missile"));
    const Point row = game.place_of("Missile");
    for (int k = 0; k < 5; ++k) game.app.press({.kind = InputEvent::Kind::wheel, .at = row, .wheel = -1});
    EXPECT_LT(game.place_of("Missile").y, 0);
    game.key("down");
    EXPECT_GE(game.place_of("Missile").y, 0);
    game.key("end");
    const int last = goods_to_show(game.match(), game.visitor(), {}).back();
    EXPECT_GE(game.place_of(good(game.match().arsenal(), last).name).y, 0);
}

TEST(Armory, TellsWhatOthersCouldBuy) {
    MemoryStorage storage;
    ArmoryGame game(storage, 4);
    game.open();
    game.mark("boulder");
    EXPECT_TRUE(game.shows("3 of 3 could buy it"));
    EXPECT_TRUE(game.shows("A heavy one."));
    EXPECT_TRUE(game.shows("radius 60"));
}

TEST(Armory, DrawsPricesOfEarlierRoundsOnlyWhereTheMarketIsFree) {
    for (const bool free : {false, true}) {
        MemoryStorage storage;
        ArmoryGame game(storage);
        game.session().settings.set(Rule::free_market, free ? 1 : 0);
        game.open();
        EXPECT_EQ(game.shows("LAST 10"), free);
    }
}

TEST(Armory, TellsWhereAPriceIsGoing) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.set(Rule::free_market, 1);
    game.session().settings.prices["boulder"] = {0, {1000, 1200}};
    game.session().settings.prices["comet"] = {0, {1000, 900}};
    game.open();
    game.mark("boulder");
    EXPECT_TRUE(game.shows("$480, rising"));
    game.mark("comet");
    EXPECT_TRUE(game.shows("$270, falling"));
}

TEST(Armory, AnEmptyPurseBuysNothing) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.set(Rule::start_cash, 0);
    game.open();
    EXPECT_TRUE(game.shows("$ 0"));
    game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.shows("The Boulder costs $400; there is $0"));
}

TEST(Armory, ANewLevelCannotBeDrawnFromItAndEscapeKeepsTheMatch) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const std::uint32_t seed = game.match().level().terrain.seed;
    game.key("esc");
    EXPECT_TRUE(game.shows("Paused"));
    EXPECT_FALSE(game.shows("New level"));
    game.key("esc");
    game.key("r");
    EXPECT_EQ(game.match().level().terrain.seed, seed);
}

TEST(Armory, IsNotLostWhenTheGameIsKilled) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    std::map<std::string, std::string> files;
    {
        ArmoryGame game(storage);
        game.open();
        game.key("down");
        game.key("enter");
        hash = game.match().hash();
        files = storage.files;  // as they are when the power goes
    }
    storage.files = files;
    ArmoryGame again(storage);
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
    EXPECT_TRUE(again.shows("take the seat")) << "another one may have started the game";
    again.key("enter");
    EXPECT_TRUE(again.shows("armory before round 1"));
    EXPECT_EQ(again.owned("boulder"), 2);
    again.key("z");
    EXPECT_EQ(again.owned("boulder"), 0) << "what was bought can still be taken back";
}

TEST(Armory, IsNotOpenedToAPlayerWhoMayLookAtItAlreadyBehindAHandOver) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.players[1].mind = Mind::moron;
    game.start();
    EXPECT_FALSE(game.shows("take the seat")) << "nobody else could see it";
    EXPECT_TRUE(game.shows("armory before round 1"));
    game.key("r");
    EXPECT_NE(game.match().phase(), Phase::shopping);
}

TEST(Armory, ComputersShopUnseen) {
    MemoryStorage storage;
    ArmoryGame game(storage, 3);
    for (Player& each : game.session().settings.players) each.mind = Mind::spoiler;
    game.start();
    EXPECT_NE(game.match().phase(), Phase::shopping);
    EXPECT_FALSE(game.shows("armory"));
}

TEST(Armory, OpensAgainBeforeTheNextRound) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    game.key("space");
    game.key("space");
    ASSERT_EQ(game.match().phase(), Phase::aiming);
    game.end_round();
    game.wait(4);
    game.words();
    game.key("enter");
    EXPECT_EQ(game.match().round(), 2);
    EXPECT_TRUE(game.shows("the armory before round 2"));
}

TEST(Armory, TheDemonstrationMovesOnceTheChoiceHasRested) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.words();
    game.wait(0.2);
    game.words();
    const Image still = game.picture;
    game.wait(0.05);
    game.words();
    EXPECT_TRUE(std::ranges::equal(still.pixels(), game.picture.pixels()));
    game.wait(2);
    game.words();
    EXPECT_FALSE(std::ranges::equal(still.pixels(), game.picture.pixels()));
}

}  // namespace

}  // namespace terramorph
