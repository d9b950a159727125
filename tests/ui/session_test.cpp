#include "ui/session.h"

#include <gtest/gtest.h>

#include "armory_game.h"
#include "game.h"

namespace terramorph {

TEST(Session, AFirstStartPlaysWithTheStandardSettings) {
    MemoryStorage storage;
    App app(storage, "now");
    EXPECT_EQ(app.session().settings, standard_settings());
    EXPECT_EQ(app.session().unfinished, "");
    EXPECT_FALSE(app.session().arsenal->weapons.empty());
}

TEST(Session, KnowsThePlanetsOfTheFile) {
    MemoryStorage storage;
    App app(storage, "now");
    EXPECT_EQ(*app.session().planets, built_in_planets());
}

TEST(Session, AMatchInAGalaxyIsContinuedWhereItWas) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
        game.start();
        keep_match(game.app);
        hash = game.match().hash();
    }
    Game game(storage);
    continue_match(game.app);
    ASSERT_TRUE(game.session().match);
    EXPECT_EQ(game.match().hash(), hash);
    EXPECT_TRUE(game.match().galaxy());
}

TEST(Session, SettingsLastFromStartToStart) {
    MemoryStorage storage;
    {
        App app(storage, "now");
        app.session().settings.players[0].name = "Zoe";
        app.session().settings.set(Rule::gravity, 300);
        keep_settings(app);
    }
    App app(storage, "later");
    EXPECT_EQ(app.session().settings.players[0].name, "Zoe");
    EXPECT_EQ(app.session().settings.rule(Rule::gravity), 300);
}

TEST(Session, WhatWasChangedIsKeptWhenTheWindowCloses) {
    MemoryStorage storage;
    {
        App app(storage, "now");
        app.session().settings.set(Rule::gravity, 300);
        app.quit();
    }
    App app(storage, "later");
    EXPECT_EQ(app.session().settings.rule(Rule::gravity), 300);
}

TEST(Session, DamagedSettingsAreSaidKeptAndReplaced) {
    MemoryStorage storage;
    storage.files[kSettingsFile] = "rules = { gravity = \"heavy\" }";
    Game game(storage);
    EXPECT_TRUE(game.shows("The settings are damaged"));
    EXPECT_EQ(storage.files["settings.toml.bad"], "rules = { gravity = \"heavy\" }");
    EXPECT_FALSE(storage.files.contains(kSettingsFile));
    EXPECT_EQ(game.session().settings.rule(Rule::gravity), standard_settings().rule(Rule::gravity));
}

TEST(Session, TheNextMatchIsAnotherOne) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const auto first = game.match().hash();
    const auto level = game.match().level().terrain.seed;
    game.start();
    EXPECT_NE(game.match().hash(), first);
    EXPECT_NE(game.match().level().terrain.seed, level);
}

TEST(Session, EveryCommandIsKeptSoThatNothingIsLost) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.start();
        game.key("left");
        game.key("tab");
        game.key("space");
        game.wait_for_turn();
        ASSERT_EQ(game.match().phase(), Phase::aiming);
        hash = game.match().hash();
    }
    Game again(storage);
    ASSERT_NE(again.session().unfinished, "");
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
    again.key("left");
    again.key("space");
    EXPECT_EQ(again.match().phase(), Phase::flying) << "it goes on";
}

TEST(Session, AnAimIsKeptWithinASecondOrTwo) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("left");
    game.wait(1.5);
    const auto kept = parse_recording(storage.files[kUnfinishedFile], "kept");
    ASSERT_TRUE(kept.ok());
    EXPECT_EQ(kept->lines.size(), 1u);
}

TEST(Session, AClosedWindowLosesNoAim) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.start();
        game.key("tab");
        game.key("left");
        hash = game.match().hash();
    }
    Game again(storage);
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
}

TEST(Session, AShotInTheAirIsOverWhenTheMatchGoesOn) {
    MemoryStorage storage;
    {
        Game game(storage);
        game.start();
        game.key("space");
        game.wait(0.2);
    }
    Game again(storage);
    continue_match(again.app);
    EXPECT_NE(again.match().phase(), Phase::flying);
    EXPECT_EQ(again.match().turn(), 2);
}

TEST(Session, ADamagedMatchIsSaidAndKeptAside) {
    MemoryStorage storage;
    storage.files[kUnfinishedFile] = "terramorph recording 1\nnonsense";
    Game game(storage);
    ASSERT_NE(game.session().unfinished, "");
    continue_match(game.app);
    EXPECT_TRUE(game.shows("The match cannot be continued"));
    EXPECT_TRUE(storage.files.contains("autosave.tmrec.bad"));
    EXPECT_EQ(game.session().unfinished, "");
}

TEST(Session, AMatchFromOtherWeaponsIsRefusedInWords) {
    MemoryStorage storage;
    {
        Game game(storage);
        game.start();
        game.key("space");
    }
    App app(storage, "later");
    continue_match(app);
    EXPECT_EQ(app.session().unfinished, "");
    EXPECT_TRUE(storage.files.contains("autosave.tmrec.bad"));
}

TEST(Session, AFinishedMatchIsKeptAsARecordingThatPlaysBack) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    EXPECT_FALSE(storage.files.contains(kUnfinishedFile));
    ASSERT_TRUE(storage.files.contains("20260714-120000.tmrec"));
    const auto recording = parse_recording(storage.files["20260714-120000.tmrec"], "kept");
    ASSERT_TRUE(recording.ok()) << recording.error().text;
    const auto played = play_back(*recording, game.session().arsenal);
    ASSERT_TRUE(played.ok()) << played.error().text;
    EXPECT_EQ((*played)->hash(), game.match().hash());
}

TEST(Session, RecordingsOfOneStartHaveDifferentNames) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::rounds, 1);
    for (int k = 0; k < 2; ++k) {
        game.start();
        game.end_round();
    }
    EXPECT_TRUE(storage.files.contains("20260714-120000.tmrec"));
    EXPECT_TRUE(storage.files.contains("20260714-120000-2.tmrec"));
}

TEST(Session, AnUnfinishedMatchIsNotLostToANewOne) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("space");
    game.start();
    EXPECT_TRUE(storage.files.contains("20260714-120000.tmrec"));
    EXPECT_EQ(game.session().unfinished, "");
}

TEST(Session, AFullDiskIsSaidAndTheGameGoesOn) {
    MemoryStorage storage;
    Game game(storage);
    storage.full = true;
    game.start();
    EXPECT_TRUE(game.shows("The settings could not be kept"));
    game.key("space");
    EXPECT_TRUE(game.shows("The match cannot be kept"));
    EXPECT_EQ(game.match().phase(), Phase::flying);
}

TEST(Session, ImpossibleSettingsAreRefusedInWords) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.players.resize(1);
    start_match(game.app);
    EXPECT_EQ(game.session().match, nullptr);
}

TEST(Session, AFreeMarketGoesOnFromMatchToMatch) {
    for (const bool free : {false, true}) {
        MemoryStorage storage;
        ArmoryGame game(storage);
        game.session().settings.set(Rule::rounds, 1);
        game.session().settings.set(Rule::free_market, free ? 1 : 0);
        game.open();
        for (const char* const key : {"down", "enter", "enter", "r", "space"}) game.key(key);
        ASSERT_EQ(game.match().phase(), Phase::aiming);
        game.wait(0.1);
        game.end_round();
        ASSERT_EQ(game.match().phase(), Phase::match_over);
        const Prices& prices = game.session().settings.prices;
        EXPECT_EQ(prices.contains("boulder"), free);
        if (!free) continue;
        EXPECT_GT(prices.at("boulder").factors.back(), kOwnPrice);
        EXPECT_LT(prices.at("comet").factors.back(), kOwnPrice);
        App later(storage, "later");
        EXPECT_EQ(later.session().settings.prices, prices) << "and lasts from start to start";
    }
}

TEST(Session, AMatchThatIsShoppingIsContinuedBehindTheStarMap) {
    MemoryStorage storage;
    {
        ArmoryGame game(storage);
        game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
        game.start();
        EXPECT_TRUE(game.shows("Star map"));
        game.key("enter");
        EXPECT_TRUE(game.shows("take the seat"));
        game.key("space");
    }
    ArmoryGame game(storage);
    continue_match(game.app);
    EXPECT_EQ(game.match().phase(), Phase::shopping);
    EXPECT_TRUE(game.shows("take the seat"));
}

}  // namespace terramorph
