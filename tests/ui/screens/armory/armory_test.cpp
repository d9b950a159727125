#include "ui/screens/armory/armory_screen.h"

#include <gtest/gtest.h>

#include "app/effect_descriptions.h"
#include "app/loadout.h"
#include "paint/letters.h"
#include "ui/screens/armory/armory_game.h"

namespace terramorph {

namespace {

using Ids = std::vector<std::string>;

TEST(Armory, TellsANewcomerWhatToDoUntilItHasBoughtSomething) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::beginners);
    game.open();
    EXPECT_TRUE(game.shows_in("armory_tip", "Enter") && game.shows_in("armory_tip", "R"));
    game.session().device = Device::pad;
    EXPECT_FALSE(game.shows_in("armory_tip", "Enter")) << "a pad has no such key";
    EXPECT_TRUE(game.shows_in("armory_tip", "A") && game.shows_in("armory_tip", "Y"));
    game.session().device = Device::keyboard;
    game.mark("Comet");
    game.key("enter");
    EXPECT_EQ(game.owned("comet"), 3);
    EXPECT_FALSE(game.has("armory_tip"));
    ArmoryGame familiar(storage);
    familiar.open();
    EXPECT_FALSE(familiar.has("armory_tip")) << "who wants no tips knows";
}

TEST(Armory, OpensBeforeTheRound) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_EQ(game.match().phase(), Phase::shopping);
    EXPECT_TRUE(game.shows_in("armory/round", "1"));
    EXPECT_TRUE(game.shows_in("money", grouped_text(1000)));
    for (const char* const name : {"Pebble", "Boulder", "Comet"}) EXPECT_TRUE(game.shows(name)) << name;
}

TEST(Armory, EnterBuysABundleOfWhatIsMarked) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("enter");
    EXPECT_EQ(game.owned("boulder"), 2);
    EXPECT_EQ(game.money(game.visitor()), 600);
    game.wait(2);
    EXPECT_EQ(game.numbers_in("money"), std::vector{600});
}

TEST(Armory, BeginsWithTheFirstThatCanBeBoughtAndNotWithWhatIsFree) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_FALSE(game.shows_in("buy", "Free"));
    game.key("up");
    EXPECT_TRUE(game.shows_in("buy", "Free")) << "the pebble never runs out";
}

TEST(Armory, ThePurseCountsVisibly) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("enter");
    game.wait(0.05);
    EXPECT_FALSE(game.shows_in("money", grouped_text(1000)));
    EXPECT_NE(game.numbers_in("money"), std::vector{600});
}

TEST(Armory, DelSellsABundleBack) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("enter");
    game.key("del");
    EXPECT_EQ(game.owned("boulder"), 0);
    EXPECT_EQ(game.money(game.visitor()), 920);
}

TEST(Armory, ZTakesBackAllOfTheVisitStepByStep) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    for (const char* const key : {"enter", "del", "enter", "down", "enter"}) game.key(key);
    EXPECT_EQ(game.owned("comet"), 3);
    game.key("z");
    EXPECT_EQ(game.owned("comet"), 0);
    for (int k = 0; k < 3; ++k) game.key("z");
    EXPECT_EQ(game.money(game.visitor()), 1000);
    EXPECT_EQ(game.owned("boulder"), 0);
    game.key("z");
    EXPECT_TRUE(game.tells_why_not(Undo{game.visitor()}));
}

TEST(Armory, SaysInWordsWhyNothingWasBoughtOrSold) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("del");
    EXPECT_TRUE(game.tells_why_not(Sell{game.visitor(), game.number("boulder")}));
    for (int k = 0; k < 3; ++k) game.key("enter");
    EXPECT_EQ(game.money(game.visitor()), 200);
    EXPECT_TRUE(game.tells_why_not(Buy{game.visitor(), game.number("boulder")}));
    game.key("up");
    EXPECT_FALSE(game.has("refused")) << "it was read";
    game.key("enter");
    EXPECT_TRUE(game.tells_why_not(Buy{game.visitor(), game.number("pebble")}));
}

TEST(Armory, ShowsWhatTheArmsLevelForbidsButDoesNotSellIt) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_TRUE(game.has("moon"));
    EXPECT_EQ(game.text_of("moon/sale"), "from round 2");
    game.key("end");
    game.key("enter");
    EXPECT_EQ(game.owned("moon"), 0);
    EXPECT_TRUE(game.tells_why_not(Buy{game.visitor(), game.number("moon")}));
}

TEST(Armory, SaysFromWhichRoundOnAGoodIsSold) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.set(Rule::rounds, 11);
    game.open();
    EXPECT_EQ(game.text_of("moon/sale"), "from round 7");
    game.key("end");
    EXPECT_TRUE(game.shows_in("card", "from round 7")) << game.text_of("card");
    EXPECT_FALSE(game.shows("arms level")) << "nobody knows what that is";
}

TEST(Armory, EachRowSaysWhatTheGoodIsFor) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    EXPECT_EQ(game.text_of("comet/use"), "Five heads.");
    EXPECT_EQ(game.text_of("boulder/use"), "A heavy one.");
}

TEST(Armory, TabsPartWeaponsDefenceSystemsAndWhatIsOwned) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    for (const auto& [key, shown] : {std::pair{"tab", "wall"},
                                     {"tab", "can"},
                                     {"tab", "nothing_of_this"},
                                     {"tab", "boulder"},
                                     {"shift+tab", "nothing_of_this"}}) {
        game.key(key);
        for (const std::string_view each : {"wall", "can", "nothing_of_this", "boulder"})
            EXPECT_EQ(game.has(each), each == shown) << each << " after " << shown;
    }
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
    EXPECT_TRUE(game.shows_in("nothing_found", "zur"));
    game.key("esc");
    EXPECT_FALSE(game.app.wants_text());
    EXPECT_TRUE(game.has("boulder"));
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
    const Point head = game.place_of_part("heads/price");
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
    EXPECT_TRUE(game.shows_in("sorted", kArmorySorts[static_cast<std::size_t>(ArmorySort::name)]));
    for (std::size_t k = 1; k < kArmorySorts.size(); ++k) game.key("s");
    EXPECT_TRUE(game.shows_in("sorted", kArmorySorts[static_cast<std::size_t>(ArmorySort::kind)]));
}

TEST(Armory, ThePointerAloneBuysSellsUndoesAndLeaves) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const PlayerId visitor = game.visitor();
    game.click_on("boulder");
    EXPECT_EQ(game.owned("boulder"), 0) << "it is only marked";
    EXPECT_EQ(game.numbers_in("buy"), std::vector{2});
    game.click_on("buy");
    EXPECT_EQ(game.owned("boulder"), 2);
    game.click_on("sell");
    EXPECT_EQ(game.owned("boulder"), 0);
    game.click_on("undo");
    EXPECT_EQ(game.owned("boulder"), 2);
    game.click_on("defence");
    EXPECT_TRUE(game.has("wall"));
    game.click_on("ready");
    EXPECT_NE(game.visitor(), visitor);
}

TEST(Armory, ControlWithEnterIsReadyToo) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const PlayerId visitor = game.visitor();
    game.key("ctrl+enter");
    EXPECT_NE(game.visitor(), visitor);
    EXPECT_EQ(game.money(visitor), 1000);
}

TEST(Armory, TheWheelScrollsALongListAndKeysFollow) {
    MemoryStorage storage;
    ArmoryGame game(storage, 2, 640, 360);
    game.session().arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    game.open();
    game.key("home");
    ASSERT_TRUE(game.has("baby_missile"));
    const Point row = game.place_of_part("missile");
    for (int k = 0; k < 5; ++k) game.app.press({.kind = InputEvent::Kind::wheel, .at = row, .wheel = -1});
    EXPECT_LT(game.place_of_part("missile").y, 0);
    game.key("down");
    EXPECT_GE(game.place_of_part("missile").y, 0);
    game.key("end");
    const GoodId last = goods_to_show(game.match(), game.visitor(), {}).back();
    EXPECT_GE(game.place_of_part(good(game.match().arsenal(), last).id).y, 0);
}

TEST(Armory, TellsWhatOthersCouldBuy) {
    MemoryStorage storage;
    ArmoryGame game(storage, 4);
    game.open();
    game.mark("boulder");
    EXPECT_EQ(game.numbers_in("card/rivals"), (std::vector{3, 3}));
    EXPECT_TRUE(game.shows("A heavy one."));
    EXPECT_TRUE(game.shows_in("card", "60"));
}

TEST(Armory, SaysNothingOfOthersWhereAllHaveShopped) {
    MemoryStorage storage;
    ArmoryGame game(storage, 3);
    game.open();
    for (int before = 0; before < 2; ++before) {
        game.mark("boulder");
        EXPECT_TRUE(game.has("card/rivals")) << "more come after " << before;
        ASSERT_FALSE(game.give(Ready{game.visitor()}));
        game.wait(0.2);
        if (game.has("hand_over")) game.key("enter");
        game.wait(0.2);
    }
    game.mark("boulder");
    ASSERT_TRUE(game.has("card"));
    EXPECT_FALSE(game.has("card/rivals")) << "what they have left buys nothing now";
}

TEST(Armory, DrawsPricesOfEarlierRoundsOnlyWhereTheMarketIsFree) {
    for (const bool free : {false, true}) {
        MemoryStorage storage;
        ArmoryGame game(storage);
        game.session().settings.set(Rule::free_market, free ? 1 : 0);
        game.open();
        EXPECT_EQ(game.has("heads/chart"), free);
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
    EXPECT_EQ(game.numbers_in("card/rising"), std::vector{480});
    game.mark("comet");
    EXPECT_EQ(game.numbers_in("card/falling"), std::vector{270});
}

TEST(Armory, AnEmptyPurseBuysNothing) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.set(Rule::start_cash, 0);
    game.open();
    EXPECT_EQ(game.numbers_in("money"), std::vector{0});
    game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.tells_why_not(Buy{game.visitor(), game.number("boulder")}));
}

TEST(Armory, ANewLevelCannotBeDrawnFromItAndEscapeKeepsTheMatch) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const std::uint32_t seed = game.match().level().terrain.seed;
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
    EXPECT_FALSE(game.has("pause/new_level"));
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
        game.key("enter");
        hash = game.match().hash();
        files = storage.files;  // as they are when the power goes
    }
    storage.files = files;
    ArmoryGame again(storage);
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
    EXPECT_TRUE(again.has("hand_over")) << "another one may have started the game";
    again.key("enter");
    EXPECT_TRUE(again.shows_in("armory/round", "1"));
    EXPECT_EQ(again.owned("boulder"), 2);
    again.key("z");
    EXPECT_EQ(again.owned("boulder"), 0) << "what was bought can still be taken back";
}

TEST(Armory, IsNotOpenedToAPlayerWhoMayLookAtItAlreadyBehindAHandOver) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().settings.players[1].kind = computer("moron");
    game.start();
    EXPECT_FALSE(game.has("hand_over")) << "nobody else could see it";
    EXPECT_TRUE(game.shows_in("armory/round", "1"));
    game.key("r");
    EXPECT_NE(game.match().phase(), Phase::shopping);
}

TEST(Armory, ComputersShopUnseen) {
    MemoryStorage storage;
    ArmoryGame game(storage, 3);
    for (Player& each : game.session().settings.players) each.kind = computer("spoiler");
    game.start();
    EXPECT_NE(game.match().phase(), Phase::shopping);
    EXPECT_FALSE(game.has("armory"));
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
    EXPECT_EQ(game.numbers_in("hand_over/to_armory"), std::vector{2});
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
