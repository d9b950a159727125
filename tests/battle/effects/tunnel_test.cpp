#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

/// Tunnels that say where they end: a blast of 11 at their end, of 12 at a tank, of 13 where they land again.
std::string tunneller(std::string_view numbers) {
    return weapon_table("borer", "unlimited = true",
                        concat(R"(on_impact = [{ effect = "tunnel", )", numbers,
                               R"(, on_rest = [{ effect = "blast", radius = 11, strength = 20 }], )"
                               R"(on_tank = [{ effect = "blast", radius = 12, strength = 20 }], )"
                               R"(on_impact = [{ effect = "blast", radius = 13, strength = 20 }] }])"));
}

struct Boring : ItemBattle {
    explicit Boring(std::string_view numbers, const BattleRules& rules = hanging_rules(), int tanks = 2)
        : ItemBattle(tunneller(numbers), tanks, rules) {}

    /// Lands a shell at a place at a speed in columns per tick.
    BattleEvents land(Vec2<double> at, Vec2<double> speed, TankId hit_tank = -1) {
        impact("borer", at, speed, hit_tank);
        return settle();
    }
    bool open(int x, int y) const { return !battle.state().ground.solid(x, y * kColumn); }
};

/// A hill on the flat level: a block of earth from its floor up.
void raise_ground(Battle& battle, int x0, int x1, int top) {
    battle.world().heap(
        {x0, std::vector<Span>(static_cast<std::size_t>(x1 - x0), {kFlat * kColumn, top * kColumn})});
}

TEST(TunnelEffect, GoesStraightOnAndEndsAtItsDepth) {
    Boring game("depth = 100, radius = 5");
    const BattleEvents events = game.land({500, kFlat}, {3, -4});
    EXPECT_NEAR(first<event::Exploded>(events).at.x, 560, 1.5);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, kFlat - 80, 1.5);
    EXPECT_EQ(first<event::Exploded>(events).radius, 11);
    EXPECT_TRUE(game.open(530, kFlat - 40));
    EXPECT_FALSE(game.open(530, kFlat - 20)) << "above the tunnel";
}

TEST(TunnelEffect, LeavesAHoleOfItsRadius) {
    for (const int radius : {1, 4, 15}) {
        Boring game(concat("depth = 120, way = \"down\", radius = ", radius));
        game.land({500.5, kFlat}, {5, -3});
        EXPECT_TRUE(game.open(500, kFlat - 60));
        EXPECT_TRUE(game.open(500 + radius - 1, kFlat - 60));
        EXPECT_FALSE(game.open(500 + radius + 1, kFlat - 60));
        EXPECT_TRUE(game.open(500 - radius + 1, kFlat - 60));
        EXPECT_FALSE(game.open(500 - radius - 1, kFlat - 60));
    }
}

TEST(TunnelEffect, FliesOnWhereItComesOutWithWhatIsLeftOfItsSpeed) {
    Boring game("depth = 200, radius = 4, keep = 50");
    raise_ground(game.battle, 480, 540, kFlat + 100);
    const BattleEvents events = game.land({480, kFlat + 50}, {6, 0});
    const auto& blast = first<event::Exploded>(events);
    EXPECT_EQ(blast.radius, 13) << "it lands as a shell";
    EXPECT_NEAR(blast.at.y, kFlat, 0.1);
    // A fall of 50 columns at 200 columns per second squared, at 3 columns a tick.
    EXPECT_NEAR(blast.at.x, 540 + 3 * 60 * std::sqrt(2 * 50 / 200.0), 6);
    for (int x = 480; x < 540; ++x) EXPECT_TRUE(game.open(x, kFlat + 50)) << x;
}

TEST(TunnelEffect, IsDrawnUpToTheSurface) {
    Boring game("depth = 600, radius = 4, keep = 50, rise = 400");
    for (const TankId tank : {TankId(0), TankId(1)}) game.place(tank, 60 * tank + 60);
    const BattleEvents events = game.land({300, kFlat}, {4, -5});
    const auto& blast = first<event::Exploded>(events);
    EXPECT_EQ(blast.radius, 13) << "it surfaces, and lands again";
    EXPECT_GT(blast.at.x, 400);
    Boring straight("depth = 600, radius = 4, keep = 50");
    for (const TankId tank : {TankId(0), TankId(1)}) straight.place(tank, 60 * tank + 60);
    const BattleEvents deep = straight.land({300, kFlat}, {4, -5});
    EXPECT_EQ(first<event::Exploded>(deep).radius, 11);
}

TEST(TunnelEffect, EndsAtBedrock) {
    Boring game("depth = 1000, radius = 8, way = \"down\"");
    const BattleEvents events = game.land({500, kFlat}, {5, -5});
    EXPECT_EQ(first<event::Exploded>(events).radius, 11);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, Ground::kBedrock / kColumn, 1.5);
}

TEST(TunnelEffect, EndsAtATankThatStandsInItsWay) {
    Boring game("depth = 400, radius = 4");
    game.battle.world().place_tank(1, {600, kFlat + 20});
    raise_ground(game.battle, 480, 720, kFlat + 100);
    game.settle();
    const double y = static_cast<double>(game.tank(1).middle().y);
    const BattleEvents events = game.land({480, y}, {6, 0});
    EXPECT_EQ(first<event::Exploded>(events).radius, 12);
    EXPECT_NEAR(first<event::Exploded>(events).at.x, 600 - kHullHalfWidth, 3);
    EXPECT_EQ(game.tank(1).health, 80);
}

TEST(TunnelEffect, AShieldInTheEarthStopsIt) {
    Boring game("depth = 400, radius = 4");
    game.place(1, 600);
    game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 100, .full = 100};
    raise_ground(game.battle, 480, 720, kFlat + 100);
    game.settle();
    const BattleEvents events = game.land({480, kFlat + 7}, {6, 0});
    EXPECT_EQ(first<event::Exploded>(events).radius, 12);
    EXPECT_NEAR(first<event::Exploded>(events).at.x, 600 - kShieldRadius, 2);
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_EQ(game.tank(1).shield.strength, 80);
}

TEST(TunnelEffect, WhatHitsATankDoesNotDigThroughIt) {
    Boring game("depth = 400");
    const std::int64_t area = game.battle.state().ground.area();
    const Vec2<float> middle = game.tank(1).middle();
    const BattleEvents events =
        game.land({static_cast<double>(middle.x), static_cast<double>(middle.y) + 30}, {0, -5}, 1);
    EXPECT_EQ(first<event::Exploded>(events).radius, 12);
    EXPECT_EQ(game.battle.state().ground.area(), area) << "a blast of 12 up there digs nothing";
}

TEST(TunnelEffect, WithAContactTriggerItIsAtItsEndWhereItLands) {
    Boring game("depth = 100");
    game.tank(0).contact = true;
    const BattleEvents events =
        game.shoot(0, "borer", 900 + (game.tank(0).body.at.x < 512 ? -200 : 200), 500);
    EXPECT_EQ(first<event::Exploded>(events).radius, 11);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, kFlat, 0.1);
    EXPECT_EQ(count<event::Dug>(events), 0);
}

TEST(TunnelEffect, WithNothingHungOnItsEndItFizzles) {
    ItemBattle game(
        weapon_table("borer", "unlimited = true", R"(on_impact = [{ effect = "tunnel", depth = 30 }])"), 2,
        hanging_rules());
    const BattleEvents events = game.shoot(0, "borer", game.tank(0).body.at.x < 512 ? 800 : 1000, 500);
    EXPECT_EQ(count<event::Fizzled>(events), 1);
    EXPECT_EQ(count<event::Hurt>(events), 0);
}

TEST(TunnelEffect, LeavesTheLevelAtItsSideWhereItIsOpen) {
    Boring game("depth = 400, radius = 4");
    const BattleEvents events = game.land({960, kFlat - 40}, {6, 0});
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(count<event::LeftLevel>(events), 1);
}

TEST(TunnelEffect, EndsInEveryLevelWhereverItBegins) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber, Walls::spring, Walls::concrete})
        for (const LooseEarth loose : {LooseEarth::pours, LooseEarth::breaks})
            for (const double x : {0.0, 2.0, 511.0, 1022.0})
                for (const double y : {8.0, 9.0, 120.0, 200.0, 400.0}) {
                    BattleRules rules = hanging_rules();
                    rules.walls = walls;
                    rules.loose_earth = loose;
                    Boring game("depth = 300, radius = 12, rise = 300", rules);
                    const BattleEvents events = game.land({x, y}, {x < 500 ? -4.0 : 4.0, -2});
                    EXPECT_EQ(count<event::LimitMet>(events), 0) << x << ", " << y;
                }
}

TEST(TunnelEffect, AtNoSpeedAtAllItGoesDown) {
    Boring game("depth = 50, keep = 10");
    const BattleEvents events = game.land({500, kFlat}, {0, 0});
    EXPECT_EQ(first<event::Exploded>(events).at.x, 500);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, kFlat - 50, 1);
}

}  // namespace
}  // namespace terramorph
