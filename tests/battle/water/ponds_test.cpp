// Ponds of the land, and what rolls in water.
#include "battle/water/ponds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "battle/debris.h"
#include "battle/placement.h"
#include "support/battles.h"
#include "support/land/mine_levels.h"
#include "support/wood_battle.h"

namespace terramorph {
namespace {

using namespace test;

struct PondBattle {
    explicit PondBattle(LivingLand land = LivingLand::in_play, Feature what = Feature::pond)
        : battle(rules_in(land), wooded_level({500}, what), built_in_arsenal(), 2, 1) {}
    float deep(int x) const {
        return water_depth(battle.state(),
                           {static_cast<float>(x) + 0.5f, to_columns(battle.state().ground.top(x))});
    }

    Battle battle;
};

/// How far a heavy ball rolls through the middle of the hollow in a third of a second.
float rolled(Battle& battle) {
    constexpr float kFrom = 490.5f;
    Debris ball;
    ball.kind = Debris::Kind::boulder;
    ball.radius = 3;
    ball.body.at = {kFrom, to_columns(battle.state().ground.top(490)) + 3.5f};
    ball.body.velocity = {80, 0};
    battle.world().add_debris(ball);
    for (int tick = 0; tick < 20; ++tick) battle.step();
    return battle.state().debris.front().body.at.x - kFrom;
}

TEST(Ponds, AreHollowsFullOfWaterWhereTheLandIsInPlay) {
    const PondBattle pond;
    EXPECT_GE(pond.deep(500), 4);
    EXPECT_LE(pond.deep(500), 10);
    int wide = 0;
    for (int x = 400; x < 600; ++x) wide += pond.deep(x) > 0;
    EXPECT_GE(wide, 30);
    EXPECT_LE(wide, 91);
    EXPECT_FALSE(pond.battle.state().basins->flows());
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_EQ(PondBattle(land).battle.state().ground.top(500), kFlat * kColumn);
}

TEST(Ponds, AreNowhereWithoutAir) {
    LevelSettings level = wooded_level({500}, Feature::pond);
    for (const PlanetValue none :
         {PlanetValue::air, PlanetValue::least_wind, PlanetValue::most_wind, PlanetValue::rain})
        level.planet.set(none, 0);
    const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
    EXPECT_EQ(battle.state().ground.top(500), kFlat * kColumn);
}

TEST(Ponds, PutOutFire) {
    PondBattle pond;
    EffectContext context;
    context.at = fixed_place(500, kFlat + 5);
    context.tank = 0;
    const std::vector<Effect> fire = {effect("burn")};
    pond.battle.world().apply(fire, context);
    for (int tick = 0; tick < 120; ++tick) pond.battle.step();
    EXPECT_TRUE(pond.battle.state().ongoing.empty());
}

TEST(Ponds, SlowWhatRolls) {
    PondBattle pond, dry(LivingLand::in_play, Feature::none);
    Shape hollow{400, {}};
    for (int x = 400; x < 600; ++x)
        hollow.chords.push_back({pond.battle.state().ground.top(x), (kFlat + 1) * kColumn});
    dry.battle.world().carve(hollow);  // the same without water
    settle(dry.battle);
    const float in_water = rolled(pond.battle), in_the_dry = rolled(dry.battle);
    EXPECT_GT(in_water, 4);
    EXPECT_LT(in_water, 0.85f * in_the_dry);
}

TEST(Ponds, RunOutWhereTheirBankIsShotAway) {
    PondBattle pond;
    const std::int64_t before = pond.battle.state().basins->volume();
    explode(pond.battle, {500, kFlat - 40.0}, 60, 0, 0);
    settle(pond.battle);
    EXPECT_EQ(pond.battle.state().basins->volume(), before) << "no cell is lost";
    EXPECT_LT(pond.deep(500) + to_columns(pond.battle.state().ground.top(500)), kFlat - 20);
}

TEST(Ponds, HaveNoTankInThemOnAnyLandAndLeaveRoadsAndShaftsAlone) {
    int ponds = 0, full = 0;
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            LevelSettings level = any_level(*generator, seed);
            const int row = cut_row(level.terrain, level.cut);
            for (int x = 100; x < 2000; x += 150)
                level.terrain.placed[level.terrain.origin + Spot{x, row}] = Feature::pond;
            const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 4, seed);
            const StartingLand land = starting_land(rules_in(LivingLand::in_play), level, 4, seed);
            for (const Pond& pond : land.ponds) {
                ++ponds;
                const Sixteenths deep =
                    water_over(battle.state(), pond.middle) - battle.state().ground.top(pond.middle);
                full += deep > Sixteenths{};
                EXPECT_LE(pond.level - land.surface[at(pond.middle)], 10 * kColumn)
                    << generator->name << " " << seed;
                EXPECT_GT(pond.level, land.site.water) << generator->name << " " << seed;
                const auto meets = [&](const Range& other) {
                    return other.x0 < pond.columns.x1 && pond.columns.x0 < other.x1;
                };
                EXPECT_TRUE(std::ranges::none_of(land.roads, meets));
                EXPECT_TRUE(std::ranges::none_of(land.mine.mouths, meets));
            }
            for (const Tank& tank : battle.state().tanks)
                EXPECT_EQ(water_depth(battle.state(), tank.middle()), 0) << generator->name << " " << seed;
            EXPECT_FALSE(battle.state().basins->flows()) << generator->name << " " << seed;
        }
    EXPECT_GE(ponds, 150);
    EXPECT_GE(full, ponds * 9 / 10);
}

TEST(Ponds, OfABattleAndItsForkAreTheSame) {
    PondBattle pond;
    const auto fork = pond.battle.fork();
    explode(pond.battle, {520, kFlat - 10.0}, 30, 10, 0);
    explode(*fork, {520, kFlat - 10.0}, 30, 10, 0);
    EXPECT_FALSE(parted(pond.battle, *fork, 300));
}

}  // namespace
}  // namespace terramorph
