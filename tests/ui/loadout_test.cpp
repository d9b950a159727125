#include "app/loadout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/weapon_role.h"
#include "support/matches.h"
#include "support/two.h"
#include "ui/screens/armory/armory_game.h"

namespace terramorph {

namespace {

using Ids = std::vector<std::string>;

std::string name_of_visitor(ArmoryGame& game) { return game.match().player(game.visitor()).name; }

TEST(Loadout, IsWhatWasBoughtAtTheLastVisit) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const std::string name = name_of_visitor(game);
    EXPECT_EQ(loadout_of(game.app.session(), name), Ids());
    for (const char* const key : {"enter", "down", "enter", "enter", "z", "r"}) game.key(key);
    EXPECT_EQ(loadout_of(game.app.session(), name), (Ids{"boulder", "comet"}));
}

TEST(Loadout, WhoHasNeverBoughtAnythingBeginsAloneWithWeaponsThatStrikeInDifferentWays) {
    MemoryStorage storage;
    Game game(storage, 3, 1280, 720);
    game.session().arsenal = test::the_arsenal();
    for (const Rule rule : {Rule::armory, Rule::stock})
        game.session().settings.set(rule, parameter_of(rule).default_value);
    game.words();
    game.key("enter");
    const Match& match = game.match();
    const auto person = std::ranges::find(match.settings().players, kPerson, &Player::kind);
    const TankId tank = TankId::at(static_cast<int>(person - match.settings().players.begin()));
    std::set<WeaponRole> roles;
    int kinds = 0;
    for (const WeaponId weapon : ids<WeaponId>(match.arsenal().weapons)) {
        if (weapon_stock(match.battle().state(), tank, weapon) <= 0) continue;
        ++kinds;
        roles.insert(role_of(match.arsenal().weapons[weapon]));
    }
    EXPECT_EQ(kinds, 4);
    EXPECT_GE(roles.size(), 3u);
    EXPECT_GE(match.money(player_of(tank)), 0);
}

TEST(Loadout, ANewcomersRivalsBeginWithoutBoughtWeapons) {
    for (const TipsWanted tips : {TipsWanted::beginners, TipsWanted::off}) {
        MemoryStorage storage;
        Game game(storage, 3, 1280, 720);
        game.session().arsenal = test::the_arsenal();
        game.session().preferences[at(Preference::tips)] = static_cast<double>(tips);
        for (const Rule rule : {Rule::armory, Rule::stock})
            game.session().settings.set(rule, parameter_of(rule).default_value);
        game.words();
        game.key("enter");
        const Match& match = game.match();
        int armed = 0;
        for (const PlayerId player : ids<PlayerId>(match.settings().players))
            for (const WeaponId weapon : ids<WeaponId>(match.arsenal().weapons))
                if (match.player(player).kind != kPerson)
                    armed += weapon_stock(match.battle().state(), tank_of(player), weapon) > 0 ? 1 : 0;
        EXPECT_EQ(armed > 0, tips == TipsWanted::off);
        game.wait(1);
        EXPECT_EQ(game.shows_in("player", "$"), tips == TipsWanted::off)
            << "what has been bought and saved unseen isn't held up to anybody";
    }
}

TEST(Loadout, HasNothingThatWasSoldAgain) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    const std::string name = name_of_visitor(game);
    for (const char* const key : {"enter", "down", "enter", "up", "del", "r"}) game.key(key);
    EXPECT_EQ(loadout_of(game.app.session(), name), Ids{"comet"});
}

TEST(Loadout, StaysWhereNothingIsBought) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] = "\"Otto\" = [\"comet\"]\n\"Mira\" = [\"comet\"]\n";
    ArmoryGame game(storage);
    game.open();
    game.key("r");
    EXPECT_EQ(loadout_of(game.app.session(), "Otto"), Ids{"comet"});
    EXPECT_EQ(loadout_of(game.app.session(), "Mira"), Ids{"comet"});
}

TEST(Loadout, IsBoughtInOnePressAndUndoneStepByStep) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] =
        "\"Otto\" = [\"boulder\", \"comet\"]\n\"Mira\" = [\"boulder\", \"comet\"]\n";
    ArmoryGame game(storage);
    game.open();
    game.key("u");
    EXPECT_EQ(game.owned("boulder"), 2);
    EXPECT_EQ(game.owned("comet"), 3);
    EXPECT_EQ(game.numbers_in("usual_bought"), std::vector{2});
    EXPECT_TRUE(game.has("good_news/usual_bought")) << "it worked, so it isn't red";
    game.key("z");
    EXPECT_EQ(game.owned("comet"), 0);
    EXPECT_EQ(game.owned("boulder"), 2);
}

TEST(Loadout, IsBoughtAsFarAsMoneyAndArmsLevelReach) {
    MemoryStorage storage;
    const std::string goods = "[\"moon\", \"gone\", \"boulder\", \"boulder\", \"comet\", \"can\"]\n";
    storage.files[kLoadoutsFile] = "\"Otto\" = " + goods + "\"Mira\" = " + goods;
    ArmoryGame game(storage);
    game.open();
    game.key("u");
    EXPECT_EQ(game.owned("moon"), 0);
    EXPECT_EQ(game.owned("boulder"), 4);
    EXPECT_EQ(game.owned("comet"), 0);
    EXPECT_EQ(game.owned("can"), 4);
    EXPECT_EQ(game.money(game.visitor()), 150);
}

TEST(Loadout, IsBoughtOnTheWayStraightToBattle) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] = "\"Otto\" = [\"boulder\"]\n";
    ArmoryGame game(storage);
    game.start();
    game.key("space");
    game.key("space");
    const PlayerId otto = game.match().player(0).name == "Otto" ? PlayerId(0) : PlayerId(1);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    const auto boulders = [&](PlayerId player) {
        return game.match().shop().stock(player, game.number("boulder"));
    };
    EXPECT_GE(boulders(otto), 2);
    EXPECT_LT(game.money(otto), 200) << "what's left is spent as for whoever has no loadout";
    EXPECT_LT(game.money(test::the_other(otto)), 200) << "nobody fights with empty hands";
    EXPECT_EQ(loadout_of(game.app.session(), "Mira"), Ids()) << "it hasn't chosen these";
}

TEST(Loadout, IsBoughtUnseenBeforeTheFirstRoundAlone) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] = "\"Otto\" = [\"boulder\", \"can\"]\n";
    ArmoryGame game(storage);
    game.session().lineup = Lineup::alone;
    game.start();
    ASSERT_EQ(game.match().phase(), Phase::aiming);
    ASSERT_EQ(game.match().player(0).name, "Otto");
    EXPECT_GE(game.owned("boulder"), 2);
    EXPECT_GE(game.owned("can"), 4);
    EXPECT_LT(game.money(PlayerId(0)), 200);
    EXPECT_LT(game.money(PlayerId(1)), 1000) << "computers buy as ever";
}

TEST(Loadout, IsOfWhatHurtsForWhoHasNeverBoughtAnything) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.session().lineup = Lineup::alone;
    game.start();
    const auto stock = [&](std::string_view id) {
        return game.match().shop().stock(PlayerId(0), game.number(id));
    };
    EXPECT_GT(stock("boulder") + stock("comet"), 0);
    EXPECT_EQ(stock("moon"), 0) << "it isn't sold yet";
    EXPECT_LT(game.money(PlayerId(0)), 200) << "nothing is saved for later";
    EXPECT_EQ(loadout_of(game.app.session(), "Otto"), Ids());
}

TEST(Loadout, IsSaidToBeMissing) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("u");
    EXPECT_TRUE(game.has("bad_news/no_usual"));
}

TEST(Loadout, OfADamagedFileIsSaidKeptAsideAndForgotten) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] = "Otto = [";
    ArmoryGame game(storage);
    game.open();
    EXPECT_TRUE(game.has("usual_damaged"));
    EXPECT_TRUE(storage.files.contains("loadouts.toml.bad"));
    EXPECT_EQ(loadout_of(game.app.session(), "Otto"), Ids());
}

TEST(Loadout, KnowsPlayersWithAnyName) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    const std::string name = "A \"quoted\" = [";
    game.session().settings.players[0].name = name;
    game.session().settings.players[1].name = name + "2";
    game.open();
    const std::string own = name_of_visitor(game);
    for (const char* const key : {"enter", "r"}) game.key(key);
    EXPECT_EQ(loadout_of(game.app.session(), own), Ids{"boulder"});
}

}  // namespace

}  // namespace terramorph
