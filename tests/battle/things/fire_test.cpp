// Fire on trees.
#include <gtest/gtest.h>

#include <algorithm>

#include "battle/things/fire.h"
#include "battle/things/standing.h"
#include "support/wood_battle.h"
#include "terrain/thing_places.h"

namespace terramorph {
namespace {

using namespace test;

/// A row of trees, so near to each other that fire goes on. Its state may be changed.
struct Row {
    explicit Row(int wind = 0, double rain = 0) {
        LevelSettings level = wooded_level({200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 400, 420, 440});
        level.planet.set(PlanetValue::rain, rain);
        BattleRules rules = rules_in(LivingLand::in_play);
        rules.most_wind = std::abs(wind);
        rules.changing_wind = false;
        battle = std::make_unique<Battle>(rules, level, built_in_arsenal(), 2, 5);
        battle->world().set_wind(wind);
    }
    /// Left of all of them.
    Ticks fuel() const {
        Ticks all;
        for (const Thing& thing : battle->state().things) all += thing.fuel;
        return all;
    }
    BattleEvents burn(double x) {
        drop_fire(*battle, x);
        return settle(*battle);
    }

    std::unique_ptr<Battle> battle;
};

TEST(TreeFire, DropsOfFireLightATreeAndTheTurnWaitsForAWhile) {
    Row row;
    drop_fire(*row.battle, 320.5);
    Ticks waited;
    BattleEvents events;
    while (!row.battle->at_rest() && waited < 20 * kSecond) {
        row.battle->step();
        for (const BattleEvent& event : row.battle->take_events()) events.push_back(event);
        ++waited;
    }
    ASSERT_GE(count<event::Kindled>(events), 1);
    EXPECT_EQ(first<event::Kindled>(events).tank, 1);
    EXPECT_GT(waited, 2 * kSecond);
    EXPECT_LT(waited, 13 * kSecond);
}

TEST(TreeFire, ABeamLightsEveryTreeThatItTouchesAndIsStoppedByNone) {
    Row row;
    const float high = kFlat + 10;
    EffectContext context;
    context.tank = 1;
    context.at = fixed_place(290.0, high);
    context.speed = {kFixedOne, 0};
    static const std::vector<Effect> kBeam = {
        effect("beam", {{"radius", 3}, {"damage", 1}, {"length", 100}})};
    row.battle->world().apply(kBeam, context);
    const BattleEvents events = row.battle->take_events();
    EXPECT_EQ(count<event::Kindled>(events), 5) << "from 300 to 380";
    EXPECT_EQ(first<event::Kindled>(events).tank, 1);
    EXPECT_NEAR(first<event::Beamed>(events).to.x, 390, 1);
    for (const Thing& thing : row.battle->state().things)
        EXPECT_EQ(thing.burning, thing.at.x > 290 && thing.at.x < 390) << thing.at.x;
}

TEST(TreeFire, ATreeBurnsOutAndStandsCharredWithoutACrown) {
    Row row;
    row.burn(320.5);
    for (int turn = 0; turn < 6; ++turn) {
        row.battle->begin_turn(0);
        row.battle->aim(0, 900, 100);
        row.battle->fire(0, weapon("tracer"));
        for (int tick = 0; tick < 600; ++tick) row.battle->step();
    }
    EXPECT_TRUE(std::ranges::none_of(row.battle->state().things, &Thing::burning));
    const auto charred = std::ranges::find(row.battle->state().things, Thing::State::charred, &Thing::state);
    ASSERT_NE(charred, row.battle->state().things.end());
    EXPECT_EQ(charred->fuel, 0 * kTick);
    EXPECT_EQ(collider_of(*charred).crown_radius, 0);
    EXPECT_TRUE(charred->has_trunk());
}

TEST(TreeFire, GoesFartherWithTheWindThanAgainstIt) {
    int with = 0, against = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        BattleRules rules = rules_in(LivingLand::in_play);
        rules.most_wind = kStrongestWind;
        rules.changing_wind = false;
        LevelSettings level = wooded_level({});
        for (int x = 100; x < 900; x += 30)
            level.terrain.placed[{level.terrain.origin.x + x,
                                  level.terrain.origin.y + cut_row(level.terrain, level.cut)}] =
                Feature::tree;
        Battle battle(rules, level, built_in_arsenal(), 2, seed);
        battle.world().set_wind(kStrongestWind);
        drop_fire(battle, 490.5);
        for (int tick = 0; tick < 700; ++tick) battle.step();
        for (const Thing& thing : battle.state().things)
            if (thing.kind == Thing::Kind::tree && (thing.burning || thing.fuel < Thing::kFuel))
                (thing.at.x > 505 ? with : against) += thing.at.x > 505 || thing.at.x < 475;
    }
    EXPECT_GT(with, 4);
    EXPECT_EQ(against, 0) << "30 columns are farther than fire goes against the wind";
}

TEST(TreeFire, HurtsWhoeverStandsBesideIt) {
    Wood wood({500});
    wood.place_tank(0, 527);
    ASSERT_TRUE(wood.near(500).has_trunk());
    const int before = wood.battle.state().tank(0).health;
    drop_fire(wood.battle, 500.5);
    settle(wood.battle);
    EXPECT_LT(wood.battle.state().tank(0).health, before - 4);
    EXPECT_GT(wood.battle.state().tank(0).health, before - 30);
    EXPECT_EQ(wood.battle.state().tank(0).last_hurt_by, 1);
}

TEST(TreeFire, AShotGivesIt600TicksAndThenItRestsUntilTheNext) {
    Row row;
    drop_fire(*row.battle, 320.5);
    for (int tick = 0; tick < 60; ++tick) row.battle->step();
    ASSERT_TRUE(std::ranges::any_of(row.battle->state().things, &Thing::burning));
    row.battle->begin_turn(0);
    EXPECT_TRUE(row.battle->at_rest());
    const Ticks before = row.fuel();
    for (int tick = 0; tick < 100; ++tick) row.battle->step();
    EXPECT_EQ(row.fuel(), before);
    row.battle->aim(0, 900, 100);
    row.battle->fire(0, weapon("tracer"));
    for (int tick = 0; tick < 100; ++tick) row.battle->step();
    EXPECT_LT(row.fuel(), before);
    for (int tick = 0; tick < 2000; ++tick) row.battle->step();
    EXPECT_LE(row.battle->state().fire_ticks, 600 * kTick);
}

/// What a tree that burns loses in a tick, with a tracer in the air or with nothing.
Ticks burnt_in_a_tick(bool flies) {
    Row row;
    if (flies) {
        row.battle->aim(0, 900, 1000);
        row.battle->fire(0, weapon("tracer"));
        row.battle->step();
    }
    auto& state = const_cast<BattleState&>(row.battle->state());
    EXPECT_EQ(in_action(state), flies);
    state.fire_ticks = kTick;  // nothing catches fire just then
    light(state, 0, 1);
    const Ticks before = row.fuel();
    row.battle->step();
    return before - row.fuel();
}

TEST(TreeFire, BurnsThreeTimesAsFastOnceNothingElseGoesOn) {
    EXPECT_EQ(burnt_in_a_tick(true), kTick);
    EXPECT_EQ(burnt_in_a_tick(false), 3 * kTick)
        << "nobody waits for the next turn longer than it takes to see";
}

TEST(TreeFire, GoesOnFromATreeByTheKindOfItsCover) {
    const Row row;
    const auto spread = [&](LandCover cover) {
        return thing_at(row.battle->state(), {300, Feature::tree, cover, 7}).spread;
    };
    EXPECT_GT(spread(LandCover::thicket), spread(LandCover::wood));
    EXPECT_GT(spread(LandCover::wood), spread(LandCover::field));
    EXPECT_GT(spread(LandCover::field), spread(LandCover::moor));
    EXPECT_GT(spread(LandCover::moor), 0);
    EXPECT_EQ(spread(LandCover::town), spread(LandCover::moor));
    EXPECT_EQ(spread(LandCover::bare), 0);
    EXPECT_EQ(spread(LandCover::road), 0);

    const auto burnt = [](LandCover cover) {
        Row forest;
        auto& state = const_cast<BattleState&>(forest.battle->state());
        for (Thing& tree : state.things) tree.spread = thing_at(state, {300, Feature::tree, cover, 7}).spread;
        const Ticks before = forest.fuel();
        forest.burn(320.5);
        return before - forest.fuel();
    };
    EXPECT_GT(burnt(LandCover::thicket), burnt(LandCover::moor));
    EXPECT_GT(burnt(LandCover::moor), burnt(LandCover::bare));
}

TEST(TreeFire, SpreadsAlikeInAFork) {
    Row row;
    row.burn(320.5);
    row.battle->begin_turn(0);
    const auto fork = row.battle->fork();
    for (Battle* battle : {row.battle.get(), fork.get()}) battle->fire(0, weapon("tracer"));
    EXPECT_EQ(test::parted(*row.battle, *fork, 600), std::nullopt);
}

TEST(TreeFire, NothingGrowsWithoutAir) {
    LevelSettings level = wooded_level({300, 500});
    for (const PlanetValue none : {PlanetValue::air, PlanetValue::least_wind, PlanetValue::most_wind,
                                   PlanetValue::rain, PlanetValue::water})
        level.planet.set(none, 0);
    const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
    EXPECT_TRUE(std::ranges::all_of(battle.state().things, &Thing::is_boulder));
}

}  // namespace
}  // namespace terramorph
