// Mines in a battle.
#include "battle/motion/mines.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/index.h"
#include "support/battles.h"
#include "support/land/flat_land.h"
#include "terrain/mine/works.h"

namespace terramorph {
namespace {

using test::slab;

constexpr int kWide = 2048;
constexpr int kHigh = 250;

BattleRules rules_in(LivingLand living_land, LooseEarth loose = LooseEarth::breaks) {
    BattleRules rules = test::sudden_rules();
    rules.most_wind = 0;
    rules.fall_damage = false;
    rules.living_land = living_land;
    rules.loose_earth = loose;
    return rules;
}

LevelSettings mined_level() {
    LevelSettings level = test::flat_level(kWide, kHigh);
    level.terrain
        .placed[{level.terrain.origin.x + 1000, level.terrain.origin.y + cut_row(level.terrain, level.cut)}] =
        Feature::mineshaft;
    return level;
}

MineWorks works_of(const LevelSettings& level) { return mine_works(level, level_surface(level)); }

int columns_with_galleries(const Battle& battle) {
    int columns = 0;
    for (int x = 0; x < battle.state().ground.width(); ++x)
        columns += battle.state().ground.column(x).size() > 1 ? 1 : 0;
    return columns;
}

TEST(Mines, AreDugOnlyWhereTheLandIsInPlay) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        const Battle battle(rules_in(land), mined_level(), built_in_arsenal(), 2, 1);
        EXPECT_EQ(columns_with_galleries(battle), 0);
        EXPECT_TRUE(battle.state().ground.linings().empty());
    }
    const Battle battle(rules_in(LivingLand::in_play), mined_level(), built_in_arsenal(), 2, 1);
    EXPECT_GT(columns_with_galleries(battle), 600);
    EXPECT_GE(battle.state().ground.linings().size(), 11u);
}

TEST(Mines, NothingMovesInThemOrAboveThemOnAnyLand) {
    int mined = 0;
    for (const Generator* generator : generators())
        for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks}) {
            SCOPED_TRACE(testing::Message() << generator->name << " " << static_cast<int>(loose));
            LevelSettings level = test::hilly_level(generator->name, kWide, 5 + static_cast<unsigned>(loose));
            level.planet.set(PlanetValue::sand, 30);
            Battle battle(rules_in(LivingLand::in_play, loose), level, built_in_arsenal(), 3, 1);
            mined += battle.state().ground.linings().empty() ? 0 : 1;
            EXPECT_TRUE(battle.at_rest());
            const std::int64_t area = battle.state().ground.area();
            const std::uint32_t revision = battle.state().ground.revision();
            for (int tick = 0; tick < 60; ++tick) battle.step();
            battle.begin_turn(0);
            EXPECT_EQ(battle.state().ground.area(), area);
            EXPECT_EQ(battle.state().ground.revision(), revision);
            EXPECT_TRUE(battle.state().cracks.empty());
            EXPECT_FALSE(battle.state().basins->flows());
            EXPECT_EQ(test::violations(battle), std::vector<std::string>{});
        }
    EXPECT_GT(mined, 12);
}

TEST(Mines, HaveNoTanksAtTheirShafts) {
    int shafts = 0;
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        const LevelSettings level =
            test::hilly_level(generators()[seed % generators().size()]->name, kWide, seed);
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 3, seed);
        for (const Range& mouth : works_of(level).mouths) {
            ++shafts;
            for (const Tank& tank : battle.state().tanks) {
                const float x = tank.body.at.x;
                EXPECT_TRUE(x < static_cast<float>(mouth.x0 - 60) || x > static_cast<float>(mouth.x1 + 60))
                    << seed << ": " << x << " at " << mouth.x0;
            }
        }
    }
    EXPECT_GT(shafts, 20);
}

TEST(Mines, HaveAllTheirTanksOnFirmGroundHoweverManyThereAre) {
    for (std::uint32_t seed = 0; seed < 12; ++seed) {
        const LevelSettings level =
            test::hilly_level(generators()[seed % generators().size()]->name, kWide, seed);
        Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 20, seed);
        const std::vector<float> before = columns_of_tanks(battle.state());
        test::settle(battle);
        for (const TankId tank : ids<TankId>(battle.state().tanks)) {
            EXPECT_NEAR(battle.state().tank(tank).body.at.x, before[at(tank.value())], 2);
            EXPECT_EQ(battle.state().tank(tank).health, 100);
        }
    }
}

TEST(Mines, LeaveAllWaterWhereItWas) {
    LevelSettings level = mined_level();
    level.planet.set(PlanetValue::water, 20);
    for (const char* name : {"waves", "circle-hill"}) {
        level.terrain = test::hilly_level(name, kWide, 3).terrain;
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
        ASSERT_FALSE(battle.state().ground.linings().empty());
        for (const Lining& lining : battle.state().ground.linings())
            EXPECT_EQ(battle.state().basins->surface_at(lining.columns.x0 + 1, lining.opening.bottom),
                      Sixteenths{});
    }
}

/// Flat land with a shaft.
class Mine : public testing::Test {
  protected:
    explicit Mine(LooseEarth loose = LooseEarth::breaks)
        : battle_(rules_in(LivingLand::in_play, loose), mined_level(), built_in_arsenal(), 2, 1),
          mouth_(works_of(mined_level()).mouths.front()),
          middle_((mouth_.x0 + mouth_.x1) / 2) {}

    const Ground& ground() const { return battle_.state().ground; }
    const Tank& tank() const { return battle_.state().tank(0); }
    float floor() const { return to_columns(ground().top(middle_)); }
    /// The lining of the gallery beside the shaft.
    int lining() const {
        const auto here = [&](const Lining& lining) {
            return lining.columns.x0 > mouth_.x1 && lining.carries(ground().column(mouth_.x1 + 20)[1].bottom);
        };
        return static_cast<int>(std::ranges::find_if(ground().linings(), here) - ground().linings().begin());
    }
    void drop_in() {
        battle_.world().place_tank(0, {static_cast<float>(middle_), kHigh + 20}, 0);
        test::settle(battle_);
    }

    Battle battle_;
    Range mouth_;
    int middle_;
};

TEST_F(Mine, IsSafeAndSoundUnderATankThatFallsIn) {
    const std::int64_t area = ground().area();
    drop_in();
    EXPECT_TRUE(tank().alive);
    EXPECT_FALSE(tank().body.buried);
    EXPECT_NEAR(tank().body.at.y, floor(), 3);
    EXPECT_NEAR(tank().body.at.x, middle_, 28);
    EXPECT_LT(tank().body.at.y, kHigh - 55);
    EXPECT_EQ(ground().area(), area);
}

TEST_F(Mine, AShotStraightUpLeavesItsShaft) {
    drop_in();
    battle_.aim(0, 900, 700);
    battle_.fire(0, test::weapon("tracer"));
    float highest = 0;
    for (int tick = 0; tick < 120; ++tick) {
        battle_.step();
        for (const Shell& shell : battle_.state().shells)
            highest = std::max(highest, columns_of(shell.flight.place()).y);
    }
    EXPECT_GT(highest, kHigh + 50);
}

TEST_F(Mine, ATankInItsGalleryIsBelowABlastAboveIt) {
    drop_in();
    battle_.world().place_tank(0, {static_cast<float>(mouth_.x1 + 60), floor() + 2}, 0);
    test::settle(battle_);
    ASSERT_NEAR(tank().body.at.x, mouth_.x1 + 60, 5);
    ASSERT_LT(tank().body.at.y, floor() + 10);
    test::explode(battle_, {mouth_.x1 + 60.0, kHigh + 0.0}, 40, 80, 1);
    test::settle(battle_);
    EXPECT_EQ(tank().health, 100);
}

TEST_F(Mine, FillsWithEarthToTheCell) {
    const std::int64_t area = ground().area();
    Chords shaft;
    for (int x = mouth_.x0; x < mouth_.x1; ++x) shaft.push_back({x, {ground().top(x), kHigh * kColumn}});
    const std::int64_t cells = cells_of(shaft);
    EXPECT_EQ(battle_.world().deposit(shaft, cells), cells);
    test::settle(battle_);
    EXPECT_EQ(ground().area(), area + cells);
    EXPECT_NEAR(to_columns(ground().top(middle_)), kHigh, 1);
}

/// Earth of the ground and in pieces.
std::int64_t cells_in(const Battle& battle) {
    std::int64_t cells = battle.state().ground.area();
    for (const Debris& piece : battle.state().debris) cells += piece.earth.region.cells;
    return cells;
}

TEST_F(Mine, PropsBearABlastThatIsFarAway) {
    const std::vector<Lining> before(ground().linings().begin(), ground().linings().end());
    test::explode(battle_, {mouth_.x1 + 70.0, kHigh + 100.0}, 50, 80, 1);
    test::explode(battle_, {100, kHigh + 0.0}, 50, 80, 1);
    test::settle(battle_);
    EXPECT_TRUE(std::ranges::equal(ground().linings(), before));
}

TEST_F(Mine, PropsAreWeakenedByBlastsInTheirGalleryAndBreak) {
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
    EXPECT_EQ(ground().top(static_cast<int>(x)), kHigh * kColumn);
    const std::size_t linings = ground().linings().size();
    const BattleEvents events = blast();
    ASSERT_GE(test::count<event::Cracked>(events), 1);
    EXPECT_EQ(test::first<event::Cracked>(events).tank, 1);
    EXPECT_EQ(test::count<event::EarthFell>(events), 1);
    EXPECT_LT(ground().linings().size(), linings);
    EXPECT_NEAR(to_columns(ground().top(static_cast<int>(x))), kHigh - 33, 5);
    EXPECT_EQ(cells_in(battle_), cells);
    EXPECT_EQ(test::violations(battle_), std::vector<std::string>{});
}

TEST_F(Mine, WhoBringsItDownIsToBlameForAFallIntoIt) {
    const Lining before = ground().linings()[at(lining())];
    const float x = static_cast<float>(before.columns.x0 + before.columns.x1) / 2;
    battle_.world().place_tank(0, {x, kHigh + 1}, 0);
    test::settle(battle_);
    battle_.fire(1, test::weapon("tracer"));
    battle_.world().strain_props(before.columns, Lining::kWhole);
    battle_.step();
    ASSERT_FALSE(battle_.state().dug.empty());
    EXPECT_EQ(battle_.state().dug.back().by, 1);
    test::settle(battle_);
    EXPECT_LT(tank().body.at.y, kHigh - 20);
    EXPECT_FALSE(tank().body.buried);
}

TEST_F(Mine, AQuakeWeakensAllPropsWithinItsReach) {
    EffectContext context;
    context.at = test::fixed_place(middle_, kHigh);
    const std::vector<Effect> quake = {test::effect(
        "quake", {{"radius", 300}, {"strength", 0}, {"seconds", 1}, {"shake", 0}, {"shove", 0}})};
    battle_.world().apply(quake, context);
    test::settle(battle_);
    for (const Lining& lining : ground().linings()) {
        const bool felt = lining.columns.x0 <= middle_ + 300 && lining.columns.x1 > middle_ - 300;
        EXPECT_EQ(lining.strength, Lining::kWhole - (felt ? 40 : 0));
    }
}

TEST_F(Mine, GalleriesBreakOneAfterTheOtherWhereAllAreWeak) {
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

TEST_F(Mine, AHeavyPieceThatComesDownOnAThinRoofStrainsIt) {
    const Lining before = ground().linings()[at(lining())];
    const Range columns = before.columns;
    battle_.world().carve(slab(columns.x0, columns.x1, {before.opening.top + 30 * kColumn, kHigh * kColumn}),
                          false);
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
    EXPECT_LT(battle->state().ground.top(850), (kHigh - 20) * kColumn);
    EXPECT_EQ(test::violations(*battle), std::vector<std::string>{});
}

TEST_P(MineBreaking, AForkInTheMiddleGoesOnAlike) {
    const auto battle = sinking(GetParam());
    const auto fork = battle->fork();
    const auto other = battle->fork();
    for (int tick = 0; tick < 600; ++tick) {
        fork->step();
        other->step();
        ASSERT_EQ(fork->hash(), other->hash()) << tick;
    }
    for (int tick = 0; tick < 600; ++tick) battle->step();
    for (int x = 0; x < kWide; ++x)
        ASSERT_EQ(battle->state().ground.top(x), fork->state().ground.top(x)) << x;
}

}  // namespace
}  // namespace terramorph
