#include "ui/captions/fall_of_shot.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/two.h"
#include "ui/captions/shot_captions.h"
#include "ui/game.h"

namespace terramorph {

namespace {

/// A shot by the one who plays, which a test may say has fallen anywhere.
struct FallsAnywhere : testing::Test {
    FallsAnywhere() {
        game.start();
        shooter = tank_of(game.match().player());
        enemy = tank_of(test::the_other(game.match().player()));
        const int angle = column(shooter) < 320 ? 800 : 1000;
        EXPECT_FALSE(game.give(Aim{game.match().player(), angle, 500}));
        EXPECT_FALSE(game.give(Fire{game.match().player()}));
    }

    float column(TankId tank) { return game.match().battle().state().tank(tank).body.at.x; }
    /// A place so many columns beyond the enemy, seen from the shooter; below 0: before it.
    Vec2<float> beyond(float columns) {
        const float way = column(enemy) > column(shooter) ? 1.0f : -1.0f;
        return {column(enemy) + way * columns, game.match().battle().state().tank(enemy).body.at.y};
    }
    std::optional<FallOfShot> fall(std::vector<Vec2<float>> blasts, std::vector<int> damage = {}) {
        return fall_of_shot({shooter, std::move(blasts), std::move(damage)}, game.match());
    }
    /// "38 m short of" whoever it was meant for.
    std::string of(std::string_view words) {
        return concat(words, " ", game.match().player(player_of(enemy)).name);
    }
    std::string told(std::vector<Vec2<float>> blasts, std::vector<int> damage = {}) {
        const auto found = fall(std::move(blasts), std::move(damage));
        return found ? words_of(*found, game.match()) : "";
    }

    MemoryStorage storage;
    Game game{storage};
    TankId shooter, enemy;
};

}  // namespace

TEST_F(FallsAnywhere, TellsHowManyMetresItFellShortOfWhomOrPastIt) {
    EXPECT_EQ(told({beyond(-38)}), of("38 m short of"));
    EXPECT_EQ(told({beyond(57)}), of("57 m past"));
    EXPECT_EQ(told({beyond(3)}), of("Just missed"));
}

TEST_F(FallsAnywhere, OfSeveralBlastsTheNearestToTheMarkCounts) {
    EXPECT_EQ(told({beyond(-90), beyond(45), beyond(150)}), of("45 m past"));
}

TEST_F(FallsAnywhere, IsNeitherShortNorLongBehindTheOneWhoFired) {
    const float apart = std::abs(column(enemy) - column(shooter));
    EXPECT_FALSE(fall({beyond(-apart - 100)})) << "how far it is from there to the enemy says nothing";
    EXPECT_EQ(fall({beyond(-apart - 3)})->miss, FallOfShot::Miss::too_short) << "straight up and down";
}

TEST_F(FallsAnywhere, WhatHurtWhoFiredItIsNoMiss) {
    std::vector<int> damage(2);
    const Vec2<float> there = beyond(-30);
    ASSERT_EQ(told({there}, damage), of("30 m short of"));
    damage[static_cast<std::size_t>(shooter.value())] = 67;
    EXPECT_EQ(told({there}, damage), "") << "that's what it did";
    damage[static_cast<std::size_t>(enemy.value())] = 20;
}

TEST_F(FallsAnywhere, WhatHurtAnEnemyIsNoMissHoweverFarOffItFell) {
    std::vector<int> damage(2);
    damage[static_cast<std::size_t>(enemy.value())] = 20;
    EXPECT_EQ(told({beyond(-30)}, damage), "");
    EXPECT_EQ(told({beyond(5)}, damage), "");
}

TEST_F(FallsAnywhere, WhoeverEarthComesDownOnWasNotMissed) {
    game.wait_for_rest();
    const std::vector<Color> colors(2);
    const event::Hurt crushed = {.tank = enemy, .health = 17, .cause = HurtCause::crush};
    const auto shoot = [&](ShotCaptions& captions) {
        captions.note(event::Fired{.tank = shooter}, game.match());
        captions.note(event::Exploded{.tank = shooter, .at = beyond(-100), .hurts = true}, game.match());
    };
    ShotCaptions missed, soon, late;
    shoot(missed);
    missed.tell(game.match(), colors);
    EXPECT_EQ(missed.take_falls().size(), 1u);
    shoot(soon);
    soon.note(crushed, game.match());
    soon.tell(game.match(), colors);
    EXPECT_TRUE(soon.take_falls().empty()) << "nobody is to blame for it, but the shot loosened the earth";
    shoot(late);
    late.tell(game.match(), colors);
    ASSERT_TRUE(late.unread());
    late.note(crushed, game.match());
    EXPECT_FALSE(late.unread()) << "the words and the damage contradict each other";
}

TEST_F(FallsAnywhere, IsNotToldBeforeTheLightOfItsBlastIsGone) {
    game.wait_for_rest();
    ShotCaptions captions;
    captions.note(event::Fired{.tank = shooter}, game.match());
    captions.note(event::Exploded{.tank = shooter, .at = beyond(-100), .hurts = true}, game.match());
    captions.tell(game.match(), std::vector<Color>(2));
    captions.set_held(true);
    const auto is_told = [&](bool dazzled, double seconds) {
        captions.set_dazzled(dazzled);
        captions.advance(seconds);
        Canvas canvas(game.picture, *game.typeface);
        LabelRoom room({0, 0, canvas.width(), canvas.height()});
        const Part part(canvas, "all");
        captions.draw(canvas, Camera(640).view(640, 360), game.match().battle(), room);
        return drawn_on(canvas).find("fall_of_shot").has_value();
    };
    EXPECT_FALSE(is_told(true, 3)) << "its burst is seen first";
    EXPECT_TRUE(captions.unread()) << "and that's time for which nobody has read it";
    EXPECT_TRUE(is_told(false, 0.5));
    EXPECT_TRUE(is_told(true, 0.1)) << "what's told stays, whatever else bursts";
}

TEST_F(FallsAnywhere, WhatFallsPastATankOrStopsAboveItIsNotBesideIt) {
    const Vec2<float> there = beyond(3);
    EXPECT_EQ(told({there + Vec2<float>{0, -60}}), of("60 m below"));
    EXPECT_EQ(told({there + Vec2<float>{0, 70}}), of("70 m above"));
    EXPECT_EQ(told({there + Vec2<float>{0, 10}}), of("Just missed"));
}

TEST_F(FallsAnywhere, WhatAShieldTakesOrTurnsAwayIsNoMiss) {
    std::vector<int> damage(2);
    damage[static_cast<std::size_t>(enemy.value())] = 20;
    EXPECT_FALSE(fall_of_shot({shooter, {beyond(-29)}, damage, enemy}, game.match()));
    EXPECT_FALSE(fall_of_shot({shooter, {beyond(-445)}, {}, {}, true}, game.match()));
}

TEST_F(FallsAnywhere, WithoutABlastItFellWhereTheMatchSaysItEnded) {
    EXPECT_FALSE(fall({})) << "it still flies";
    game.wait_for_rest();
    const PastShot* const shot = game.match().tally().last_shot(player_of(shooter));
    ASSERT_TRUE(shot && shot->end);
    const auto found = fall({});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at, *shot->end);
    EXPECT_EQ(found->mark, enemy);
}

TEST(FallOfShot, AmongSeveralEnemiesTheMarkIsTheNearestOnTheSideItFellTo) {
    MemoryStorage storage;
    Game game(storage, 4);
    game.start();
    const TankId shooter = tank_of(game.match().player());
    ASSERT_FALSE(game.give(Fire{game.match().player()}));
    const auto column = [&](TankId tank) { return game.match().battle().state().tank(tank).body.at.x; };
    for (float at = 5; at < 640; at += 45) {
        const auto found = fall_of_shot({shooter, {{at, 100}}}, game.match());
        if (!found) {
            for (const TankId tank : ids<TankId>(game.match().battle().state().tanks))
                EXPECT_TRUE(tank == shooter || (column(tank) > column(shooter)) != (at > column(shooter)))
                    << at;
            continue;
        }
        for (const TankId tank : ids<TankId>(game.match().battle().state().tanks)) {
            const bool ahead = (column(tank) > column(shooter)) == (at > column(shooter));
            if (tank != shooter && ahead) {
                EXPECT_LE(std::abs(column(found->mark) - at), std::abs(column(tank) - at)) << at;
            }
        }
    }
}

TEST(FallOfShot, IsToldOnTheLandUntilItHasBeenReadAndMarkedInThePlayersNextTurn) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    game.start();
    const PlayerId shooter = game.match().player();
    const bool left = game.playing().body.at.x < 320;
    ASSERT_FALSE(game.give(Aim{shooter, left ? 800 : 1000, 500}));
    game.key("space");
    game.wait_for("fall_of_shot", 0.05, 30);
    game.wait(1.6);
    EXPECT_TRUE(game.has("fall_of_shot"));
    EXPECT_TRUE(game.has("aftermath"));
    game.wait_for_turn();
    game.wait(0.5);
    EXPECT_FALSE(game.has("fall_of_shot")) << "the next turn shows its own";
    EXPECT_FALSE(game.has("aftermath"));
    EXPECT_FALSE(game.has("last_fall")) << "the other one aims";
    for (int turns = 0; turns < 3 && game.match().player() != shooter; ++turns) {
        ASSERT_FALSE(game.give(Aim{game.match().player(), left ? 450 : 1350, 1000}));  // out of the level
        game.key("space");
        game.wait_for_turn();
    }
    ASSERT_EQ(game.match().player(), shooter);
    EXPECT_TRUE(game.has("last_fall"));
}

TEST(FallOfShot, IsNotMarkedWhileAComputerAims) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.players[1].kind = computer("moron");
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::damage_weakens, 0);
    game.start();
    int aimed = 0;
    for (int frame = 0; frame < 9000 && aimed < 30; ++frame) {
        if (game.match().player() == PlayerId(0) && game.match().phase() == Phase::aiming &&
            !game.has("aftermath")) {
            ASSERT_FALSE(game.give(Aim{PlayerId(0), 900, 1000}));
            game.key("space");
        }
        game.app.advance(kFrame);
        if (game.match().player() != PlayerId(1) || game.match().phase() != Phase::aiming) continue;
        const PastShot* const last = game.match().tally().last_shot(PlayerId(1));
        if (!last || !last->end) continue;
        ++aimed;
        EXPECT_FALSE(game.has("last_fall"));
    }
    EXPECT_GT(aimed, 0);
}

}  // namespace terramorph
