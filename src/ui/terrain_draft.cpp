#include "ui/terrain_draft.h"

#include <algorithm>

namespace terramorph {

namespace {

/// The names that files use, replaced by the labels that are on the screen.
std::string in_labels(std::string text, std::span<const Parameter> parameters) {
    for (const Parameter& parameter : parameters)
        for (auto at = text.find(parameter.name); at != std::string::npos;
             at = text.find(parameter.name, at + parameter.label.size()))
            text.replace(at, parameter.name.size(), parameter.label);
    return text;
}

}  // namespace

TerrainDraft::TerrainDraft(MatchSettings& settings) : settings_(settings), level_(settings.level) {}

void TerrainDraft::take() {
    complaint_.clear();
    Terrain& terrain = level_.terrain;
    if (terrain.width != settings_.level.terrain.width) terrain.depth = fitting_depth(terrain.width);
    if (const Refusal refusal = refuses(level_)) {
        complaint_ = in_labels(refusal->text, level_.terrain.generator->parameters);
        settings_.level.cut = level_.cut;
        settings_.level.terrain.seed = level_.terrain.seed;
    } else {
        settings_.level = level_;
    }
}

void TerrainDraft::choose(const Generator& generator) {
    Terrain& terrain = level_.terrain;
    if (terrain.generator == &generator) return;
    others_.push_back(terrain);
    const auto known = std::find_if(others_.begin(), others_.end(),
                                    [&](const Terrain& other) { return other.generator == &generator; });
    terrain.values = known == others_.end() ? standard_values(generator.parameters) : known->values;
    terrain.generator = &generator;
    std::erase_if(others_, [&](const Terrain& other) { return other.generator == &generator; });
    take();
}

void TerrainDraft::new_seed() {
    level_.terrain.seed = next_seed(level_.terrain.seed);
    take();
}

void TerrainDraft::restore_defaults() {
    const Terrain old = level_.terrain;
    level_ = {};
    level_.terrain = standard_terrain(*old.generator);
    level_.terrain.seed = old.seed;
    for (const Rule rule : kRulesHere) set_rule(rule, kRules[static_cast<std::size_t>(rule)].standard);
    take();
}

}  // namespace terramorph
