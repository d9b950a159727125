#include "app/terrain_editor/draft.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/terrain_editor/shuffle.h"

namespace terramorph {

namespace {

std::vector<std::size_t> all_of(const Generator& generator) {
    std::vector<std::size_t> all;
    for (std::size_t k = 0; k < generator.parameters.size(); ++k) all.push_back(k);
    return all;
}

LevelSettings small_level(const Generator& generator) {
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.width = 640;
    level.terrain.depth = 2048;
    return level;
}

MatchSettings settings_on(const Generator& generator) {
    MatchSettings settings = default_settings();
    settings.level = small_level(generator);
    return settings;
}

TEST(TerrainDraft, KeepsRoadsWhileAnotherSettingIsInvalid) {
    MatchSettings settings = settings_on(*find_generator("circle-hill"));
    TerrainDraft draft(settings);
    draft.change([](LevelSettings& level) { level.terrain.width = 1; });
    ASSERT_FALSE(draft.complaint().empty());
    const std::vector<Road> roads = {{{0, 0}, {100, 0}}};
    draft.change([&](LevelSettings& level) { level.terrain.roads = roads; });
    EXPECT_EQ(draft.last_good().terrain.roads, roads);
}

TEST(TerrainDraft, UndoesAndRedoesTheLevelTheGeneratorThePlanetAndTheRules) {
    MatchSettings settings = settings_on(*find_generator("circle-hill"));
    TerrainDraft draft(settings);
    std::vector<MatchSettings> states = {settings};
    const auto step = [&](auto change) {
        change();
        draft.note();
        states.push_back(settings);
    };
    step([&] { draft.change([](LevelSettings& level) { level.terrain.values[1] = 77; }); });
    step([&] { draft.choose(*find_generator("limited-random")); });
    step([&] { draft.new_seed(); });
    step([&] { draft.change([](LevelSettings& level) { level.cut = {0.3, 12}; }); });
    step([&] { draft.change([](LevelSettings& level) { level.planet = built_in_planets().front(); }); });
    step([&] { draft.set_rule(Rule::walls, 2); });
    step([&] { draft.restore_defaults(); });
    for (std::size_t k = states.size() - 1; k-- > 0;) {
        draft.undo();
        EXPECT_EQ(settings, states[k]) << k;
    }
    EXPECT_FALSE(draft.can_undo());
    for (std::size_t k = 1; k < states.size(); ++k) {
        draft.redo();
        EXPECT_EQ(settings, states[k]) << k;
    }
    EXPECT_FALSE(draft.can_redo());
}

TEST(TerrainDraft, UndoMendsWhatWasRefused) {
    MatchSettings settings = settings_on(*find_generator("limited-random"));
    TerrainDraft draft(settings);
    draft.change([](LevelSettings& level) { level.terrain.values[0] = 8000; });
    draft.note();
    EXPECT_NE(draft.complaint(), "");
    draft.undo();
    EXPECT_EQ(draft.complaint(), "");
}

TEST(TerrainDraft, APresetSetsAllValuesAndThePlanetThatSuitsIt) {
    for (const Generator* generator : generators())
        for (const Preset& preset : generator->presets) {
            SCOPED_TRACE(preset.label);
            MatchSettings settings = settings_on(*generator);
            TerrainDraft draft(settings);
            draft.choose(preset, built_in_planets());
            EXPECT_EQ(draft.complaint(), "");
            EXPECT_EQ(settings.level.planet.name, preset.planet);
            for (const Preset::Setting& setting : preset.settings) {
                const int place = index_of(generator->parameters, setting.parameter);
                ASSERT_GE(place, 0) << setting.parameter;
                EXPECT_EQ(settings.level.terrain.values[place], setting.value);
            }
        }
}

TEST(TerrainDraft, LandWithAnEndHasItsOriginAtZero) {
    MatchSettings settings = settings_on(*find_generator("waves"));
    TerrainDraft draft(settings);
    draft.change([](LevelSettings& level) { level.terrain.origin = {5000, -700}; });
    draft.choose(*find_generator("circle-hill"));
    EXPECT_EQ(draft.complaint(), "");
    EXPECT_EQ(settings.level.terrain.origin, (Vec2<std::int64_t>{}));
}

TEST(TerrainChance, DrawsAllowedValuesThatMakePlayableLand) {
    for (const Generator* generator : generators()) {
        SCOPED_TRACE(generator->name);
        LevelSettings level = small_level(*generator);
        Random random(7, 1);
        for (int k = 0; k < 12; ++k) {
            const auto values = drawn_values(level, all_of(*generator), random);
            ASSERT_TRUE(values);
            EXPECT_NE(*values, level.terrain.values);
            level.terrain.values = *values;
            EXPECT_FALSE(validate(level)) << validate(level)->text();
            EXPECT_TRUE(playable(level));
        }
    }
}

TEST(TerrainChance, DrawsOnlyWhatItIsAskedFor) {
    for (const Generator* generator : generators()) {
        const LevelSettings level = small_level(*generator);
        Random random(3, 1);
        for (std::size_t k = 0; k < generator->parameters.size(); ++k) {
            const auto values = drawn_values(level, std::vector{k}, random);
            if (!values) continue;
            const bool in_pair = std::ranges::any_of(generator->min_max_pairs, [&](const MinMaxPair& pair) {
                return pair.low == generator->parameters[k].name ||
                       pair.high == generator->parameters[k].name;
            });
            for (std::size_t other = 0; other < values->size() && !in_pair; ++other)
                EXPECT_EQ((*values)[other] != level.terrain.values[other], other == k)
                    << generator->name << ": " << generator->parameters[other].name;
        }
    }
}

TEST(TerrainChance, FindsNothingWhereAllLandIsUnderWater) {
    LevelSettings level = small_level(*find_generator("circle-hill"));
    level.lift = -2000;
    Random random(1, 1);
    EXPECT_FALSE(playable(level));
    EXPECT_FALSE(drawn_values(level, std::vector<std::size_t>{1}, random));
}

TEST(TerrainChance, FlatLandIsNotPlayable) {
    LevelSettings level = small_level(*find_generator("circle-hill"));
    level.terrain.values[1] = 0;
    EXPECT_FALSE(playable(level));
}

TEST(TerrainChance, LandCutOffAtTheTopIsNotPlayable) {
    LevelSettings level = small_level(*find_generator("circle-hill"));
    EXPECT_TRUE(playable(level));
    level.lift = 2000;
    EXPECT_FALSE(playable(level));
}

}  // namespace

}  // namespace terramorph
