// All aim in secret and fire at once.
#include <gtest/gtest.h>

#include <algorithm>

#include "ui/game.h"
#include "ui/screens/battle/hidden_aim.h"

namespace terramorph {

namespace {

struct BattleTogether : testing::Test {
    static void prepare(Game& game, std::vector<PlayerKind> kinds) {
        MatchSettings& settings = game.session().settings;
        settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
        settings.set(Rule::talk, 0);
        while (settings.players.size() < kinds.size())
            settings.players.push_back(another_player(settings.players));
        for (std::size_t k = 0; k < kinds.size(); ++k) settings.players[k].kind = kinds[k];
    }
    void start(std::vector<PlayerKind> kinds) {
        prepare(game, std::move(kinds));
        game.start();
    }
    bool asks_for_the_seat() { return game.has("hand_over"); }

    MemoryStorage storage;
    Game game{storage};
};

/// What the second of two people sees after the first has aimed like this.
Image picture_for_the_second(int angle, int power, WeaponId weapon) {
    MemoryStorage storage;
    Game game(storage);
    BattleTogether::prepare(game, {kPerson, kPerson});
    game.start();
    game.key("enter");
    const PlayerId first = game.match().player();
    EXPECT_FALSE(game.give(Aim{first, angle, power}));
    EXPECT_FALSE(game.give(Choose{first, weapon}));
    game.wait(1);
    game.key("space");
    EXPECT_TRUE(game.match().state().committed(first));
    game.wait(0.5);
    game.key("enter");
    game.wait(0.5);
    EXPECT_TRUE(game.has("hud"));
    return game.picture;
}

}  // namespace

TEST_F(BattleTogether, EverybodyIsAskedToTakeTheSeat) {
    start({kPerson, kPerson});
    EXPECT_TRUE(asks_for_the_seat());
    EXPECT_FALSE(game.has("hud")) << "nothing else is seen meanwhile";
    const PlayerId first = game.match().player();
    game.key("enter");
    game.wait(0.1);
    EXPECT_FALSE(asks_for_the_seat());
    EXPECT_TRUE(game.shows(game.match().player(first).name));
    game.key("space");
    game.wait(0.1);
    EXPECT_TRUE(asks_for_the_seat());
    EXPECT_NE(game.match().player(), first);
}

TEST_F(BattleTogether, NobodyAimsBeforeTheSeatIsTaken) {
    start({kPerson, kPerson});
    const Tank before = game.playing();
    for (const char* key : {"left", "up", "tab", "7"}) game.key(key);
    EXPECT_EQ(game.playing().angle, before.angle);
    EXPECT_EQ(game.playing().power, before.power);
    EXPECT_EQ(game.match().state().weapon(game.match().player()), 0);
}

TEST_F(BattleTogether, NothingIsSeenOfHowTheOthersHaveAimed) {
    const Image one = picture_for_the_second(450, 300, 0);
    const Image other = picture_for_the_second(1350, 900, 1);
    EXPECT_TRUE(std::ranges::equal(one.pixels(), other.pixels()));
}

TEST_F(BattleTogether, BarrelsStandAsTheyStoodBeforeAnybodyAimed) {
    start({kPerson, kPerson});
    for (const PlayerId each : ids<PlayerId>(2))
        EXPECT_EQ(angle_before_aiming(game.match(), each), game.tank(each).angle);
    const PlayerId first = game.match().player();
    const int before = game.playing().angle;
    ASSERT_FALSE(game.give(Aim{first, 300, 500}));
    EXPECT_EQ(angle_before_aiming(game.match(), first), before);
    ASSERT_FALSE(game.give(Fire{first}));
    EXPECT_EQ(angle_before_aiming(game.match(), first), before);
    ASSERT_FALSE(game.give(Fire{game.match().player()}));
    EXPECT_EQ(angle_before_aiming(game.match(), first), 300) << "now everybody has seen it";
}

TEST_F(BattleTogether, WhenTheLastHasAimedAllFireAtOnce) {
    start({kPerson, kPerson, kPerson});
    for (int turn = 0; turn < 3; ++turn) {
        EXPECT_EQ(game.match().phase(), Phase::aiming);
        EXPECT_TRUE(game.match().battle().state().shells.empty());
        game.wait(0.1);
        game.key("enter");
        game.wait(0.1);
        ASSERT_FALSE(game.give(Aim{game.match().player(), 900, 800}));
        game.key("space");
    }
    EXPECT_EQ(game.match().phase(), Phase::flying);
    game.wait(0.1);
    EXPECT_EQ(game.match().battle().state().shells.size(), 3u);
    EXPECT_TRUE(game.has("hud/all_fire"));
    EXPECT_FALSE(game.shows_in("hud", "90°")) << "the bar is nobody's";
}

TEST_F(BattleTogether, TheBarSaysThatThereAreThoseWhoHaveAimed) {
    start({kPerson, kPerson});
    game.key("enter");
    game.wait(2);
    EXPECT_TRUE(game.has("ready_list"));
    const Image before = game.picture;
    ASSERT_FALSE(game.give(Fire{game.match().player()}));
    game.wait(0.1);
    game.key("enter");
    game.wait(0.1);
    game.words();
    const Point at = game.place_of_part("ready_list");
    const auto plate = [&](const Image& image) {
        const auto* row = image.row(static_cast<int>(at.y)) + static_cast<int>(at.x);
        return std::vector(row, row + 60);
    };
    EXPECT_NE(plate(before), plate(game.picture)) << "one more than before";
}

TEST_F(BattleTogether, APersonAmongComputersNeedsNoSeat) {
    start({kPerson, computer("moron"), computer("moron")});
    EXPECT_FALSE(asks_for_the_seat());
    EXPECT_EQ(game.match().player(game.match().player()).kind, kPerson)
        << "computers before it have aimed by now";
    ASSERT_FALSE(game.give(Aim{game.match().player(), 900, 900}));
    game.key("space");
    game.wait(0.1);
    EXPECT_EQ(game.match().phase(), Phase::flying) << "and those behind it take no time";
    EXPECT_EQ(game.match().tally().shots().size(), 3u);
}

TEST_F(BattleTogether, WhatComputersAimIsNotShown) {
    prepare(game, {kPerson, computer("moron"), computer("moron")});
    for (std::uint32_t seed = 1; seed < 50; ++seed) {
        game.session().settings.seed = seed;
        start_match(game.app);
        if (game.match().player(game.match().player()).kind != kPerson) break;
    }
    ASSERT_NE(game.match().player(game.match().player()).kind, kPerson);
    EXPECT_TRUE(game.has("hud/all_aim"));
    EXPECT_FALSE(game.shows("°"));
    EXPECT_FALSE(game.shows("Pebble"));
}

TEST_F(BattleTogether, AContinuedMatchAsksForTheSeatAgain) {
    start({kPerson, kPerson});
    game.key("enter");
    game.wait(0.1);
    game.key("left");
    game.key("esc");
    game.click_on("leave");
    continue_match(game.app);
    game.wait(0.1);
    EXPECT_TRUE(asks_for_the_seat());
}

}  // namespace terramorph
