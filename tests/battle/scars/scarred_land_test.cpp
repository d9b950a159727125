// Battles on land that others have left.
#include "battle/scars/scarred_land.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "base/index.h"
#include "battle/scars/scars.h"
#include "support/battles.h"
#include "support/how_often.h"
#include "support/slip_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr int kLevelled = 48;  // columns from the middle of a tank's place, at most

Battle battle_on(const LevelSettings& level, std::uint32_t seed, std::string_view scars = {},
                 const BattleRules& rules = rules_in(LivingLand::in_play, LooseEarth::breaks)) {
    return {rules, level, built_in_arsenal(), std::vector<Kit>(2), seed, {.scars = scars}};
}

LevelSettings any_level(std::uint32_t seed) {
    const auto all = generators();
    LevelSettings level = hilly_level(all[seed % all.size()]->name, 1024, seed);
    level.terrain.depth = fitting_depth(1024);
    return level;
}

/// Blasts all over, a fault, and earth in heaps.
void rage(Battle& battle, std::uint32_t seed) {
    Random random(seed, 5);
    for (int k = 0; k < 8; ++k) {
        const int x = 20 + random.below(980);
        const float top = to_columns(battle.state().ground.top(x));
        explode(battle, {x + 0.5, top - random.below(40)}, 15 + random.below(30), 0, -1);
        if (k == 3) battle.world().slip({300, 500}, 20);
        if (k == 5) battle.world().heap(disc(x * kColumn, battle.state().ground.top(x), 20 * kColumn));
        settle(battle);
    }
}

bool is_by_a_tank(const Battle& battle, int x) {
    return std::ranges::any_of(battle.state().tanks, [&](const Tank& tank) {
        return std::abs(static_cast<int>(tank.body.at.x) - x) <= kLevelled;
    });
}

/// It's sound, before a shot and after it, and a fork of it comes out the same.
void expect_plays_on(Battle& battle) {
    EXPECT_TRUE(violations(battle).empty());
    battle.begin_turn(0);
    const auto copy = battle.fork();
    shoot(battle, 0, weapon("missile"), 700, 500);
    shoot(*copy, 0, weapon("missile"), 700, 500);
    EXPECT_EQ(battle.hash(), copy->hash());
    EXPECT_TRUE(violations(battle).empty());
}

TEST(ScarredLand, IsAsTheBattleBeforeHasLeftItButWhereTanksBeginNow) {
    for (const std::uint32_t seed : seeds(8, 200)) {
        SCOPED_TRACE(seed);
        const LevelSettings level = any_level(seed);
        Battle before = battle_on(level, seed);
        rage(before, seed);
        const std::string scars = scars_of(before.state());
        ASSERT_LE(scars.size(), Scars::kMostBytes);
        const Battle after = battle_on(level, seed + 1000, scars);
        ASSERT_TRUE(after.state().scarred);
        for (int x = 0; x < 1024; ++x) {
            if (is_by_a_tank(after, x)) continue;
            ASSERT_EQ(after.state().ground.whole_column(x), before.state().ground.whole_column(x)) << x;
        }
        EXPECT_EQ(after.state().slips.rows, before.state().slips.rows);
        EXPECT_EQ(after.state().castle.has_value(), before.state().castle.has_value());
        EXPECT_EQ(after.state().hidden.ore.size(), before.state().hidden.ore.size());
    }
}

TEST(ScarredLand, IsAtRestAndGoesOnAsAnyOther) {
    for (const std::uint32_t seed : seeds(6, 100)) {
        SCOPED_TRACE(seed);
        const LevelSettings level = any_level(seed);
        Battle before = battle_on(level, seed);
        rage(before, seed);
        Battle after = battle_on(level, seed + 1000, scars_of(before.state()));
        expect_plays_on(after);
    }
}

TEST(ScarredLand, KeepsItsWaterToTheCell) {
    LevelSettings level = lake_level(200, 240, 30);
    Battle before = battle_on(level, 1);
    ASSERT_TRUE(before.state().basins);
    rage(before, 2);
    const std::int64_t volume = before.state().basins->volume();
    ASSERT_GT(volume, 0);
    const Battle after = battle_on(level, 3, scars_of(before.state()));
    ASSERT_TRUE(after.state().scarred);
    EXPECT_EQ(after.state().basins->volume(), volume);
    EXPECT_FALSE(after.state().basins->flows());
    EXPECT_EQ(after.state().rains, before.state().rains);
}

TEST(ScarredLand, KeepsWhatStandsAndWhatHasFallen) {
    int logs = 0, things = 0;
    for (const std::uint32_t seed : seeds(6, 60)) {
        SCOPED_TRACE(seed);
        const LevelSettings level = any_level(seed);
        Battle before = battle_on(level, seed);
        rage(before, seed);
        const Battle after = battle_on(level, seed + 1000, scars_of(before.state()));
        const auto is_kept = [&](const Thing& thing) {
            return std::ranges::any_of(after.state().things,
                                       [&](const Thing& other) { return other.at == thing.at; });
        };
        for (const Thing& thing : before.state().things) {
            const bool far = std::ranges::none_of(after.state().tanks, [&](const Tank& tank) {
                return std::abs(tank.body.at.x - thing.at.x) < 80;
            });
            EXPECT_TRUE(is_kept(thing) || !far || thing.is_cart());
        }
        for (const Thing& thing : after.state().things) {
            const auto was = std::ranges::find_if(before.state().things, [&](const Thing& other) {
                return other.at == thing.at && other.kind == thing.kind && other.size == thing.size &&
                       other.state == thing.state && other.lot == thing.lot;
            });
            EXPECT_NE(was, before.state().things.end());
            logs += thing.kind == Thing::Kind::log || thing.state == Thing::State::stump;
            ++things;
        }
    }
    EXPECT_GT(things, 20);
    EXPECT_GT(logs, 0);
}

TEST(ScarredLand, OfOtherLandIsAsGoodAsNew) {
    const LevelSettings level = any_level(2);
    Battle before = battle_on(level, 1);
    rage(before, 1);
    const std::string scars = scars_of(before.state());
    LevelSettings other = level;
    other.terrain.seed += 1;
    const BattleRules scenery = rules_in(LivingLand::scenery, LooseEarth::breaks);
    EXPECT_EQ(battle_on(other, 5, scars).hash(), battle_on(other, 5).hash());
    EXPECT_EQ(battle_on(level, 5, scars, scenery).hash(), battle_on(level, 5, {}, scenery).hash());
    EXPECT_EQ(battle_on(level, 5, scars.substr(0, scars.size() / 2)).hash(), battle_on(level, 5).hash());
    EXPECT_NE(battle_on(level, 5, scars).hash(), battle_on(level, 5).hash());
}

TEST(ScarredLand, OnAnotherCutIsNewButDugAndHeapedWhereTheOtherWas) {
    LevelSettings level = flat_level(1024, kFlat);  // alike on all rows
    level.terrain.depth = 256;
    const BattleRules rules = rules_in(LivingLand::scenery, LooseEarth::hangs);
    Battle before = battle_on(level, 1, {}, rules);
    rage(before, 3);
    const std::string scars = scars_of(before.state());
    LevelSettings behind = level;
    behind.cut.position += 12.0 / 255;
    const Battle after(rules, behind, built_in_arsenal(), std::vector<Kit>(2), 5, {scars, &level});
    ASSERT_TRUE(after.state().scarred);
    int dug = 0;
    for (int x = 0; x < 1024; ++x) {
        const auto was = before.state().ground.column(x), is = after.state().ground.column(x);
        if (is_by_a_tank(after, x)) continue;
        ASSERT_TRUE(std::ranges::equal(was, is)) << x;
        dug += is.back().top != kFlat * kColumn;
    }
    EXPECT_GT(dug, 100);
}

TEST(ScarredLand, OnAnotherCutRidesOnTheLandAndIsAtRest) {
    for (const std::uint32_t seed : seeds(6, 100)) {
        SCOPED_TRACE(seed);
        const LevelSettings level = any_level(seed);
        Battle before = battle_on(level, seed);
        rage(before, seed);
        LevelSettings behind = level;
        if (level.terrain.generator->is_infinite())
            behind.terrain.origin.y -= 12;
        else
            behind.cut.position -= 12.0 / (level.terrain.depth - 1);
        const std::string scars = scars_of(before.state());
        const BattleRules rules = before.state().rules;
        Battle after(rules, behind, built_in_arsenal(), std::vector<Kit>(2), seed + 1, {scars, &level});
        ASSERT_TRUE(after.state().scarred);
        const Battle fresh = battle_on(behind, seed + 1);
        int differ = 0;
        for (int x = 0; x < 1024; ++x)
            differ += !std::ranges::equal(after.state().ground.column(x), fresh.state().ground.column(x));
        EXPECT_GT(differ, 100);
        expect_plays_on(after);
    }
}

TEST(ScarredLand, MayBeDamagedInAnyWay) {
    const LevelSettings level = any_level(1);
    Battle before = battle_on(level, 1);
    rage(before, 1);
    const std::string scars = scars_of(before.state());
    Random random(1, 8);
    int begun = 0;
    for (int k = 0; k < how_often(60, 3000); ++k) {
        std::string damaged = scars;
        for (int n = 1 + random.below(3); n > 0; --n)
            damaged[at(20 + random.below(static_cast<int>(damaged.size()) - 20))] ^=
                static_cast<char>(1 + random.below(255));
        Battle after = battle_on(level, 2, damaged);
        begun += after.state().scarred;
        after.begin_turn(0);
        shoot(after, 0, weapon("missile"), 700, 500);
    }
    EXPECT_GT(begun, 0);
}

TEST(ScarredLand, ThatIsLeftAtOnceIsLeftTheSame) {
    const LevelSettings level = any_level(4);
    Battle before = battle_on(level, 1);
    rage(before, 1);
    const Battle once = battle_on(level, 9, scars_of(before.state()));
    const Battle again = battle_on(level, 9, scars_of(once.state()));
    for (int x = 0; x < 1024; ++x) {
        if (is_by_a_tank(again, x) || is_by_a_tank(once, x)) continue;
        ASSERT_EQ(again.state().ground.whole_column(x), before.state().ground.whole_column(x)) << x;
    }
}

}  // namespace
}  // namespace terramorph
