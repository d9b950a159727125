#include "app/player/lineup.h"

#include <gtest/gtest.h>

#include <set>

#include "app/player/preferences.h"
#include "ui/game.h"

namespace terramorph {

namespace {

TEST(Lineup, AloneIsTheFirstPersonAgainstComputersOfDifferentNamesAndColors) {
    MemoryStorage storage;
    Game game(storage, 3);
    std::vector<Player>& list = game.session().settings.players;
    list[0].kind = computer("spoiler");
    list[1].team = 2;
    for (int count = 1; count < kMaxPlayers; ++count) {
        prefer(game.session(), Preference::opponents, count);
        const MatchSettings alone = next_match(game.session(), Lineup::alone);
        ASSERT_EQ(alone.players.size(), static_cast<std::size_t>(count) + 1);
        EXPECT_EQ(alone.players[0].name, list[1].name);
        EXPECT_EQ(alone.players[0].team, 0);
        EXPECT_EQ(lineup_of(alone.players), Lineup::alone);
        EXPECT_FALSE(validate(alone));
    }
}

TEST(Lineup, GivesEverybodyATankOfAnotherShapeAsLongAsThereAreAny) {
    MemoryStorage storage;
    Game game(storage, 2);
    EXPECT_NE(game.session().settings.players[0].shape, game.session().settings.players[1].shape)
        << "nobody has chosen any";
    game.session().settings.players[0].shape = TankShape::tower;
    prefer(game.session(), Preference::opponents, kTankShapeNames.size() - 1);
    std::set<TankShape> shapes;
    const MatchSettings alone = next_match(game.session(), Lineup::alone);
    for (const Player& player : alone.players) shapes.insert(player.shape);
    EXPECT_EQ(shapes.size(), kTankShapeNames.size());
    EXPECT_EQ(alone.players[0].shape, TankShape::tower) << "this one was chosen";
}

TEST(Lineup, AloneHasAPersonEvenWhereTheListHasNone) {
    MemoryStorage storage;
    Game game(storage, 2);
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    EXPECT_EQ(next_match(game.session(), Lineup::alone).players[0].kind, kPerson);
}

TEST(Lineup, MeetsOtherCharactersInTheNextMatch) {
    MemoryStorage storage;
    Game game(storage);
    std::set<PlayerKind> met;
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        game.session().settings.seed = seed;
        for (const Player& player : next_match(game.session(), Lineup::alone).players)
            met.insert(player.kind);
    }
    EXPECT_GE(met.size(), 5u);
}

TEST(Lineup, OfFriendsIsTheList) {
    MemoryStorage storage;
    Game game(storage, 4);
    EXPECT_EQ(next_match(game.session(), Lineup::friends), game.session().settings);
    EXPECT_EQ(lineup_of(game.session().settings.players), Lineup::friends);
}

TEST(Lineup, AloneFindsTheArmoryBeforeTheSecondRoundFirst) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::armory, 1);
    game.session().lineup = Lineup::alone;
    game.start();
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    for (int turn = 0; turn < 200 && game.match().round() == 1 && !game.has("results"); ++turn) {
        if (game.match().phase() == Phase::aiming && game.match().player() == PlayerId(0)) {
            (void)game.give(Aim{0, 900, 20});
            game.key("space");
        }
        game.wait(1);
    }
    ASSERT_TRUE(game.has("results"));
    game.wait(1);  // what's pressed sooner is taken to be meant for the battle
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::shopping);
    EXPECT_TRUE(game.has("armory"));
}

TEST(Lineup, PlaysAgainWithWhomOneHasPlayed) {
    MemoryStorage storage;
    std::uint64_t left = 0;
    {
        Game game(storage);
        game.session().lineup = Lineup::alone;
        game.start();
        game.key("space");
        game.session().runner->keep();
        left = game.match().settings().players.size();
    }
    Game game(storage);
    continue_match(game.app);
    EXPECT_EQ(game.session().lineup, Lineup::alone);
    EXPECT_EQ(game.match().settings().players.size(), left);
}

}  // namespace

}  // namespace terramorph
