#include "battle/hidden/ore.h"

#include <gtest/gtest.h>

#include "support/land/flat_land.h"
#include "support/mine_battle.h"

namespace terramorph {
namespace {

using namespace test;

class OreRoom : public MineWithRoom {
  protected:
    OreRoom() : MineWithRoom(MineRoom::ore) { battle_.take_events(); }

    /// In columns.
    Vec2<float> place(std::size_t lump) const {
        const OreLump& here = state().hidden.ore[lump];
        return {static_cast<float>(here.x) + 0.5f, to_columns(here.y)};
    }
    void dig(Vec2<float> at, int radius = 4) {
        battle_.world().carve(
            disc(Sixteenths::truncated(at.x), Sixteenths::truncated(at.y), radius * kColumn));
    }
};

TEST_F(OreRoom, HasThreeLumpsInTheEarthAroundItWhereTheLandIsInPlay) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_TRUE(Battle(rules_in(land), level_with_room(MineRoom::ore), built_in_arsenal(), 2, 1)
                        .state()
                        .hidden.ore.empty());
    const auto rooms = std::ranges::count(works_.openings, MineRoom::ore, &MineOpening::room);
    ASSERT_EQ(state().hidden.ore.size(), static_cast<std::size_t>(3 * rooms));
    for (std::size_t k = 0; k < 3; ++k) {
        const OreLump& lump = state().hidden.ore[k];
        EXPECT_TRUE(state().ground.solid(lump.x, lump.y)) << k;
        EXPECT_GE(lump.x, columns().x0 + 8);
        EXPECT_LT(lump.x, columns().x1 - 8);
    }
    EXPECT_LT(place(0).y, middle().y) << "in the floor";
    EXPECT_GT(place(1).y, middle().y) << "in the roof";
    EXPECT_GT(place(2).y, middle().y + 10);
}

TEST_F(OreRoom, PaysOnceWhoeverDigsALumpFree) {
    const std::size_t lumps = state().hidden.ore.size();
    battle_.fire(1, weapon("tracer"));
    const Vec2<float> at = place(2);
    dig(at);
    battle_.step();
    const BattleEvents events = battle_.take_events();
    ASSERT_EQ(count<event::FoundOre>(events), 1);
    const auto found = first<event::FoundOre>(events);
    EXPECT_EQ(found.tank, 1);
    EXPECT_EQ(found.dollars, 150);
    EXPECT_EQ(found.at, at);
    EXPECT_EQ(state().hidden.ore.size(), lumps - 1);
    dig(at, 8);
    EXPECT_EQ(count<event::FoundOre>(settle(battle_)), 0);
}

TEST_F(OreRoom, PaysWhoeverDugThereThoughAnotherFiredLater) {
    battle_.fire(0, weapon("tracer"));
    dig(place(2));
    battle_.fire(1, weapon("tracer"));
    battle_.step();
    EXPECT_EQ(first<event::FoundOre>(battle_.take_events()).tank, 0);
}

TEST_F(OreRoom, PaysWhoTunnelsDownToIt) {
    battle_.fire(1, weapon("tracer"));
    settle(battle_);
    const auto column = static_cast<int>(place(2).x);
    EffectContext context;
    context.tank = 1;
    context.at = fixed_place(place(2).x, to_columns(state().ground.top(column)));
    context.speed = {0, -4 * kFixedOne};
    static const std::vector<Effect> kTunnel = {effect("tunnel", {{"depth", 400}, {"way", 1}})};
    battle_.world().apply(kTunnel, context);
    const auto found = of_kind<event::FoundOre>(settle(battle_));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].tank, 1);
}

TEST_F(OreRoom, PaysATankThatDrivesOverALump) {
    battle_.world().place_tank(0, {place(0).x, place(0).y + 8}, 0);
    const BattleEvents events = settle(battle_);
    ASSERT_EQ(count<event::FoundOre>(events), 1);
    EXPECT_EQ(first<event::FoundOre>(events).tank, 0);
}

TEST_F(OreRoom, PaysNobodyForADiggingThatLeavesItInTheEarth) {
    battle_.fire(1, weapon("tracer"));
    dig(place(2) + Vec2<float>{12, 0});
    battle_.step();
    EXPECT_EQ(count<event::FoundOre>(battle_.take_events()), 0);
}

TEST_F(OreRoom, WhatTheSkyHasDugFreeLiesInTheFloorUntilItsTouched) {
    const std::size_t lumps = state().hidden.ore.size();
    battle_.end_turn();
    battle_.take_events();
    dig(place(1));
    battle_.step();
    EXPECT_EQ(count<event::FoundOre>(battle_.take_events()), 0);
    ASSERT_EQ(state().hidden.ore.size(), lumps);
    EXPECT_LT(place(1).y, middle().y);
    EXPECT_TRUE(state().ground.solid(state().hidden.ore[1].x, state().hidden.ore[1].y));
    battle_.world().place_tank(1, {place(1).x, place(1).y + 8}, 0);
    const auto found = of_kind<event::FoundOre>(settle(battle_));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].tank, 1);
}

TEST_F(OreRoom, IsPartOfTheBattlesStateAndItsForks) {
    const auto fork = battle_.fork();
    EXPECT_EQ(fork->hash(), battle_.hash());
    battle_.fire(1, weapon("tracer"));
    fork->fire(1, weapon("tracer"));
    const Vec2<float> at = place(2);
    const Shape hole = disc(Sixteenths::truncated(at.x), Sixteenths::truncated(at.y), 4 * kColumn);
    for (Battle* each : {&battle_, fork.get()}) {
        each->world().carve(hole);
        settle(*each);
    }
    EXPECT_EQ(fork->hash(), battle_.hash());
}

}  // namespace
}  // namespace terramorph
