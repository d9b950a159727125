// Still pictures of levels and matches.
#include "ui/sprites/portrait.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "support/mine_battle.h"
#include "support/wood_battle.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

using namespace test;

/// Of a match on flat land where this stands at column 500.
MatchSettings settings_with(Feature feature) {
    MatchSettings settings = small_match(2);
    settings.level = wooded_level({500}, feature);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    return settings;
}

TEST(Panorama, ShowsWhatStandsOnLandInPlay) {
    for (const Feature feature : {Feature::tree, Feature::boulder, Feature::hut, Feature::sign}) {
        Match match(settings_with(feature), the_arsenal());
        const Image with = panorama_of(match, 1024, 256);
        std::erase_if(battle_state_of(match).things,
                      [](const Thing& thing) { return std::abs(thing.at.x - 500.5f) < 1; });
        EXPECT_FALSE(same(with, panorama_of(match, 1024, 256)))
            << kFeatureNames[static_cast<std::size_t>(feature)];
    }
}

TEST(Panorama, ShowsLakesOfLandInPlay) {
    MatchSettings settings = small_match(2);
    settings.level = {};
    settings.level.terrain = default_terrain(*find_generator("circle-hill"));
    settings.level.terrain.seed = 16;
    settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    Match match(settings, the_arsenal());
    ASSERT_TRUE(battle_state_of(match).basins.has_value());
    ASSERT_FALSE(battle_state_of(match).basins->held().empty());
    const Image with = panorama_of(match, 1024, 256);
    battle_state_of(match).basins.reset();
    EXPECT_FALSE(same(with, panorama_of(match, 1024, 256)));
}

TEST(Panorama, ShowsTheTimberOfMines) {
    MatchSettings settings = small_match(2);
    settings.level = mined_level();
    settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    Match match(settings, the_arsenal());
    Ground& ground = battle_state_of(match).ground;
    ASSERT_FALSE(ground.linings().empty());
    const Image with = panorama_of(match, 1024, 256);
    for (int number = 0; number < static_cast<int>(ground.linings().size()); ++number)
        ground.weaken_lining(number, 1000);
    (void)ground.break_linings();
    EXPECT_FALSE(same(with, panorama_of(match, 1024, 256)));
}

}  // namespace
}  // namespace terramorph
