#include <gtest/gtest.h>

#include <algorithm>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;
constexpr std::string_view kMud = R"(
[liquid_dirt]
name = "Liquid Dirt"
on_impact = [{ effect = "pour" }]
[bucket]
name = "Bucket"
on_impact = [{ effect = "pour", amount = 1000 }]
[drop]
name = "Drop"
on_impact = [{ effect = "pour", amount = 1 }]
[flood]
name = "Flood"
on_impact = [{ effect = "pour", amount = 8000 }]
)";

struct Mud : EffectBattle {
    explicit Mud(int tanks = 2, const BattleRules& rules = calm_rules()) : EffectBattle(kMud, tanks, rules) {
        for (int k = 0; k < tanks; ++k) place(k, 60 + 60 * k);
    }
    int top(int x) const { return ground().top(x); }
};

TEST(PourEffect, AddsExactlyWhatIsPoured) {
    for (const auto& [weapon, amount] :
         {std::pair("drop", 1), std::pair("bucket", 1000), std::pair("flood", 8000)}) {
        Mud mud;
        mud.dig(500, 600, 100, kFlat);
        const std::int64_t before = mud.ground().area();
        mud.apply(weapon, 530.5, kFlat);
        mud.settle();
        EXPECT_EQ(mud.ground().area() - before, amount * kSub) << weapon;
    }
}

TEST(PourEffect, FillsAHoleFromBelowToALevelSurface) {
    Mud mud;
    mud.battle.world().carve(disc(550 * kSub, kFlat * kSub, 70 * kSub));
    mud.settle();
    const int bottom = mud.top(550);
    mud.apply("liquid_dirt", 530.5, kFlat);
    mud.settle();
    EXPECT_GT(mud.top(550), bottom + 15 * kSub);
    int lowest = 1 << 20;
    int highest = 0;
    for (int x = 510; x < 590; ++x) {
        lowest = std::min(lowest, mud.top(x));
        highest = std::max(highest, mud.top(x));
    }
    EXPECT_LE(highest - lowest, 2 * kSub);
    EXPECT_EQ(mud.top(470), kFlat * kSub) << "nothing runs over the rim";
}

TEST(PourEffect, OnLevelGroundItSpreadsToBothSides) {
    Mud mud;
    mud.apply("bucket", 600.5, kFlat);
    mud.settle();
    std::int64_t left = 0;
    std::int64_t right = 0;
    int highest = 0;
    for (int x = 0; x < 1024; ++x) {
        const int added = mud.top(x) - kFlat * kSub;
        EXPECT_GE(added, 0);
        (x < 600 ? left : right) += added;
        highest = std::max(highest, added);
    }
    EXPECT_LT(highest, 10 * kSub) << "it is no tower";
    EXPECT_GT(left, 1000 * kSub / 3);
    EXPECT_GT(right, 1000 * kSub / 3);
}

TEST(PourEffect, FlowsDownhillBeforeItComesToRest) {
    Mud mud;
    for (int x = 500; x < 700; ++x)
        mud.battle.world().heap(sliver(x, kFlat * kSub, kFlat * kSub + (x - 500) * 8));
    mud.settle();
    mud.apply("drop", 650.5, kFlat + 90);
    mud.settle();
    for (int x = 520; x < 700; ++x) EXPECT_EQ(mud.top(x), kFlat * kSub + (x - 500) * 8);
}

TEST(PourEffect, DoesNoHarmAndBuriesNobody) {
    Mud mud(3);
    mud.dig(500, 640, 150, kFlat);
    mud.place(1, 570);
    mud.battle.take_events();
    mud.apply("liquid_dirt", 540.5, kFlat);
    const BattleEvents events = mud.settle();
    EXPECT_GT(mud.top(640 - 5), 160 * kSub);
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
    EXPECT_LT(mud.ground().area() - before, 500 * kSub);
}

TEST(PourEffect, StaysInsideWallsThatAreClosed) {
    BattleRules rules = calm_rules();
    rules.walls = Walls::rubber;
    Mud mud(2, rules);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 1020.5, kFlat);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, 1000 * kSub);
}

TEST(PourEffect, InsideTheEarthItComesUpAtItsSurface) {
    Mud mud;
    const std::int64_t before = mud.ground().area();
    mud.apply("drop", 600.5, 120);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, kSub);
    EXPECT_EQ(mud.ground().column(600).size(), 1u);
}

TEST(PourEffect, FillsACaveAndThenWhatIsAboveIt) {
    BattleRules rules = calm_rules();
    rules.loose_earth = LooseEarth::hangs;
    Mud mud(2, rules);
    mud.dig(580, 620, 100, 110);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 600.5, 105);
    mud.settle();
    EXPECT_EQ(mud.ground().area() - before, 1000 * kSub);
    EXPECT_TRUE(mud.ground().solid(600, 105 * kSub));
}

TEST(PourEffect, AFullLevelTakesNoMore) {
    BattleRules rules = calm_rules();
    rules.loose_earth = LooseEarth::hangs;
    Mud mud(2, rules);
    const int ceiling = mud.ground().height();
    mud.build(0, 1024, 0, ceiling);
    const std::int64_t before = mud.ground().area();
    mud.apply("bucket", 600.5, ceiling);
    mud.settle();
    const std::int64_t room = std::int64_t{1024} * ceiling * kSub - before;
    ASSERT_LT(room, 2 * 50 * 20 * kSub) << "about the tanks";
    EXPECT_LE(mud.ground().area() - before, room);
}

TEST(PourEffect, MoreThanThereIsRoomForMeetsALimit) {
    Mud mud;
    for (int k = 0; k < 4; ++k) mud.apply("flood", 200.5 + 200 * k, 400);
    EXPECT_EQ(count<event::LimitMet>(mud.battle.take_events()), 2);
    for (int tick = 0; tick < 60 * kTicksPerSecond && !mud.battle.at_rest(); ++tick) mud.battle.step();
    EXPECT_TRUE(mud.battle.at_rest());
}

}  // namespace
}  // namespace terramorph
