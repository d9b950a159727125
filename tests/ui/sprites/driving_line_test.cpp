#include "ui/sprites/tank_parts/driving_line.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

using namespace test;

/// A tank with fuel in the middle of level land.
struct LinedTank : ItemBattle {
    explicit LinedTank(int fuel) : ItemBattle("", 2, rules(fuel)) {
        place(0, 512);
        place(1, 964);
        battle.begin_turn(0);
    }
    static BattleRules rules(int fuel) {
        BattleRules rules = hanging_rules();
        rules.fuel = fuel;
        return rules;
    }
    /// The frames until the line has changed, at most 300.
    int frames() {
        int frames = 1;
        while (!line.seek(battle, 0) && frames < 300) ++frames;
        return frames;
    }

    DrivingLine line;
};

TEST(DrivingLine, LeadsAlongTheGroundAsFarAsTheFuel) {
    LinedTank game(120);
    EXPECT_TRUE(game.line.pieces().empty());
    EXPECT_LT(game.frames(), 60);
    ASSERT_EQ(game.line.pieces().size(), 2u);
    for (const DrivingLine::Piece& piece : game.line.pieces()) {
        EXPECT_FALSE(piece.falls);
        EXPECT_NEAR(std::abs(piece.places.back().x - 512), 120, 5);
        for (const Vec2<float> place : piece.places) EXPECT_NEAR(place.y, 200, 0.1);
    }
}

TEST(DrivingLine, IsLookedForOnlyWhenSomethingHasChanged) {
    LinedTank game(120);
    game.frames();
    EXPECT_EQ(game.frames(), 300);
    game.battle.drive(0, 30);
    game.settle();
    EXPECT_FALSE(game.line.seek(game.battle, 0));
    EXPECT_FALSE(game.line.pieces().empty()) << "the old line stays until the new one is found";
    EXPECT_LT(game.frames(), 60);
    EXPECT_NEAR(game.line.pieces().back().places.back().x, 512 + 120, 8);
}

TEST(DrivingLine, OfAnotherTurnIsForgottenAtOnce) {
    LinedTank game(120);
    game.frames();
    game.battle.begin_turn(0);
    EXPECT_TRUE(game.line.seek(game.battle, 0));
    EXPECT_TRUE(game.line.pieces().empty());
    game.frames();
    EXPECT_TRUE(game.line.forget());
    EXPECT_FALSE(game.line.forget());
}

TEST(DrivingLine, TellsTheHarmOfAFall) {
    LinedTank game(300);
    game.battle.world().carve({600, std::vector<Span>(424, Span{155 * kColumn, 300 * kColumn})});
    game.settle();
    game.frames();
    Image picture(640, 360, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    game.line.draw(canvas, {.left = 300, .bottom = 100, .scale = 1, .width = 640, .height = 360},
                   {0, 120, 255});
    ASSERT_EQ(canvas.words_drawn().size(), 1u);
    EXPECT_EQ(canvas.words_drawn().front().substr(0, 3), "−");
}

}  // namespace
}  // namespace terramorph
