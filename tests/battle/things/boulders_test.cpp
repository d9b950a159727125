// Boulders on land that takes part: they lie still, stop shells, roll when they're moved, crush and break.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "battle/things/felling.h"
#include "battle/things/fire.h"
#include "battle/things/things.h"
#include "support/land/flat_land.h"
#include "support/land/grounds.h"
#include "support/wood_battle.h"
#include "terrain/thing_places.h"

namespace terramorph {
namespace {

using namespace test;

/// Flat land with boulders, and nothing else near them.
struct Stones : Wood {
    explicit Stones(const std::vector<int>& columns, BattleRules rules = rules_in(LivingLand::in_play),
                    int beside = kBeside)
        : Wood(columns, rules, Feature::boulder, beside) {}

    const BodyState& tank(int number) const { return battle.state().tank(TankId::at(number)).body; }
};

constexpr int kFarRolled = 130;  // columns, more than a boulder that's hit hard rolls

/// A blast that leaves no crater.
void throw_away(Battle& battle, Vec2<double> at, double radius) {
    EffectContext context;
    context.at = fixed_place(at.x, at.y);
    context.tank = 1;
    battle.world().apply({effect("blast", {{"radius", radius}, {"strength", 20}, {"digs", 0}})}, context);
}

/// Of a boulder that lies on flat land.
float height_of(const Thing& boulder) { return boulder.at.y - kFlat; }

TEST(Boulders, LieOnlyWhereTheLandIsInPlay) {
    const LevelSettings level = wooded_level({470, 530}, Feature::boulder);
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_TRUE(Battle(rules_in(land), level, built_in_arsenal(), 2, 1).state().things.empty());
    const Stones stones({470, 530});
    for (const int x : {470, 530}) {
        const Thing& boulder = stones.near(x);
        ASSERT_TRUE(boulder.is_boulder());
        EXPECT_NEAR(boulder.at.x, static_cast<float>(x) + 0.5f, 0.1f);
        EXPECT_GE(boulder.size, Thing::kLeastWide);
        EXPECT_LE(boulder.size, Thing::kMostWide);
        EXPECT_LE(height_of(boulder), boulder.half_thick());
        EXPECT_GE(height_of(boulder), 0.8f * boulder.half_thick());
    }
}

TEST(Boulders, LieStillOnSlopesUntilSomethingMovesThem) {
    for (const char* generator : {"waves", "hill", "diamond-square", "plateaus"})
        for (std::uint32_t seed = 1; seed <= 4; ++seed) {
            Battle battle(rules_in(LivingLand::in_play), hilly_level(generator, 2048, seed),
                          built_in_arsenal(), 2, seed);
            const std::vector<Thing> before = battle.state().things;
            settle(battle);
            battle.fire(1, weapon("tracer"));
            for (int tick = 0; tick < 200; ++tick) battle.step();
            ASSERT_EQ(battle.state().things.size(), before.size());
            for (std::size_t k = 0; k < before.size(); ++k)
                EXPECT_EQ(battle.state().things[k].at, before[k].at);
        }
}

TEST(Boulders, StopShellsFromBothSides) {
    const Stones stones({500});
    const Thing& boulder = stones.near(500);
    const CollisionScene scene = stones.battle.scene();
    for (const double way : {-1.0, 1.0}) {
        Flight flight;
        flight.start =
            fixed_place(500.5 - way * (static_cast<double>(boulder.half_thick()) + 4), double{boulder.at.y});
        flight.velocity = {static_cast<Fixed>(way * 10 * 4294967296.0), 0};
        Contact contact;
        ASSERT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::hit);
        EXPECT_EQ(contact.with, Contact::With::thing);
        EXPECT_NEAR(std::abs(columns_of(contact.at).x - boulder.at.x), boulder.half_thick(),
                    0.09f * boulder.half_thick() + 0.1f);
    }
}

TEST(Boulders, ComputersForeseeThem) {
    Stones stones({500});
    stones.place_tank(0, 440);
    const Prediction end = stones.battle.predict_shot(0, 50, 400);
    ASSERT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::thing);
}

TEST(Boulders, ABlastMovesOneAndItLiesThereFromThenOn) {
    for (const int way : {-1, 1}) {
        Stones stones({500});
        const int size = stones.near(500).size;
        explode(stones.battle, {500.5 - way * 22, kFlat + 6.0}, 34, 40, 1);
        const BattleEvents events = settle(stones.battle);
        ASSERT_EQ(count<event::CameLoose>(events), 1);
        EXPECT_EQ(first<event::CameLoose>(events).tank, 1);
        const Thing& boulder = stones.near(500);
        ASSERT_TRUE(boulder.is_boulder());
        EXPECT_GT(std::abs(boulder.at.x - 500.5f), 3);
        EXPECT_EQ(boulder.size, size);
        EXPECT_LT(boulder.strength, Thing::kBoulderStrength);
        EXPECT_TRUE(stones.battle.state().debris.empty());
        EXPECT_TRUE(stones.battle.at_rest());
        EXPECT_EQ(violations(stones.battle), std::vector<std::string>{});
    }
}

TEST(Boulders, ABlastThrowsOneAwayFromIt) {
    for (const int way : {-1, 1}) {
        Stones stones({500}, rules_in(LivingLand::in_play), kFarRolled);
        throw_away(stones.battle, {500.5 - way * 22, kFlat + 1.0}, 80);
        settle(stones.battle);
        const Thing& boulder = stones.near(500);
        EXPECT_GT((boulder.at.x - 500.5f) * static_cast<float>(way), 10);
        EXPECT_NEAR(boulder.at.y, kFlat + boulder.half_thick(), 1);
    }
}

TEST(Boulders, AFaintBlastLeavesOne) {
    Stones stones({500});
    const Vec2<float> before = stones.near(500).at;
    explode(stones.battle, {460.0, kFlat + 6.0}, 42, 50, 1);
    EXPECT_EQ(count<event::CameLoose>(settle(stones.battle)), 0);
    EXPECT_EQ(stones.near(500).at, before);
}

TEST(Boulders, ABigBlastShattersOneAndSmallOnesAddUp) {
    Stones stones({500});
    explode(stones.battle, {496.0, kFlat + 20.0}, 80, 260, 1);
    BattleEvents events = settle(stones.battle);
    ASSERT_EQ(count<event::Shattered>(events), 1);
    EXPECT_EQ(first<event::Shattered>(events).tank, 1);
    EXPECT_GT(std::abs(stones.near(500).at.x - 500), 60);
    Stones others({500});
    for (int blast = 0; blast < 6; ++blast) {
        const Vec2<double> at = {double{others.near(500).at.x}, double{others.near(500).at.y}};
        explode(others.battle, {at.x, at.y + 18}, 24, 90, 1);
        for (const BattleEvent& event : settle(others.battle)) events.push_back(event);
    }
    EXPECT_EQ(count<event::Shattered>(events), 2);
}

TEST(Boulders, OneThatIsUndercutFalls) {
    Stones stones({500});
    stones.battle.fire(1, weapon("tracer"));
    settle(stones.battle);
    stones.battle.world().carve(slab(470, 560, {150 * kColumn, 201 * kColumn}));
    const BattleEvents events = settle(stones.battle);
    EXPECT_EQ(count<event::CameLoose>(events), 1);
    const Thing& boulder = stones.near(500);
    ASSERT_TRUE(boulder.is_boulder());
    EXPECT_NEAR(boulder.at.y, 150 + boulder.half_thick(), 2);
}

TEST(Boulders, RollDownhillAndCrushWhoeverStandsThere) {
    Stones stones({500}, rules_in(LivingLand::in_play), kFarRolled);
    stones.place_tank(0, 640);
    stones.battle.fire(1, weapon("tracer"));
    settle(stones.battle);
    Shape slope{470, {}};
    for (int x = 470; x < 700; ++x)
        slope.chords.push_back({std::max(100, 170 - (x - 470) / 2) * kColumn, 201 * kColumn});
    stones.battle.world().carve(slope);
    const BattleEvents events = settle(stones.battle);
    ASSERT_EQ(count<event::CameLoose>(events), 1);
    EXPECT_GE(count<event::Crashed>(events), 1);
    const auto crushed = std::ranges::find_if(events, [](const BattleEvent& event) {
        const auto* const hurt = std::get_if<event::Hurt>(&event);
        return hurt && hurt->cause == HurtCause::crush;
    });
    ASSERT_NE(crushed, events.end());
    EXPECT_EQ(stones.battle.state().tank(0).last_hurt_by, 1);
    EXPECT_TRUE(stones.battle.at_rest());
}

TEST(Boulders, ATankPushesOneAlong) {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.fuel = 400;
    Stones stones({500}, rules);
    stones.place_tank(0, 440);
    stones.battle.begin_turn(0);
    stones.battle.drive(0, 80);
    const BattleEvents events = settle(stones.battle);
    ASSERT_GE(count<event::CameLoose>(events), 1);
    EXPECT_EQ(first<event::CameLoose>(events).tank, 0);
    const Thing& boulder = stones.near(530);
    ASSERT_TRUE(boulder.is_boulder());
    EXPECT_GT(boulder.at.x, stones.tank(0).at.x);
    EXPECT_GT(boulder.at.x, 505);
    EXPECT_EQ(stones.battle.state().tank(0).health, stones.battle.state().tank(1).health);
    EXPECT_TRUE(stones.battle.at_rest());
}

TEST(Boulders, OneThatRollsFellsTreesAndKnocksOthersLoose) {
    for (const Feature other : {Feature::tree, Feature::boulder}) {
        LevelSettings level = wooded_level({500}, Feature::boulder);
        const std::int64_t row = level.terrain.origin.y + cut_row(level.terrain, level.cut);
        level.terrain.placed[{level.terrain.origin.x + 540, row}] = other;
        Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
        throw_away(battle, {476.0, kFlat + 1.0}, 100);
        const BattleEvents events = settle(battle);
        EXPECT_GE(count<event::CameLoose>(events), other == Feature::tree ? 1 : 2);
        EXPECT_EQ(count<event::Felled>(events), other == Feature::tree ? 1 : 0);
        EXPECT_TRUE(battle.at_rest());
    }
}

TEST(Boulders, OneThatComesToRestOnATankShatters) {
    Stones stones({500});
    Debris fallen;
    fallen.kind = Debris::Kind::thing;
    fallen.thing = stones.near(500);
    BattleState state = stones.battle.state();
    const std::size_t before = state.things.size();
    fallen.body.at = state.tank(0).body.at + Vec2<float>{2, 14 + fallen.thing.half_thick()};
    lay_thing(state, fallen);
    EXPECT_EQ(state.things.size(), before);
    fallen.body.at = state.tank(0).body.at + Vec2<float>{22 + fallen.thing.half_thick(), 6};
    lay_thing(state, fallen);
    EXPECT_EQ(state.things.size(), before + 1) << "but beside one it may lie";
}

TEST(Boulders, DoNotBurn) {
    BattleState state = Stones({500}).battle.state();
    for (std::size_t k = 0; k < state.things.size(); ++k) light(state, k, 0);
    for (const Thing& thing : state.things) EXPECT_NE(thing.burning, thing.is_boulder());
}

TEST(Boulders, AForkWithBouldersThatRollGoesOnAlike) {
    Stones stones({440, 500, 560});
    stones.battle.begin_turn(0);
    const auto fork = stones.battle.fork();
    for (Battle* battle : {&stones.battle, fork.get()}) explode(*battle, {470.0, kFlat + 2.0}, 70, 60, 1);
    EXPECT_EQ(test::parted(stones.battle, *fork, 600), std::nullopt);
}

}  // namespace
}  // namespace terramorph
