#include "ui/screens/battle/thought.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

struct BattleThought : testing::Test {
    BattleThought() {
        game.session().settings.players[1].kind = computer("spoiler");
        game.session().settings.set(Rule::health, 1000);
        game.session().settings.set(Rule::direct_hit, 0);
        game.start();
    }

    /// Until the computer has fired.
    void let_it_fire() {
        if (game.match().player() == 0) {
            ASSERT_FALSE(game.give(Aim{0, 900, 1000}));
            game.key("space");
            game.wait_for_turn();
        }
        ASSERT_EQ(game.match().player(), 1);
        for (int frame = 0; frame < 6000 && game.match().phase() == Phase::aiming; ++frame)
            game.app.advance(kFrame);
        game.app.advance(kFrame);
        ASSERT_EQ(game.match().phase(), Phase::flying);
    }
    std::string words() { return game.session().runner->thought().words.text(); }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(BattleThought, BeforeAComputerHasFiredThereIsNone) {
    EXPECT_FALSE(game.has("hints/thought"));
    game.key("h");
    EXPECT_TRUE(game.has("no_thought"));
}

TEST_F(BattleThought, HShowsAndHidesHowItAimed) {
    let_it_fire();
    EXPECT_TRUE(game.has("hints/thought"));
    ASSERT_FALSE(words().empty());
    EXPECT_FALSE(game.shows(words()));
    const Image before = game.picture;
    game.key("h");
    EXPECT_TRUE(game.shows_in("thought", game.match().player(1).name));
    EXPECT_TRUE(game.shows_in("thought", words()));
    EXPECT_FALSE(same(before, game.picture));
    game.key("h");
    EXPECT_FALSE(game.shows(words()));
    EXPECT_TRUE(same(before, game.picture));
}

TEST_F(BattleThought, GoesWithTheNextShot) {
    let_it_fire();
    game.key("h");
    game.wait_for_turn();
    ASSERT_EQ(game.match().player(), 0);
    ASSERT_FALSE(words().empty());
    EXPECT_TRUE(game.shows(words())) << "it stays while a person aims";
    game.key("space");
    game.wait(0.1);
    EXPECT_FALSE(game.shows(words()));
    EXPECT_FALSE(game.has("hints/thought"));
}

TEST_F(BattleThought, TheChosenWayEndsWhereTheShotIsPredictedToEnd) {
    const Match& match = game.match();
    const bool to_right = game.tank(1).body.at.x < 320;
    const int angle = to_right ? 700 : 1100;
    Thought thought;
    thought.player = 1;
    thought.victim = 0;
    thought.words = message("so there");
    thought.weighed = {{900, 300, 0, -1, {}}, {angle, 400, 0, 20, {}}};
    ThoughtPicture picture;
    picture.remember(thought, match);
    EXPECT_FALSE(picture.shown());
    picture.toggle();
    ASSERT_TRUE(picture.shown());
    Picture with(640, 360);
    const View view = {.left = 0, .bottom = 0, .scale = 1, .width = 640, .height = 360};
    picture.draw(with.canvas, view);
    const Point end = view.point(columns_of(match.battle().predict_shot(1, angle, 400).contact.at));
    ASSERT_GT(end.x, 4);
    ASSERT_LT(end.x, 636);
    EXPECT_GT(with.grey(static_cast<int>(end.x), static_cast<int>(end.y)), 100);
    picture.forget();
    EXPECT_FALSE(picture.known());
}

TEST_F(BattleThought, WhereAllFireAtOnceNothingIsToldBeforeTheyDo) {
    game.session().settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    game.start();
    for (int frame = 0; frame < 600 && game.match().player() != 0; ++frame) game.app.advance(kFrame);
    EXPECT_FALSE(game.has("hints/thought"));
    game.key("space");
    for (int frame = 0; frame < 600 && game.match().phase() == Phase::aiming; ++frame)
        game.app.advance(kFrame);
    game.app.advance(kFrame);
    EXPECT_TRUE(game.has("hints/thought"));
}

}  // namespace terramorph
