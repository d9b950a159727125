#include "battle/hidden/firedamp.h"

#include <gtest/gtest.h>

#include "battle/bodies/bodies.h"
#include "battle/motion/motion.h"
#include "battle/systems/battle_world.h"
#include "support/land/flat_land.h"
#include "support/mine_battle.h"

namespace terramorph {
namespace {

using namespace test;

class FiredampRoom : public MineWithRoom {
  protected:
    FiredampRoom() : MineWithRoom(MineRoom::gas) {}

    /// One that digs no crater, at a place this far to the left of the room.
    BattleEvents blast_beside(float away, float strength = 60, TankId by = 1) {
        EffectContext context;
        context.at = fixed_of({static_cast<float>(columns().x0) - away, middle().y});
        context.tank = by;
        battle_.world().blast(context, {.radius = 30, .strength = strength, .digs = false});
        return settle(battle_);
    }
    BattleEvents apply(const Effect& effect, Vec2<float> at) {
        EffectContext context;
        context.at = fixed_of(at);
        context.tank = 1;
        const std::vector<Effect> effects = {effect};
        battle_.world().apply(effects, context);
        return settle(battle_);
    }
};

TEST_F(FiredampRoom, IsThereOnlyWhereTheLandIsInPlay) {
    const LevelSettings level = level_with_room(MineRoom::gas);
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_TRUE(Battle(rules_in(land), level, built_in_arsenal(), 2, 1).state().hidden.firedamp.empty());
    ASSERT_FALSE(state().hidden.firedamp.empty());
    const Firedamp& firedamp = state().hidden.firedamp.front();
    EXPECT_EQ(firedamp.columns, columns());
    EXPECT_EQ(firedamp.room, room_.whole());
    EXPECT_TRUE(is_open(state().ground, firedamp));
    EXPECT_TRUE(battle_.at_rest());
}

TEST_F(FiredampRoom, ExplodesOnceAndBurnsWhenABlastReachesIt) {
    const std::size_t rooms = state().hidden.firedamp.size();
    const BattleEvents events = blast_beside(29);
    ASSERT_EQ(count<event::FiredampExploded>(events), 1);
    EXPECT_EQ(first<event::FiredampExploded>(events).tank, 1);
    EXPECT_EQ(first<event::FiredampExploded>(events).at, middle());
    const auto blasts = of_kind<event::Exploded>(events);
    ASSERT_EQ(blasts.size(), 2u);
    EXPECT_EQ(blasts[1].tank, 1);
    EXPECT_EQ(blasts[1].radius, 40);
    EXPECT_EQ(blasts[1].at, middle());
    EXPECT_EQ(count<event::CaughtFire>(events), 1);
    EXPECT_EQ(state().hidden.firedamp.size(), rooms - 1);
    EXPECT_EQ(count<event::FiredampExploded>(blast_beside(10)), 0) << "it's gone";
    EXPECT_EQ(violations(battle_), std::vector<std::string>{});
}

TEST_F(FiredampRoom, IsntLitByWhatDoesntReachItOrIsNoFire) {
    EXPECT_EQ(count<event::FiredampExploded>(blast_beside(31)), 0);
    EXPECT_EQ(count<event::FiredampExploded>(blast_beside(5, 0)), 0) << "mere force";
}

TEST_F(FiredampRoom, KeepsTheTurnUntilItHasExplodedAndBurnt) {
    battle_.world().light(middle(), middle(), 0);
    Ticks ticks = 0;
    for (; !battle_.at_rest(); ++ticks) battle_.step();
    EXPECT_GT(ticks, 20 * kTick);
    EXPECT_TRUE(state().ongoing.empty());
    EXPECT_LT(ticks, 20 * kSecond);
}

TEST_F(FiredampRoom, IsLitByFire) {
    const BattleEvents events = apply(effect("burn", {{"drops", 4}, {"seconds", 2}}), middle());
    ASSERT_EQ(count<event::FiredampExploded>(events), 1);
    EXPECT_EQ(first<event::FiredampExploded>(events).tank, 1);
}

TEST_F(FiredampRoom, IsLitByABeamThatPassesThroughIt) {
    const Effect beam = effect("beam", {{"way", 1}, {"cut", 1000}, {"radius", 3}, {"length", 1000}});
    const auto below = [&](float x) { return apply(beam, {x, kMinedHigh + 20}); };
    EXPECT_EQ(count<event::FiredampExploded>(below(static_cast<float>(columns().x0) - 8)), 0);
    EXPECT_EQ(count<event::FiredampExploded>(below(middle().x)), 1);
}

TEST_F(FiredampRoom, HurtsWhoeverIsInItByTheHandOfWhoLitIt) {
    battle_.world().place_tank(0, {middle().x, to_columns(room_.whole().bottom) + 4}, 0);
    settle(battle_);
    const int before = state().tank(0).health;
    const BattleEvents events = blast_beside(29, 1);
    ASSERT_EQ(count<event::FiredampExploded>(events), 1);
    EXPECT_LT(state().tank(0).health, before - 30);
    for (const event::Hurt& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, 1);
}

TEST_F(FiredampRoom, IsGoneWhereTheRoofHasComeDown) {
    battle_.world().strain_props(columns(), Lining::kWhole);
    settle(battle_);
    EXPECT_FALSE(is_open(state().ground, state().hidden.firedamp.front()));
    EXPECT_EQ(count<event::FiredampExploded>(blast_beside(10)), 0);
}

TEST_F(FiredampRoom, AForkGoesOnAlikeWhileItBurns) {
    battle_.world().light(middle(), middle(), 0);
    for (const int before : {3, 20}) {
        for (int tick = 0; tick < before; ++tick) battle_.step();
        const auto fork = battle_.fork();
        const auto other = battle_.fork();
        EXPECT_EQ(fork->hash(), battle_.hash());
        EXPECT_EQ(test::parted(*fork, *other, 300), std::nullopt);
    }
}

/// Rooms side by side, in a battle of nothing else.
TEST(Firedamp, LightsMoreOfItBesideItByTheSameHand) {
    BattleState state(rules_in(LivingLand::in_play), flat_level(1024, 200), built_in_arsenal(), 1);
    state.ground = Ground(flat_surface(1024, 200 * kColumn), 400);
    state.flames.resize(1024);
    for (const int x : {100, 164, 228, 500}) {
        const Span room{60 * kColumn, 100 * kColumn};
        state.ground.carve(slab(x, x + 64, room));
        state.hidden.firedamp.push_back({{x, x + 64}, room});
    }
    Bodies bodies;
    BattleWorld world(state, bodies);
    rebuild_bodies(state, bodies);
    state.acting = 3;
    light_firedamp(state, {110, 80}, {110, 80}, 0);
    for (int tick = 0; tick < 100; ++tick) step_firedamp(state, bodies, world);
    const auto exploded = of_kind<event::FiredampExploded>(state.events);
    ASSERT_EQ(exploded.size(), 3u);
    for (std::size_t k = 0; k < 3; ++k) {
        EXPECT_EQ(exploded[k].at.x, 132 + 64 * static_cast<float>(k));
        EXPECT_EQ(exploded[k].tank, 3);
    }
    EXPECT_FALSE(is_firedamp_lit(state));
    ASSERT_EQ(state.hidden.firedamp.size(), 1u) << "the last is too far away";
}

}  // namespace
}  // namespace terramorph
