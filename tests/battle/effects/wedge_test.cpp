#include <gtest/gtest.h>

#include <cmath>

#include "base/trig.h"
#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kWedges =
    weapon_table("riot_charge", "shell = false",
                 R"(on_fire = [{ effect = "wedge", length = 90, width = 60, earth = "removed" }])") +
    weapon_table("riot_blast", "shell = false",
                 R"(on_fire = [{ effect = "wedge", length = 150, width = 60 }])") +
    weapon_table("dirt_charge", "shell = false",
                 R"(on_fire = [{ effect = "wedge", length = 90, width = 60, earth = "added" }])");

struct Wedges : EffectBattle {
    explicit Wedges(const BattleRules& rules = calm_rules(LooseEarth::hangs))
        : EffectBattle(kWedges, 2, rules) {
        place(0, 500);
        place(1, 900);
    }
    /// A place so far from the turret, at an angle in degrees.
    bool solid(Vec2<float> turret, double degrees, double distance) const {
        const double radians = degrees * 3.141592653589793 / 180;
        const double x = static_cast<double>(turret.x) + distance * cosine(radians);
        const double y = static_cast<double>(turret.y) + distance * sine(radians);
        return ground().solid(static_cast<int>(std::floor(x)), Sixteenths::rounded_down(y));
    }
};

TEST(WedgeEffect, RemovesWhatIsWithinItsAngleAndLengthAndNothingElse) {
    for (const int angle : {0, 300, 450, 900, 1350, 1800}) {
        Wedges game;
        game.build(300, 700, kFlat, 400);
        const Vec2<float> turret = game.tank(0).turret();
        game.shoot(0, "riot_charge", angle, 500);
        for (int turn = -60; turn <= 60; turn += 4)
            for (const int distance : {8, 40, 85, 95}) {
                if (std::abs(std::abs(turn) - 30) * distance < 120) continue;  // too near the edge to say
                const double degrees = angle / 10.0 + turn;
                const bool inside = std::abs(turn) < 30 && distance < 90;
                const double radians = degrees * 3.141592653589793 / 180;
                const float x = turret.x + static_cast<float>(distance * cosine(radians));
                const float y = turret.y + static_cast<float>(distance * sine(radians));
                if (distance_to(game.battle.state().hulls[0], {x, y}) < 6 || y > 395) continue;
                EXPECT_EQ(game.solid(turret, degrees, distance), !inside)
                    << "angle " << angle << ", turned by " << turn << ", distance " << distance;
            }
    }
}

TEST(WedgeEffect, HasTheAreaOfItsSector) {
    Wedges game;
    game.build(300, 700, kFlat, 450);
    const std::int64_t before = game.ground().area();
    const BattleEvents events = game.shoot(0, "riot_charge", 900, 500);
    const double sector = 3.141592653589793 * 90 * 90 / 6 * kCellsPerSquareColumn;
    EXPECT_NEAR(static_cast<double>(before - game.ground().area()), sector, 0.03 * sector);
    EXPECT_EQ(first<event::Dug>(events).radius, 45);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_TRUE(game.battle.state().shells.empty());
}

TEST(WedgeEffect, LeftAndRightAreMirrorImages) {
    std::int64_t removed[2];
    for (const int side : {0, 1}) {
        Wedges game;
        game.build(300, 701, kFlat, 400);
        const std::int64_t before = game.ground().area();
        game.shoot(0, "riot_blast", side == 0 ? 400 : 1400, 500);
        removed[side] = before - game.ground().area();
    }
    EXPECT_NEAR(static_cast<double>(removed[0]), static_cast<double>(removed[1]),
                0.01 * static_cast<double>(removed[0]));
}

TEST(WedgeEffect, WithoutPowerItGoesWhereTheBarrelPoints) {
    std::uint64_t areas[2];
    for (const int power : {0, 1}) {
        Wedges game;
        game.build(300, 700, kFlat, 400);
        game.shoot(0, "riot_charge", 600, power * 1000);
        areas[power] = static_cast<std::uint64_t>(game.ground().area());
    }
    EXPECT_EQ(areas[0], areas[1]);
}

TEST(WedgeEffect, SomebodyBuriedCanShootAgainAfterIt) {
    Wedges game;
    game.build(440, 560, kFlat, 300);
    game.shoot(0, "riot_charge", 900, 500);
    const Prediction end = game.battle.predict_shot(0, 900, 500);
    EXPECT_GT(end.ticks, 10 * kTick);
}

TEST(WedgeEffect, AddsEarthButNotOverTheTankThatFires) {
    for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks})
        for (const int angle : {0, 200, 450, 900, 1600}) {
            BattleRules rules = calm_rules();
            rules.loose_earth = loose;
            SCOPED_TRACE(testing::Message() << "loose " << static_cast<int>(loose) << ", angle " << angle);
            Wedges game(rules);
            const std::int64_t before = game.ground().area();
            const BattleEvents events = game.shoot(0, "dirt_charge", angle, 500);
            EXPECT_GT(game.ground().area(), before + 500 * kCellsPerSquareColumn);
            EXPECT_EQ(count<event::Heaped>(events), 1);
            EXPECT_EQ(game.tank(0).health, 100);
            EXPECT_FALSE(game.tank(0).body.buried) << angle;
            EXPECT_EQ(depth_in_earth(game.ground(), game.tank(0)), 0) << angle;
        }
}

TEST(WedgeEffect, AtTheEdgeOfTheLevelOnlyWhatIsInsideCounts) {
    Wedges game;
    game.place(0, 30);
    game.build(0, 60, kFlat, 300);
    const std::int64_t before = game.ground().area();
    game.shoot(0, "riot_blast", 1800, 500);
    EXPECT_LT(game.ground().area(), before);
    EXPECT_TRUE(violations(game.battle).empty());
}

TEST(WedgeEffect, OfNobodyAndWithoutASpeedItPointsDown) {
    Wedges game;
    EffectContext context;
    context.at = fixed_place(300.5, kFlat);
    const auto place = static_cast<std::size_t>(game.arsenal.find("riot_charge"));
    game.battle.world().apply(game.arsenal.weapons[place].effects.on(Trigger::on_fire), context);
    EXPECT_FALSE(game.ground().solid(300, (kFlat - 60) * kColumn));
}

TEST(WedgeEffect, InALevelThatIsFullThereIsNothingToAdd) {
    Wedges game;
    game.build(0, 1024, 0, game.ground().height());
    const std::int64_t before = game.ground().area();
    game.shoot(0, "dirt_charge", 600, 500);
    EXPECT_EQ(game.ground().area(), before);
}

}  // namespace
}  // namespace terramorph
