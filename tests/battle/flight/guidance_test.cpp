#include "battle/flight/guidance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

struct Guided : ItemBattle {
    explicit Guided(const BattleRules& rules = calm_rules(), int tanks = 2, int width = 2048)
        : ItemBattle("", tanks, rules, flat_level(width)) {
        for (const TankId k : ids<TankId>(tanks)) place(k, 300 + 600 * k);
    }

    /// Where the shot of tank 0 ends if it is guided so.
    Vec2<float> end_of_shot(Guidance::Kind kind, int angle, int power, int strength = 600, int reach = 100) {
        tank(0).guidance.kind = kind;
        tank(0).guidance.strength = strength;
        tank(0).guidance.reach = reach;
        const BattleEvents events = shoot(0, "missile", angle, power);
        for (const BattleEvent& event : events) {
            if (const auto* exploded = std::get_if<event::Exploded>(&event)) return exploded->at;
            if (const auto* left = std::get_if<event::LeftLevel>(&event)) return left->at;
        }
        ADD_FAILURE() << "it never ended";
        return {};
    }
    /// The least power with which an unguided shot at this angle comes down beyond a column.
    int power_beyond(int angle, float column) const {
        for (int power = 1; power <= kFullPower; ++power)
            if (columns_of(battle.predict_shot(0, angle, power).contact.at).x > column) return power;
        ADD_FAILURE() << "none";
        return 0;
    }
};

TEST(Guidance, HeatPullsAShellToAnEnemyWithinItsReachAndToNoOther) {
    Guided near;
    const int power = near.power_beyond(600, 950);
    EXPECT_GT(near.end_of_shot(Guidance::Kind::none, 600, power).x, 930);
    EXPECT_LT(Guided().end_of_shot(Guidance::Kind::heat, 600, power, 1500).x, 922);
    Guided far;
    const int too_far = far.power_beyond(600, 1100);
    EXPECT_GT(far.end_of_shot(Guidance::Kind::heat, 600, too_far, 1500).x, 1090);
}

TEST(Guidance, HeatIsNotFeltForTheOwnTank) {
    Guided game;
    const Vec2<float> end = game.end_of_shot(Guidance::Kind::heat, 860, 200, 5000, 400);
    Guided same;
    EXPECT_EQ(end, same.end_of_shot(Guidance::Kind::none, 860, 200));
}

TEST(Guidance, HeatIsNotFeltForTheDead) {
    Guided game(calm_rules(), 3);
    destroy(game.battle, 1, 0);
    game.settle();
    const int power = game.power_beyond(600, 950);
    const Prediction plain = game.battle.predict_shot(0, 600, power);
    EXPECT_EQ(game.end_of_shot(Guidance::Kind::heat, 600, power, 1500), columns_of(plain.contact.at));
}

TEST(Guidance, HomingSteersToTheNearestEnemyAllTheWayDown) {
    for (const int beside : {-250, -120, 120, 250}) {
        Guided game;
        const int power = game.power_beyond(650, static_cast<float>(900 + beside));
        EXPECT_NEAR(game.end_of_shot(Guidance::Kind::homing, 650, power, 400).x, 900, 23) << beside;
    }
}

TEST(Guidance, HomingGoesForTheChosenTarget) {
    Guided game(calm_rules(), 3);
    game.battle.target(0, {1200, kFlat});
    const int power = game.power_beyond(650, 1050);
    EXPECT_NEAR(game.end_of_shot(Guidance::Kind::homing, 650, power, 400).x, 1200, 8);
}

constexpr float kMaxAstray = 0.08f;  // of the way, by which aimed shots miss

BattleRules weakening() {
    BattleRules rules = calm_rules();
    rules.damage_weakens = true;
    return rules;
}

TEST(Guidance, BallisticCorrectsThePowerAndKeepsTheAngle) {
    for (const int wind : {-40, 0, 25})
        for (const int viscosity : {0, 1}) {
            BattleRules rules = calm_rules();
            rules.most_wind = rules.least_wind = std::abs(wind);
            rules.viscosity = viscosity;
            Guided game(rules);
            game.tank(0).angle = 600;
            game.tank(0).guidance.kind = Guidance::Kind::ballistic;
            game.battle.target(0, {800, kFlat});
            game.battle.aim(0, 600, 137);
            game.battle.fire(0, game.arsenal.find("missile"));
            game.battle.step();
            const Vec2<float> speed = columns_of(game.battle.state().shells[0].flight.velocity);
            if (viscosity == 0) {
                EXPECT_NEAR(speed.y / speed.x, std::sqrt(3.0f), 0.09f);
            }
            EXPECT_NEAR(first<event::Exploded>(game.settle()).at.x, 800.5f, 500 * kMaxAstray)
                << "wind " << game.battle.state().air.wind << ", viscosity " << viscosity;
        }
}

TEST(Guidance, BallisticTakesTheNearestAngleThatReaches) {
    Guided game;
    game.battle.target(0, {1300, kFlat});
    EXPECT_NEAR(game.end_of_shot(Guidance::Kind::ballistic, 1200, 300).x, 1300, 1000 * kMaxAstray);
}

TEST(Guidance, BallisticLeavesAShotThatCannotReachAsItIs) {
    Guided game(weakening());
    game.battle.world().hurt(0, 80, 1);
    game.battle.target(0, {1900, kFlat});
    const Prediction plain = game.battle.predict_shot(0, 600, 200);
    EXPECT_EQ(game.end_of_shot(Guidance::Kind::ballistic, 600, 200), columns_of(plain.contact.at));
}

TEST(Guidance, NoBallisticShotIsMorePowerfulThanItsTank) {
    Guided game(weakening());
    game.battle.world().hurt(0, 30, 1);
    for (int x = 320; x < 2048; x += 97) {
        Shell shell;
        shell.tank = 0;
        shell.flight = shot_of(game.battle.state(), 0, 450, 100);
        game.battle.target(0, {x, kFlat});
        Guidance guidance;
        guidance.kind = Guidance::Kind::ballistic;
        guide(shell, guidance, game.battle.world());
        const Vec2<float> speed = columns_of(shell.flight.velocity) * static_cast<float>(kTicksPerSecond);
        EXPECT_LE(std::hypot(speed.x, speed.y),
                  640 * 1.02f * static_cast<float>(power_limit(game.battle.state(), 0)) / kFullPower)
            << "but for its error";
    }
}

TEST(Guidance, NobodysShotIsNotCorrected) {
    for (const auto kind : {Guidance::Kind::ballistic, Guidance::Kind::lazy}) {
        Guided game;
        Shell shell;
        shell.flight = shot_of(game.battle.state(), 0, 450, 300);
        const Vec2<Fixed> speed = shell.flight.speed();
        Guidance guidance;
        guidance.kind = kind;
        guide(shell, guidance, game.battle.world());
        EXPECT_EQ(shell.flight.speed(), speed);
        EXPECT_EQ(shell.guidance.kind, Guidance::Kind::none);
    }
}

TEST(Guidance, HorizontalFliesLevelToTheTargetAndDropsThere) {
    Guided game;
    game.battle.world().heap({1100, std::vector<Span>(40, {kFlat * kColumn, 240 * kColumn})});
    game.battle.target(0, {1300, kFlat});
    game.tank(0).guidance.kind = Guidance::Kind::horizontal;
    game.battle.aim(0, 500, 500);
    game.battle.fire(0, game.arsenal.find("missile"));
    float highest = 0;
    float lowest_over_the_wall = 10000;
    BattleEvents events;
    while (!game.battle.at_rest()) {
        game.battle.step();
        for (const Shell& shell : game.battle.state().shells) {
            const Vec2<float> at = columns_of(shell.flight.place());
            highest = std::max(highest, at.y);
            if (at.x > 900 && at.x < 1250) lowest_over_the_wall = std::min(lowest_over_the_wall, at.y);
        }
        for (const BattleEvent& event : game.battle.take_events()) events.push_back(event);
    }
    EXPECT_NEAR(lowest_over_the_wall, highest, 1);
    EXPECT_NEAR(first<event::Exploded>(events).at.x, 1300.5f, 0.1f);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, kFlat, 0.1f);
}

TEST(Guidance, HorizontalDropsStraightInTheWindToo) {
    BattleRules rules = calm_rules();
    rules.most_wind = rules.least_wind = 40;
    for (const int growth : {0, 20}) {
        rules.wind_growth = growth;
        Guided game(rules);
        game.battle.target(0, {1100, kFlat});
        EXPECT_NEAR(game.end_of_shot(Guidance::Kind::horizontal, 400, 700).x, 1100.5f, 0.3f);
    }
}

TEST(Guidance, HorizontalKeepsItsHeightAndSpeedInTheWind) {
    BattleRules rules = calm_rules();
    rules.most_wind = rules.least_wind = 40;
    Guided game(rules);
    game.battle.target(0, {1300, kFlat});
    game.tank(0).guidance.kind = Guidance::Kind::horizontal;
    game.battle.aim(0, 500, 500);
    game.battle.fire(0, game.arsenal.find("missile"));
    std::vector<Vec2<Fixed>> level;  // x: speed, y: height
    while (!game.battle.at_rest()) {
        game.battle.step();
        game.battle.take_events();
        for (const Shell& shell : game.battle.state().shells)
            if (const auto at = columns_of(shell.flight.place()); at.x > 900 && at.x < 1250)
                level.push_back({shell.flight.speed().x, shell.flight.place().y});
    }
    ASSERT_GT(level.size(), 20u);
    for (const auto& [speed, height] : level) {
        EXPECT_EQ(speed, level.front().x);
        EXPECT_EQ(height, level.front().y);
    }
}

TEST(Guidance, HorizontalThatFliesAwayFromItsTargetFallsAsAnyOther) {
    Guided game;
    const Prediction plain = game.battle.predict_shot(0, 1300, 250);
    EXPECT_EQ(game.end_of_shot(Guidance::Kind::horizontal, 1300, 250), columns_of(plain.contact.at));
}

TEST(Guidance, VerticalDropsOntoTheTargetFromWhereverItComesAboveIt) {
    for (const int power : {600, 700, 900}) {
        Guided game;
        EXPECT_NEAR(game.end_of_shot(Guidance::Kind::vertical, 500, power).x, 900, 1) << power;
    }
}

TEST(Guidance, LazyFindsAWayAroundWhatStandsBetween) {
    Guided game;
    game.battle.world().heap({550, std::vector<Span>(60, {kFlat * kColumn, 800 * kColumn})});
    game.settle();
    const Vec2<float> end = game.end_of_shot(Guidance::Kind::lazy, 100, 50);
    EXPECT_NEAR(end.x, 900, 600 * kMaxAstray);
    EXPECT_LT(end.y, kFlat + 16);
}

TEST(Guidance, LazyGoesForTheChosenPlace) {
    Guided game;
    game.battle.target(0, {1500, kFlat});
    EXPECT_NEAR(game.end_of_shot(Guidance::Kind::lazy, 1700, 50).x, 1500, 1200 * kMaxAstray);
}

TEST(Guidance, AWeavingShellSwingsToBothSidesOfItsWay) {
    Guided plain;
    Guided swinging;
    swinging.tank(0).guidance = {Guidance::Kind::weave, 0, 600, {}};
    for (Guided* game : {&plain, &swinging}) {
        game->battle.aim(0, 600, 600);
        game->battle.fire(0, game->arsenal.find("missile"));
        game->battle.step();
    }
    float above = 0;
    float below = 0;
    for (int tick = 0; tick < 120; ++tick) {
        plain.battle.step();
        swinging.battle.step();
        const Vec2<float> off = columns_of(swinging.battle.state().shells[0].flight.place()) -
                                columns_of(plain.battle.state().shells[0].flight.place());
        above = std::max(above, off.y);
        below = std::min(below, off.y);
    }
    EXPECT_GT(above, 4);
    EXPECT_LT(above, 60);
    EXPECT_LT(below, -4);
    EXPECT_GT(below, -60);
}

TEST(Guidance, NoTargetIsNoGuidance) {
    for (const auto kind : {Guidance::Kind::horizontal, Guidance::Kind::vertical, Guidance::Kind::ballistic,
                            Guidance::Kind::lazy, Guidance::Kind::homing, Guidance::Kind::heat}) {
        Guided game;
        destroy(game.battle, 1, 0);
        game.settle();
        const Prediction plain = game.battle.predict_shot(0, 600, 400);
        EXPECT_EQ(game.end_of_shot(kind, 600, 400), columns_of(plain.contact.at));
    }
}

TEST(Guidance, MeetsWallsShieldsAndTanksAsAnyOther) {
    BattleRules rules = calm_rules();
    rules.walls = Walls::concrete;
    Guided game(rules, 3);
    game.tank(1).shield = {Shield::Kind::absorbs, 200, 200};
    game.battle.world().place_tank(1, game.tank(1).body.at);
    game.settle();
    game.battle.target(0, {1500, kFlat});
    EXPECT_NEAR(game.end_of_shot(Guidance::Kind::homing, 20, 700).x, 900 - 36, 10);
    EXPECT_LT(game.tank(1).shield.strength, 200);
}

TEST(Guidance, EveryGuidedShotEnds) {
    for (int kind = 0; kind <= static_cast<int>(Guidance::Kind::weave); ++kind)
        for (const int wall : {0, 1, 4}) {
            BattleRules rules = sudden_rules();
            rules.walls = static_cast<Walls>(wall);
            rules.wind_growth = 100;
            rules.viscosity = kind;
            Guided game(rules, 3);
            for (int angle = 0; angle <= kHalfTurn; angle += 450) {
                game.tank(0).guidance = {static_cast<Guidance::Kind>(kind), 2000, 5000, {}};
                game.battle.aim(0, angle, power_limit(game.battle.state(), 0));
                game.battle.fire(0, game.arsenal.find("tracer"));
                game.settle();
            }
        }
}

TEST(Guidance, AimedShotsHitOftenButNotAlways) {
    for (const auto kind : {Guidance::Kind::ballistic, Guidance::Kind::lazy}) {
        int hits = 0;
        constexpr int kShots = 30;
        for (int shot = 0; shot < kShots; ++shot) {
            Guided game;
            for (int draw = 0; draw < shot; ++draw) game.battle.world().random().next();
            hits += std::abs(game.end_of_shot(kind, 600, 500).x - 900) <= kHullHalfWidth + 2;
        }
        EXPECT_GT(hits, kShots / 2);
        EXPECT_LT(hits, kShots);
    }
}

}  // namespace
}  // namespace terramorph
