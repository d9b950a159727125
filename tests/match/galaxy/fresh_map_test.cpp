#include "match/galaxy/fresh_map.h"

#include <gtest/gtest.h>

#include "match/match.h"
#include "match/recording/playback.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

MatchSettings settings_of(const Generator& generator, int players, std::uint32_t seed) {
    MatchSettings settings = default_settings();
    settings.players.clear();
    for (int k = 0; k < players; ++k) settings.players.push_back(another_player(settings.players));
    settings.set(Rule::armory, 0);
    settings.level.terrain = default_terrain(generator);
    settings.level.terrain.seed = settings.seed = seed;
    return settings;
}

bool is_good(const MatchSettings& settings, const LevelSettings& level, std::uint32_t battle_seed) {
    return measure_ground(settings, level, battle_seed).good();
}

TEST(FreshMap, IsGoodInAtLeast95Of100OfAllGenerators) {
    constexpr int kSeeds = 40;
    for (const Generator* generator : generators())
        for (const int players : {2, 4, 8}) {
            int good = 0;
            for (std::uint32_t seed = 0; seed < kSeeds; ++seed) {
                const MatchSettings settings = settings_of(*generator, players, seed);
                good += is_good(settings, next_level(settings), battle_seed_of(settings, 0));
            }
            EXPECT_GE(good * 100, kSeeds * 95) << generator->name << ", " << players << " players";
        }
}

TEST(FreshMap, ChangesNothingButTheSeed) {
    MatchSettings settings = settings_of(*find_generator("waves"), 3, 5);
    settings.level.cut = {0.25, 10};
    settings.level.lift = 20;
    settings.level.terrain.values[1] = 7;
    LevelSettings fresh = next_level(settings);
    EXPECT_NE(fresh.terrain.seed, settings.level.terrain.seed);
    fresh.terrain.seed = settings.level.terrain.seed;
    EXPECT_EQ(fresh, settings.level);
}

TEST(FreshMap, IsTheBestOfThoseThatWereLookedAtIfNoneIsGood) {
    MatchSettings settings = settings_of(*find_generator("waves"), 2, 5);
    settings.level.terrain.values[2] = 100;  // hardly a hill
    const std::uint32_t battle = battle_seed_of(settings, 0);
    const LevelSettings best = next_level(settings);
    const int shortfall = measure_ground(settings, best, battle).shortfall();
    EXPECT_GT(shortfall, 0);
    LevelSettings each = settings.level;
    for (int k = 0; k < map_tries(settings); ++k) {
        each.terrain.seed = next_seed(each.terrain.seed);
        EXPECT_GE(measure_ground(settings, each, battle).shortfall(), shortfall);
    }
}

TEST(FreshMap, IsDrawnByTheCommandForANewLevelButNeverForTheFirst) {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        const MatchSettings settings = settings_of(*find_generator("hill"), 4, seed);
        Match match(settings, test::the_arsenal());
        EXPECT_EQ(match.level(), settings.level);
        test::give(match, NewLevel{});
        EXPECT_NE(match.level().terrain.seed, settings.level.terrain.seed);
        EXPECT_TRUE(is_good(settings, match.level(), match.journey().battle_seed())) << seed;
    }
}

TEST(FreshMap, IsTheSameWhenARecordingIsPlayedBack) {
    const MatchSettings settings = settings_of(*find_generator("plateaus"), 3, 4);
    Match match(settings, test::the_arsenal());
    test::give(match, NewLevel{});
    test::give(match, Pass{match.player()});
    const auto recording = parse_recording(recording_text(match.recording()), "match.tmrec");
    ASSERT_TRUE(recording.ok());
    const auto again = resume(*recording, test::the_arsenal());
    ASSERT_TRUE(again.ok());
    EXPECT_EQ((*again)->level(), match.level());
    EXPECT_EQ((*again)->hash(), match.hash());
}

}  // namespace
}  // namespace terramorph
