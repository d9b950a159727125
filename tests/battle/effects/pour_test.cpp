#include <gtest/gtest.h>

#include <algorithm>

#include "support/effect_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kMud = weapon_table("liquid_dirt", R"(on_impact = [{ effect = "pour" }])") +
                         weapon_table("bucket", R"(on_impact = [{ effect = "pour", amount = 1000 }])") +
                         weapon_table("drop", R"(on_impact = [{ effect = "pour", amount = 1 }])") +
                         weapon_table("flood", R"(on_impact = [{ effect = "pour", amount = 8000 }])");

struct Mud : EffectBattle {
    explicit Mud(int tanks = 2, const BattleRules& rules = calm_rules()) : EffectBattle(kMud, tanks, rules) {
        for (const TankId k : ids<TankId>(tanks)) place(k, 60 + 60 * k);
    }
    Sixteenths top(int x) const { return ground().top(x); }
};

TEST(PourEffect, AddsExactlyWhatIsPoured) {
    for (const auto& [weapon, amount] :
         {std::pair("drop", 1), std::pair("bucket", 1000), std::pair("flood", 8000)}) {
        Mud mud;
        mud.dig(500, 600, 100, kFlat);
        const std::int64_t before = mud.ground().area();
        mud.apply(weapon, 530.5, kFlat);
        mud.settle();
        EXPECT_EQ(mud.ground().area() - before, amount * kCellsPerSquareColumn) << weapon;
    }
}

TEST(PourEffect, FillsAHoleFromBelowToALevelSurface) {
    Mud mud;
    mud.battle.world().carve(disc(550 * kColumn, kFlat * kColumn, 70 * kColumn));
    mud.settle();
    const Sixteenths bottom = mud.top(550);
    mud.apply("liquid_dirt", 530.5, kFlat);
    mud.settle();
    EXPECT_GT(mud.top(550), bottom + 15 * kColumn);
    Sixteenths lowest{1 << 20};
    Sixteenths highest;
    for (int x = 510; x < 590; ++x) {
        lowest = std::min(lowest, mud.top(x));
        highest = std::max(highest, mud.top(x));
    }
    EXPECT_LE(highest - lowest, 2 * kColumn);
    EXPECT_EQ(mud.top(470), kFlat * kColumn) << "nothing runs over the rim";
}

TEST(PourEffect, OnLevelGroundItSpreadsToBothSides) {
    Mud mud;
    mud.apply("bucket", 600.5, kFlat);
    mud.settle();
    std::int64_t left = 0;
    std::int64_t right = 0;
    Sixteenths highest;
    for (int x = 0; x < 1024; ++x) {
        const Sixteenths added = mud.top(x) - kFlat * kColumn;
        EXPECT_GE(added, 0_16ths);
        (x < 600 ? left : right) += added.count();
        highest = std::max(highest, added);
    }
    EXPECT_LT(highest, 10 * kColumn) << "it is no tower";
    EXPECT_GT(left, 1000 * kCellsPerSquareColumn / 3);
    EXPECT_GT(right, 1000 * kCellsPerSquareColumn / 3);
}

TEST(PourEffect, FlowsDownhillBeforeItComesToRest) {
    Mud mud;
    for (int x = 500; x < 700; ++x)
        mud.battle.world().heap(sliver(x, kFlat * kColumn, kFlat * kColumn + (x - 500) * 8_16ths));
    mud.settle();
    mud.apply("drop", 650.5, kFlat + 90);
    mud.settle();
    for (int x = 520; x < 700; ++x) EXPECT_EQ(mud.top(x), kFlat * kColumn + (x - 500) * 8_16ths);
}

TEST(PourEffect, DoesNoHarmAndBuriesNobody) {
    Mud mud(3);
    mud.dig(500, 640, 150, kFlat);
    mud.place(1, 570);
    mud.battle.take_events();
    mud.apply("liquid_dirt", 540.5, kFlat);
    const BattleEvents events = mud.settle();
    EXPECT_GT(mud.top(640 - 5), 160 * kColumn);
    EXPECT_EQ(depth_in_earth(mud.ground(), mud.tank(1)), 0);
    EXPECT_FALSE(mud.tank(1).body.buried);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(count<event::Heaped>(events), 1);
}

TEST(PourEffect, RunsOffTheLevelWhereItsSidesAreOpen) {
    Mud mud;
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 1020.5, kFlat);
    mud.settle();
    EXPECT_LT(mud.ground().area() - before, 500 * kCellsPerSquareColumn);
}

TEST(PourEffect, StaysInsideWallsThatAreClosed) {
    BattleRules rules = calm_rules();
    rules.walls = Walls::rubber;
    Mud mud(2, rules);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 1020.5, kFlat);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, 1000 * kCellsPerSquareColumn);
}

TEST(PourEffect, InsideTheEarthItComesUpAtItsSurface) {
    Mud mud;
    const std::int64_t before = mud.ground().area();
    mud.apply("drop", 600.5, 120);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, kCellsPerSquareColumn);
    EXPECT_EQ(mud.ground().column(600).size(), 1u);
}

TEST(PourEffect, FillsACaveAndThenWhatIsAboveIt) {
    Mud mud(2, calm_rules(LooseEarth::hangs));
    mud.dig(580, 620, 100, 110);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 600.5, 105);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, 1000 * kCellsPerSquareColumn);
    EXPECT_TRUE(mud.ground().solid(600, 105 * kColumn));
}

TEST(PourEffect, AFullLevelTakesNoMore) {
    Mud mud(2, calm_rules(LooseEarth::hangs));
    const int ceiling = mud.ground().height();
    mud.build(0, 1024, 0, ceiling);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 600.5, ceiling);
    mud.settle();
    const std::int64_t room = std::int64_t{1024} * ceiling * kCellsPerSquareColumn - before;
    ASSERT_LT(room, 2 * 50 * 20 * kCellsPerSquareColumn) << "about the tanks";
    EXPECT_LE(mud.ground().area() - before, room);
}

TEST(PourEffect, MoreThanThereIsRoomForMeetsALimit) {
    Mud mud;
    for (int k = 0; k < 4; ++k) mud.apply("flood", 200.5 + 200 * k, 400);
    EXPECT_EQ(count<event::LimitMet>(mud.battle.take_events()), 2);
    for (Ticks tick; tick < 60 * kSecond && !mud.battle.at_rest(); ++tick) mud.battle.step();
    EXPECT_TRUE(mud.battle.at_rest());
}

}  // namespace
}  // namespace terramorph
