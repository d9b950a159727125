#include "ui/screens/battle/hud/turn_clock.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/picture.h"
#include "ui/sound/cues.h"

namespace terramorph {

namespace {

using Said = TurnClock::Said;

int ticks_among(const std::vector<Sound>& sounds) {
    return static_cast<int>(std::ranges::count_if(
        sounds, [](const Sound& sound) { return sound.layers[0].pitch == clock_tick().layers[0].pitch; }));
}

struct BattleTimer : testing::Test {
    void start(int seconds) {
        game.session().settings.set(Rule::turn_timer, seconds);
        game.start();
    }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST(TurnClock, CountsWholeSecondsDown) {
    TurnClock clock;
    clock.begin(2);
    EXPECT_EQ(clock.shown(), 2);
    EXPECT_EQ(clock.advance(0.5), Said::nothing);
    EXPECT_EQ(clock.advance(0.6), Said::second);
    EXPECT_EQ(clock.shown(), 1);
    EXPECT_EQ(clock.advance(1), Said::over);
    EXPECT_EQ(clock.advance(1), Said::nothing) << "it says so once";
}

TEST(TurnClock, WithoutATimeItNeverRuns) {
    TurnClock clock;
    EXPECT_FALSE(clock.runs());
    clock.begin(0);
    EXPECT_EQ(clock.advance(1000), Said::nothing);
    Picture picture(640, 360);
    clock.draw(picture.canvas, {600, 40});
    EXPECT_EQ(picture.area(), 0);
}

TEST(TurnClock, IsLargeInTheLastSeconds) {
    Picture picture(1280, 720);
    TurnClock clock;
    clock.begin(60);
    EXPECT_FALSE(clock.urgent());
    const float calm = clock.place(picture.canvas, {600, 100}).h;
    clock.begin(TurnClock::kUrgent);
    EXPECT_TRUE(clock.urgent());
    EXPECT_GT(clock.place(picture.canvas, {600, 100}).h, calm + 30);
    clock.draw(picture.canvas, {600, 100});
    EXPECT_EQ(picture.canvas.words_drawn().back(), "10");
}

TEST_F(BattleTimer, WhenTheTimeIsUpTheShotIsFiredAsItIsAimed) {
    start(12);
    const PlayerId player = game.match().player();
    ASSERT_FALSE(game.give(Aim{player, 900, 700}));
    game.wait(11.5);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_EQ(game.text_of("clock"), "1");
    game.wait(0.6);
    EXPECT_EQ(game.match().phase(), Phase::flying);
    ASSERT_EQ(game.match().tally().shots().size(), 1u);
    EXPECT_EQ(game.match().tally().shots()[0].angle, 900);
    EXPECT_EQ(game.match().tally().shots()[0].power, 700);
}

TEST_F(BattleTimer, TheLastSecondsAreHeard) {
    start(13);
    game.app.take_sounds();
    game.wait(2);
    EXPECT_EQ(ticks_among(game.app.take_sounds()), 0);
    game.wait(10.5);
    EXPECT_EQ(ticks_among(game.app.take_sounds()), 10);
}

TEST_F(BattleTimer, DoesNotRunInTheMenu) {
    start(5);
    game.key("esc");
    game.wait(20);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    game.key("esc");
    game.wait(4);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    game.wait(1.5);
    EXPECT_NE(game.match().phase(), Phase::aiming);
}

TEST_F(BattleTimer, DoesNotRunWhileSomethingMoves) {
    start(8);
    const int away = game.playing().body.at.x < 320 ? 1350 : 450;
    ASSERT_FALSE(game.give(Aim{game.match().player(), away, 1000}));
    game.key("space");
    ASSERT_EQ(game.match().phase(), Phase::flying);
    EXPECT_FALSE(game.has("clock"));
    game.wait_for_turn();
    EXPECT_EQ(game.numbers_in("clock"), std::vector{8}) << "the next one has all of it";
    game.wait(7.5);
    EXPECT_EQ(game.match().tally().shots().size(), 1u);
}

TEST_F(BattleTimer, OpenListsAreClosedWhenTheTimeIsUp) {
    start(5);
    game.key("w");
    ASSERT_TRUE(game.has("stock_list"));
    game.wait(6);
    EXPECT_FALSE(game.has("stock_list"));
}

TEST_F(BattleTimer, OffMeansThatAPersonMayTakeForever) {
    start(0);
    game.wait(400);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
}

TEST_F(BattleTimer, InSecretAimingItBeginsWhenTheSeatIsTaken) {
    game.session().settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    start(5);
    const int turn = game.match().turn();
    game.wait(30);
    EXPECT_EQ(game.match().turn(), turn);
    game.key("enter");
    game.wait(4);
    EXPECT_EQ(game.match().turn(), turn);
    game.wait(2);
    EXPECT_GT(game.match().turn(), turn);
}

}  // namespace terramorph
