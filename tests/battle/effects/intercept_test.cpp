#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

std::string defence(int chance, double wait = 0.5, int charges = 4) {
    return concat("[sdi]\nname = \"Missile Defense\"\nrole = \"item\"\nlasting = true\n",
                  "on_round = [{ effect = \"intercept\", reach = 150, chance = ", chance,
                  ", wait = ", fixed_text(wait, 2), ", charges = ", charges, " }]\n",
                  "[cluster]\nname = \"Cluster\"\nunlimited = true\n",
                  "at_apex = [{ effect = \"split\", heads = 9, fan = 10, "
                  "on_impact = [{ effect = \"blast\", radius = 20 }] }]\n");
}

/// Two, at 200 and 700; only the second has a defence.
struct Defended : ItemBattle {
    explicit Defended(int chance, double wait = 0.5, int charges = 4)
        : ItemBattle(defence(chance, wait, charges), 2, calm_rules(), flat_level(), 1) {
        place(0, 200);
        place(1, 700);
    }
};

TEST(InterceptEffect, ShootsDownWhatComesNearItsTank) {
    Defended game(100);
    const BattleEvents events = game.shoot(0, "missile", 600, game.power_to_hit(0, 600, 1));
    const auto& beam = first<event::Beamed>(events);
    EXPECT_EQ(beam.tank, 1);
    EXPECT_EQ(beam.target, 0);
    const Vec2<float> way = beam.to - game.tank(1).middle();
    EXPECT_LE(way.x * way.x + way.y * way.y, 150 * 150 + 1);
    EXPECT_EQ(first<event::Fizzled>(events).at, beam.to);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(InterceptEffect, NoTurnWaitsForIt) {
    Defended game(100);
    EXPECT_TRUE(game.battle.at_rest());
    EXPECT_EQ(game.battle.state().ongoing.size(), 2u);
    game.battle.begin_turn(0);
    EXPECT_TRUE(game.battle.at_rest());
    for (Ticks tick; tick < BattleState::kMaxShotTicks + 10 * kTick; ++tick) game.battle.step();
    EXPECT_EQ(game.battle.state().ongoing.size(), 2u) << "it goes on, however long a turn is";
    EXPECT_EQ(count<event::LimitMet>(game.battle.take_events()), 0);
}

TEST(InterceptEffect, LetsItsOwnShellsAndThoseThatGoAwayPass) {
    Defended game(100);
    const BattleEvents up = game.shoot(1, "missile", 900, 300);
    EXPECT_EQ(count<event::Beamed>(up), 0);
    EXPECT_EQ(count<event::Exploded>(up), 2) << "the shell's and its tank's";
    Defended away(100);
    away.place(0, 640);  // well within reach
    const BattleEvents events = away.shoot(0, "tracer", 1200, 600);
    EXPECT_EQ(count<event::Beamed>(events), 0);
}

TEST(InterceptEffect, LetsPassWhatStaysOutOfReach) {
    Defended game(100);
    const BattleEvents events = game.shoot(0, "missile", 450, 250);
    EXPECT_LT(first<event::Exploded>(events).at.x, 500);
    EXPECT_EQ(count<event::Beamed>(events), 0);
}

TEST(InterceptEffect, ShootsAtOneAtATimeAndWaitsBetween) {
    Defended game(100, 0.5);
    game.battle.aim(0, 700, game.power_to_hit(0, 700, 1));
    game.battle.fire(0, game.arsenal.find("cluster"));
    std::vector<Ticks> shots;
    int blasts = 0;
    while (!game.battle.at_rest()) {
        game.battle.step();
        const BattleEvents events = game.battle.take_events();
        for (int beam = 0; beam < count<event::Beamed>(events); ++beam)
            shots.push_back(game.battle.state().tick);
        blasts += count<event::Exploded>(events);
        for (const std::string& wrong : violations(game.battle)) ADD_FAILURE() << wrong;
    }
    ASSERT_GE(shots.size(), 1u);
    EXPECT_GT(blasts, 0) << "nine at once are too many for it";
    for (std::size_t k = 1; k < shots.size(); ++k) EXPECT_GT(shots[k] - shots[k - 1], 30 * kTick);
}

TEST(InterceptEffect, HitsAsOftenAsItsChanceSays) {
    int down = 0;
    constexpr int kShots = 60;
    Defended game(50, 10, 99);
    const int power = game.power_to_hit(0, 600, 1);
    for (int shot = 0; shot < kShots; ++shot) {
        const BattleEvents events = game.shoot(0, "tracer", 600, power);
        EXPECT_EQ(count<event::Beamed>(events), 1);
        down += count<event::Fizzled>(events);
        for (int tick = 0; tick < 600; ++tick) game.battle.step();
    }
    EXPECT_GT(down, kShots / 4);
    EXPECT_LT(down, kShots * 3 / 4);
}

TEST(InterceptEffect, EndsWithItsTank) {
    Defended game(100);
    const int power = game.power_to_hit(0, 600, 1);
    destroy(game.battle, 1, 0);
    game.settle();
    EXPECT_EQ(game.battle.state().ongoing.size(), 1u);
    EXPECT_EQ(count<event::Beamed>(game.shoot(0, "missile", 600, power)), 0);
}

TEST(InterceptEffect, LetsTheShellsOfAlliesPass) {
    Defended game(100);
    game.battle.set_team(0, 1);
    game.battle.set_team(1, 1);
    const BattleEvents events = game.shoot(0, "tracer", 600, game.power_to_hit(0, 600, 1));
    EXPECT_EQ(count<event::Beamed>(events), 0);
}

TEST(InterceptEffect, HasSoManyShotsInARound) {
    Defended game(1, 0.1);
    const int power = game.power_to_hit(0, 600, 1);
    int shots = 0;
    for (int tracer = 0; tracer < 8; ++tracer)
        shots += count<event::Beamed>(game.shoot(0, "tracer", 600, power));
    EXPECT_EQ(shots, 4);
}

TEST(InterceptEffect, ASecondOneAddsNothing) {
    ItemBattle game(defence(1, 0.1), 2, calm_rules(), flat_level(), 3);
    game.place(0, 200);
    game.place(1, 700);
    const int power = game.power_to_hit(0, 600, 1);
    int shots = 0;
    for (int tracer = 0; tracer < 8; ++tracer)
        shots += count<event::Beamed>(game.shoot(0, "tracer", 600, power));
    EXPECT_EQ(shots, 4);
}

}  // namespace
}  // namespace terramorph
