#include "app/terrain_editor/draft.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/terrain_editor/shuffle.h"
#include "base/index.h"
#include "match/galaxy/fresh_map.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kStream = 900;  // for random values

/// The error with the labels on the screen instead of the names in files.
std::string in_labels(Error error, std::span<const Parameter> parameters) {
    for (Argument& argument : error.message.arguments)
        for (const Parameter& parameter : parameters)
            if (argument.text == parameter.name) argument = {argument.name, message(parameter.label)};
    return tr(error);
}

}  // namespace

TerrainDraft::TerrainDraft(MatchSettings& settings)
    : settings_(settings),
      level_(settings.level),
      random_(settings.seed, kStream),
      history_(State{settings.level, settings.rules}) {}

void TerrainDraft::take() {
    complaint_.clear();
    if (const Refusal refusal = validate(level_)) {
        complaint_ = in_labels(*refusal, level_.terrain.generator->parameters);
        settings_.level.cut = level_.cut;
        settings_.level.terrain.seed = level_.terrain.seed;
        settings_.level.terrain.placed = level_.terrain.placed;
        settings_.level.terrain.roads = level_.terrain.roads;
    } else {
        settings_.level = level_;
    }
}

void TerrainDraft::choose(const Generator& generator) {
    MapSettings& terrain = level_.terrain;
    if (terrain.generator == &generator) return;
    others_.push_back(terrain);
    const auto known = std::find_if(others_.begin(), others_.end(),
                                    [&](const MapSettings& other) { return other.generator == &generator; });
    const bool is_new = known == others_.end();
    terrain.values = is_new ? default_values(generator.parameters) : known->values;
    terrain.wave = is_new ? std::nullopt : known->wave;
    terrain.generator = &generator;
    if (!generator.is_infinite()) terrain.origin = {};
    std::erase_if(others_, [&](const MapSettings& other) { return other.generator == &generator; });
    take();
}

void TerrainDraft::choose(const Preset& preset, const Planets& planets) {
    MapSettings& terrain = level_.terrain;
    const std::span<const Parameter> parameters = terrain.generator->parameters;
    terrain.values = default_values(parameters);
    for (const Preset::Setting& setting : preset.settings)
        if (const int place = index_of(parameters, setting.parameter); place >= 0)
            terrain.values[place] = setting.value;
    if (const Planet* planet = find_planet(planets, preset.planet)) level_.planet = *planet;
    take();
}

bool TerrainDraft::shuffle(std::span<const std::size_t> parameters) {
    const std::optional<Values> drawn = drawn_values(level_, parameters, random_);
    if (!drawn) return false;
    level_.terrain.values = *drawn;
    take();
    return true;
}

void TerrainDraft::undo() {
    if (history_.can_undo()) go_to(history_.undo());
}

void TerrainDraft::redo() {
    if (history_.can_redo()) go_to(history_.redo());
}

void TerrainDraft::go_to(const State& state) {
    level_ = state.level;
    settings_.rules = state.rules;
    take();
}

void TerrainDraft::new_seed() {
    if (complaint_.empty())
        level_.terrain.seed = next_level(settings_).terrain.seed;
    else
        level_.terrain.seed = next_seed(level_.terrain.seed);
    take();
}

void TerrainDraft::restore_defaults() {
    const MapSettings old = level_.terrain;
    const Planet planet = level_.planet;
    level_ = {};
    level_.terrain = default_terrain(*old.generator);
    level_.terrain.seed = old.seed;
    level_.planet = planet;
    for (const Rule rule : kRulesHere) set_rule(rule, kRules[at(rule)].default_value);
    take();
}

}  // namespace terramorph
