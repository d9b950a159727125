// The props of mines in a battle.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "base/index.h"
#include "battle/motion/mines.h"
#include "support/land/flat_land.h"
#include "support/mine_battle.h"

namespace terramorph {
namespace {

using namespace test;

class MineProps : public Mine {};

/// Earth of the ground and in pieces.
std::int64_t cells_in(const Battle& battle) {
    std::int64_t cells = battle.state().ground.area();
    for (const Debris& piece : battle.state().debris) cells += piece.earth.region.cells;
    return cells;
}

TEST_F(MineProps, PropsBearABlastThatIsFarAway) {
    const std::vector<Lining> before(ground().linings().begin(), ground().linings().end());
    test::explode(battle_, {mouth_.x1 + 70.0, kMinedHigh + 100.0}, 50, 80, 1);
    test::explode(battle_, {100, kMinedHigh + 0.0}, 50, 80, 1);
    test::settle(battle_);
    EXPECT_TRUE(std::ranges::equal(ground().linings(), before));
}

TEST_F(MineProps, PropsAreWeakenedByBlastsInTheirGalleryAndBreak) {
    const int near = lining();
    const Lining before = ground().linings()[at(near)];
    const double x = (before.columns.x0 + before.columns.x1) / 2;
    const float roof = to_columns(ground().column(static_cast<int>(x))[1].bottom);
    const auto blast = [&] {
        // No crater, for the roof and the floor are to be seen as they are.
        EffectContext context;
        context.at = test::fixed_place(x, static_cast<double>(roof) - 15);
        context.tank = 1;
        battle_.world().blast(context, {.radius = 28, .strength = 50, .digs = false});
        return test::settle(battle_);
    };
    const std::int64_t cells = cells_in(battle_);
    EXPECT_EQ(test::count<event::Cracked>(blast()), 0);
    EXPECT_EQ(ground().linings()[at(near)].strength, Lining::kWhole - 50);
    EXPECT_EQ(ground().top(static_cast<int>(x)), kMinedHigh * kColumn);
    const std::size_t linings = ground().linings().size();
    const BattleEvents events = blast();
    ASSERT_GE(test::count<event::Cracked>(events), 1);
    EXPECT_EQ(test::first<event::Cracked>(events).tank, 1);
    EXPECT_EQ(test::count<event::EarthFell>(events), 1);
    EXPECT_LT(ground().linings().size(), linings);
    EXPECT_NEAR(to_columns(ground().top(static_cast<int>(x))), kMinedHigh - 33, 5);
    EXPECT_EQ(cells_in(battle_), cells);
    EXPECT_EQ(test::violations(battle_), std::vector<std::string>{});
}

TEST_F(MineProps, WhoBringsItDownIsToBlameForAFallIntoIt) {
    const Lining before = ground().linings()[at(lining())];
    const float x = static_cast<float>(before.columns.x0 + before.columns.x1) / 2;
    battle_.world().place_tank(0, {x, kMinedHigh + 1}, 0);
    test::settle(battle_);
    battle_.fire(1, test::weapon("tracer"));
    battle_.world().strain_props(before.columns, Lining::kWhole);
    battle_.step();
    ASSERT_FALSE(battle_.state().dug.empty());
    EXPECT_EQ(battle_.state().dug.back().by, 1);
    test::settle(battle_);
    EXPECT_LT(tank().body.at.y, kMinedHigh - 20);
    EXPECT_FALSE(tank().body.buried);
}

TEST_F(MineProps, AQuakeWeakensAllPropsWithinItsReach) {
    EffectContext context;
    context.at = test::fixed_place(middle_, kMinedHigh);
    const std::vector<Effect> quake = {test::effect(
        "quake", {{"radius", 300}, {"strength", 0}, {"seconds", 1}, {"shake", 0}, {"shove", 0}})};
    battle_.world().apply(quake, context);
    test::settle(battle_);
    for (const Lining& lining : ground().linings()) {
        const bool felt = lining.columns.x0 <= middle_ + 300 && lining.columns.x1 > middle_ - 300;
        EXPECT_EQ(lining.strength, Lining::kWhole - (felt ? 40 : 0));
    }
}

TEST_F(MineProps, GalleriesBreakOneAfterTheOtherWhereAllAreWeak) {
    const std::size_t all = ground().linings().size();
    battle_.world().strain_props({mouth_.x0 - 300, mouth_.x1 + 300}, Lining::kWhole - Lining::kNeighbours);
    battle_.world().strain_props({middle_, middle_ + 1}, Lining::kNeighbours);
    EXPECT_FALSE(battle_.at_rest());
    battle_.step();
    const std::size_t first = ground().linings().size();
    EXPECT_LT(first, all);
    test::settle(battle_);
    EXPECT_LT(ground().linings().size(), first - 3);
}

TEST_F(MineProps, AHeavyPieceThatComesDownOnAThinRoofStrainsIt) {
    const Lining before = ground().linings()[at(lining())];
    const Range columns = before.columns;
    battle_.world().carve(
        slab(columns.x0, columns.x1, {before.opening.top + 30 * kColumn, kMinedHigh * kColumn}), false);
    test::settle(battle_);
    ASSERT_EQ(ground().linings()[at(lining())], before);
    const int high = column_of(before.opening.top) + 60;
    battle_.world().heap(slab(columns.x0 + 12, columns.x0 + 52, {high * kColumn, (high + 20) * kColumn}));
    test::settle(battle_);
    EXPECT_LT(ground().linings()[at(lining())].strength, before.strength);
}

class MineBreaking : public testing::TestWithParam<LooseEarth> {};

INSTANTIATE_TEST_SUITE_P(Rules, MineBreaking,
                         testing::Values(LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks));

/// A tick in which the earth over galleries sinks.
std::unique_ptr<Battle> sinking(LooseEarth loose) {
    auto battle = std::make_unique<Battle>(rules_in(LivingLand::in_play, loose), mined_level(),
                                           built_in_arsenal(), 2, 1);
    battle->begin_turn(0);
    battle->world().strain_props({700, 1000}, Lining::kWhole);
    for (int tick = 0; tick < 4; ++tick) battle->step();
    EXPECT_TRUE(battle->state().ground_moves);
    return battle;
}

TEST_P(MineBreaking, EndsWithoutLosingACellAndLeavesNoHole) {
    const auto battle = sinking(GetParam());
    const std::int64_t cells = cells_in(*battle);
    for (int tick = 0; tick < 600 && !battle->at_rest(); ++tick) {
        battle->step();
        ASSERT_EQ(cells_in(*battle), cells);
    }
    EXPECT_TRUE(battle->at_rest());
    EXPECT_FALSE(battle->state().ground.hangs(850));
    EXPECT_LT(battle->state().ground.top(850), (kMinedHigh - 20) * kColumn);
    EXPECT_EQ(test::violations(*battle), std::vector<std::string>{});
}

TEST_P(MineBreaking, AForkInTheMiddleGoesOnAlike) {
    const auto battle = sinking(GetParam());
    const auto fork = battle->fork();
    const auto other = battle->fork();
    EXPECT_EQ(test::parted(*fork, *other, 600), std::nullopt);
    for (int tick = 0; tick < 600; ++tick) battle->step();
    for (int x = 0; x < kMinedWide; ++x)
        ASSERT_EQ(battle->state().ground.top(x), fork->state().ground.top(x)) << x;
}

}  // namespace
}  // namespace terramorph
