// Trees on land that takes part: where they stand, what stops at them and what fells them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "battle/things/things.h"
#include "support/land/flat_land.h"
#include "support/land/grounds.h"
#include "support/wood_battle.h"
#include "terrain/thing_places.h"

namespace terramorph {
namespace {

using namespace test;

/// The trunk of a tree 40 columns high at x = 500.
struct Trunk {
    Thing tree = {.at = {500.5f, kFlat}, .size = 40, .full = 40};
    Ground ground = test::flat_ground(1024, kFlat);
    std::array<ThingCollider, 1> colliders = {collider_of(tree)};

    CollisionScene scene() const {
        CollisionScene scene{ground, {}};
        scene.things = colliders;
        return scene;
    }
    Flight flight(double x, double y, double columns_a_second, double up = 0) const {
        Flight flight;
        flight.start = fixed_place(x, y);
        flight.velocity = {static_cast<Fixed>(columns_a_second / 60 * 4294967296.0),
                           static_cast<Fixed>(up / 60 * 4294967296.0)};
        return flight;
    }
};

TEST(Trees, StandOnlyWhereTheLandIsInPlay) {
    const LevelSettings level = wooded_level({470, 530});
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        const Battle battle(rules_in(land), level, built_in_arsenal(), 2, 1);
        EXPECT_TRUE(battle.state().things.empty());
        EXPECT_TRUE(battle.scene().things.empty());
    }
    const Wood wood({470, 530});
    EXPECT_NEAR(wood.near(470).at.x, 470.5f, 0.1f);
    EXPECT_NEAR(wood.near(530).at.x, 530.5f, 0.1f);
    EXPECT_EQ(wood.near(530).at.y, kFlat);
}

TEST(Trees, StandNeitherNearTanksNorShaftsNorUnderWater) {
    for (const char* generator : {"waves", "circle-hill", "hill", "plateaus"})
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            const LevelSettings level = hilly_level(generator, 2048, seed);
            const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 6, seed);
            const BattleState& state = battle.state();
            EXPECT_LE(state.things.size(), kMostThings);
            for (const Thing& thing : state.things) {
                for (const Tank& tank : state.tanks)
                    EXPECT_GE(std::abs(tank.body.at.x - thing.at.x), 20 + kHullHalfWidth);
                const int x = static_cast<int>(thing.at.x);
                EXPECT_LE(water_over(state, x), state.ground.top(x));
                const float top = to_columns(state.ground.top(x));
                if (thing.kind == Thing::Kind::hut) {  // its floor is on the highest ground below it
                    EXPECT_GE(thing.at.y, top);
                    EXPECT_LE(thing.at.y, top + Thing::kHutFooting);
                } else {
                    EXPECT_NEAR(thing.at.y, top, thing.is_boulder() ? thing.size : 8);
                }
            }
        }
}

TEST(Trees, ATrunkStopsShellsFromBothSides) {
    const Trunk trunk;
    for (const double way : {-1.0, 1.0}) {
        Contact contact;
        Flight flight = trunk.flight(500.5 - way * 8, kFlat + 10, way * 600);
        EXPECT_EQ(fly_one_tick(flight, trunk.scene(), contact), FlightEnd::hit);
        EXPECT_EQ(contact.with, Contact::With::thing);
        EXPECT_FALSE(contact.tank.exists());
        EXPECT_NEAR(columns_of(contact.at).x, 500.5 - way * 3, 0.5);
    }
}

TEST(Trees, ACrownTakesAnEighthOfAFastShellsSpeedOnce) {
    const Trunk trunk;
    const double crown = kFlat + 40 - crown_radius(40) + 6.0;  // above the end of the trunk
    Flight flight = trunk.flight(480, crown, 300);
    Contact contact;
    for (int tick = 0; tick < 20; ++tick)
        ASSERT_EQ(fly_one_tick(flight, trunk.scene(), contact), FlightEnd::flying);
    EXPECT_NEAR(columns_of(flight.speed()).x, 300.0f / 60 * 7 / 8, 0.01f);
}

TEST(Trees, ACrownCatchesASlowShell) {
    const Trunk trunk;
    const double crown = kFlat + 40 - crown_radius(40) + 6.0;
    Flight flight = trunk.flight(482, crown, 100);
    Contact contact;
    FlightEnd end = FlightEnd::flying;
    for (int tick = 0; tick < 30 && end == FlightEnd::flying; ++tick)
        end = fly_one_tick(flight, trunk.scene(), contact);
    EXPECT_EQ(end, FlightEnd::hit);
    EXPECT_EQ(contact.with, Contact::With::thing);
    EXPECT_LT(columns_of(contact.at).x, 500);
}

TEST(Trees, AShellFromInsideATrunkFliesOut) {
    const Trunk trunk;
    Contact contact;
    Flight flight = trunk.flight(500.5, kFlat + 10, 600);
    EXPECT_EQ(fly_one_tick(flight, trunk.scene(), contact), FlightEnd::flying);
}

TEST(Trees, ComputersForeseeThem) {
    Wood wood({500});
    wood.place_tank(0, 420);
    const Prediction end = wood.battle.predict_shot(0, 50, 400);
    ASSERT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::thing);
    EXPECT_NEAR(columns_of(end.contact.at).x, 500.5 - 3, 1);
}

TEST(Trees, ABlastFellsATreeAwayFromItAndLeavesAStump) {
    for (const int way : {-1, 1}) {
        Wood wood({500});
        const int high = wood.near(500).size;
        explode(wood.battle, {500.5 - way * 10, kFlat + 20.0}, 18, 100, 1);
        BattleEvents events = settle(wood.battle);
        ASSERT_EQ(count<event::Felled>(events), 1);
        EXPECT_EQ(first<event::Felled>(events).tank, 1);
        EXPECT_EQ(wood.near(500).state, Thing::State::stump);
        const auto log = std::ranges::find(wood.things(), Thing::Kind::log, &Thing::kind);
        ASSERT_NE(log, wood.things().end());
        EXPECT_GT((log->at.x - 500) * static_cast<float>(way), 5);
        EXPECT_EQ(log->size, high);
        EXPECT_GT(std::abs(std::sin(log->angle)), 0.8f) << "it lies";
        EXPECT_TRUE(wood.battle.at_rest());
        EXPECT_EQ(violations(wood.battle), std::vector<std::string>{});
    }
}

TEST(Trees, AWeakBlastOnlyWeakensOne) {
    Wood wood({500});
    explode(wood.battle, {492.0, kFlat + 15.0}, 12, 15, 1);
    settle(wood.battle);
    EXPECT_TRUE(wood.near(500).has_trunk());
    EXPECT_LT(wood.near(500).strength, Thing::kStrength);
}

TEST(Trees, OneThatIsUndercutFallsToTheLowerSideWithItsRoots) {
    Wood wood({500});
    wood.battle.fire(1, weapon("tracer"));
    settle(wood.battle);
    wood.battle.world().carve(slab(490, 560, {150 * kColumn, 201 * kColumn}));
    const BattleEvents events = settle(wood.battle);
    EXPECT_EQ(count<event::Felled>(events), 1);
    EXPECT_GT(std::abs(wood.near(500).at.x - 500.5f), 1) << "no stump is left";
    const auto log = std::ranges::find(wood.things(), Thing::Kind::log, &Thing::kind);
    ASSERT_NE(log, wood.things().end());
    EXPECT_LT(log->at.y, 190);
}

TEST(Trees, ATallTreeThatFallsHurtsWhoeverStandsBelow) {
    int x = 480;
    while (Wood({x}).near(x).size < 58) ++x;
    Wood wood({x});
    wood.place_tank(0, static_cast<float>(x + 40));
    const int before = wood.battle.state().tank(0).health;
    explode(wood.battle, {x - 12.0, kFlat + 6.0}, 20, 120, 1);
    const BattleEvents events = settle(wood.battle);
    EXPECT_GE(count<event::Crashed>(events), 1);
    EXPECT_LT(wood.battle.state().tank(0).health, before);
    EXPECT_EQ(wood.battle.state().tank(0).last_hurt_by, 1);
}

TEST(Trees, ATankPushesThemOver) {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.fuel = 400;
    Wood wood({500}, rules);
    wood.place_tank(0, 440);
    wood.battle.begin_turn(0);
    wood.battle.drive(0, 80);
    const BattleEvents events = settle(wood.battle);
    ASSERT_EQ(count<event::Felled>(events), 1);
    EXPECT_EQ(first<event::Felled>(events).tank, 0);
    EXPECT_GT(wood.battle.state().tank(0).body.at.x, 490);
}

TEST(Trees, AtMost16LogsLie) {
    LevelSettings level = flat_level(1024, kFlat);
    const std::int64_t row = level.terrain.origin.y + cut_row(level.terrain, level.cut);
    for (int x = 60; x < 960; x += 15)
        level.terrain.placed[{level.terrain.origin.x + x, row}] = Feature::tree;
    Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
    for (int x = 60; x < 960; x += 15) explode(battle, {x - 8.0, kFlat + 10.0}, 12, 100, 1);
    EXPECT_GT(count<event::Felled>(settle(battle)), 16);
    EXPECT_EQ(std::ranges::count(battle.state().things, Thing::Kind::log, &Thing::kind), 16);
}

std::ptrdiff_t stumps(const Battle& battle) {
    return std::ranges::count(battle.state().things, Thing::State::stump, &Thing::state);
}

/// Land where it always rains on trees.
LevelSettings rainy_wood() {
    LevelSettings level = wooded_level({400, 440, 480, 520, 560, 600});
    level.planet.set(PlanetValue::rain, 100);
    return level;
}

/// Fells them all, and a tank stands amid them then.
void fell_wood(Battle& battle) {
    for (int x = 400; x <= 600; x += 40) explode(battle, {x - 8.0, kFlat + 12.0}, 12, 200, 1);
    settle(battle);
    battle.world().place_tank(0, {500, kFlat + 1}, 0);
    settle(battle);
}

TEST(Trees, GrowAgainInRainButNotBesideTanks) {
    Battle battle(rules_in(LivingLand::in_play), rainy_wood(), built_in_arsenal(), 2, 1);
    fell_wood(battle);
    const auto before = stumps(battle);
    ASSERT_GE(before, 3);
    for (int turn = 0; turn < 40; ++turn) battle.begin_turn(0);
    EXPECT_LT(stumps(battle), before);
    for (const Thing& thing : battle.state().things) {
        EXPECT_LE(thing.size, std::max(thing.full, Thing::kStump));
        for (const Tank& tank : battle.state().tanks)
            EXPECT_TRUE(std::abs(tank.body.at.x - thing.at.x) >= 30 || thing.state != Thing::State::whole ||
                        thing.kind == Thing::Kind::log);
    }
}

TEST(Trees, DontGrowAgainWhereNothingLives) {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.plants_grow = false;
    Battle battle(rules, rainy_wood(), built_in_arsenal(), 2, 1);
    fell_wood(battle);
    const auto before = stumps(battle);
    ASSERT_GE(before, 3);
    for (int turn = 0; turn < 40; ++turn) battle.begin_turn(0);
    EXPECT_EQ(stumps(battle), before);
}

TEST(Trees, AForkWithTreesInTheAirGoesOnAlike) {
    Wood wood({460, 500, 540});
    wood.battle.begin_turn(0);
    const auto fork = wood.battle.fork();
    for (Battle* battle : {&wood.battle, fork.get()}) explode(*battle, {480.0, kFlat + 6.0}, 60, 100, 1);
    EXPECT_EQ(test::parted(wood.battle, *fork, 600), std::nullopt);
}

}  // namespace
}  // namespace terramorph
