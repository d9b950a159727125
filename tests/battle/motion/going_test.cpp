// What it costs to drive over what grows on land in play.
#include "battle/motion/going.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/land/grounds.h"
#include "support/wood_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleRules driving_rules(LivingLand land) {
    BattleRules rules = rules_in(land);
    rules.fuel = 400;
    return rules;
}

/// Flat land that is under this cover from column 470 to 560, with nothing in the way.
LevelSettings level_under(LandCover cover) {
    LevelSettings level = flat_level(1024, kFlat);
    const std::vector<Sixteenths> surface = level_surface(level);
    const auto is_under = [&] {
        const std::vector<LandCover> covers = land_covers(level, surface);
        return std::all_of(covers.begin() + 470, covers.begin() + 560,
                           [&](LandCover each) { return each == cover; }) &&
               is_bare(level, surface, 440, 590);
    };
    constexpr std::uint32_t kTries = 3000;
    while (!is_under() && level.terrain.seed < kTries) ++level.terrain.seed;
    EXPECT_LT(level.terrain.seed, kTries);
    return level;
}

/// The fuel that it takes to drive 60 columns.
float spent_on(const LevelSettings& level, LivingLand land = LivingLand::in_play) {
    Battle battle(driving_rules(land), level, built_in_arsenal(), 2, 1);
    battle.world().place_tank(0, {480, kFlat}, 0);
    settle(battle);
    battle.begin_turn(0);
    battle.drive(0, 60);
    settle(battle);
    EXPECT_NEAR(battle.state().tank(0).body.at.x, 540, 3);
    return 400 - battle.state().tank(0).fuel;
}

TEST(Going, CoverCostsFuelByItsKind) {
    const float field = spent_on(level_under(LandCover::field));
    EXPECT_NEAR(field, 60, 4);
    EXPECT_NEAR(spent_on(level_under(LandCover::moor)), 1.75f * field, 5);
    EXPECT_LT(fuel_on(LandCover::town), 1) << "there are paths";
    EXPECT_LT(fuel_on(LandCover::road), fuel_on(LandCover::town) / 2);
    EXPECT_GT(fuel_on(LandCover::thicket), fuel_on(LandCover::wood));
}

TEST(Going, CostsNothingMoreWhereTheLandIsNotInPlay) {
    const LevelSettings level = level_under(LandCover::moor);
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_NEAR(spent_on(level, land), 60, 4);
}

TEST(Going, DugAndHeapedEarthIsBare) {
    Battle battle(driving_rules(LivingLand::in_play), level_under(LandCover::moor), built_in_arsenal(), 2, 1);
    EXPECT_EQ(cover_at(battle.state(), 500), LandCover::moor);
    battle.world().carve(disc(500 * kColumn, (kFlat - 5) * kColumn, 20 * kColumn));
    settle(battle);
    EXPECT_EQ(cover_at(battle.state(), 500), LandCover::bare);
    EXPECT_EQ(cover_at(battle.state(), -5), LandCover::bare);
    EXPECT_EQ(cover_at(battle.state(), 5000), LandCover::bare);
}

}  // namespace
}  // namespace terramorph
