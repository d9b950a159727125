#include "ui/screens/terrain/form.h"

#include <algorithm>

#include "app/language/language.h"
#include "base/index.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr Parameter kTerrainFormSeed = {
    "seed", N_("SEED"), "", 0, 4294967295.0, 1, N_("The same seed always gives the same map."), true};

Widget slider(const Knob& knob) { return setting(*knob.parameter, knob.value, knob.change); }

const Planet& own_planet(const Planets& planets, const Planet& like) {
    const Planet* own = find_planet(planets, like.name);
    return own ? *own : like;
}

}  // namespace

std::optional<std::size_t> TerrainWidgets::next_in_column(std::size_t widget, Key key) const {
    std::vector<std::size_t> column;
    for (const auto* part : {&planets, &size, &rounds, &planet, &fit})
        column.insert(column.end(), part->begin(), part->end());
    if (key == Key::up) std::ranges::reverse(column);
    const auto at = std::ranges::find(column, widget);
    if ((key != Key::up && key != Key::down) || at == column.end() || at + 1 == column.end())
        return std::nullopt;
    return at[1];
}

TerrainForm::TerrainForm(Form& form, TerrainDraft& draft, const Planets& planets)
    : form_(form), draft_(draft), planets_(planets) {}

void TerrainForm::build(const TerrainActs& acts) {
    acts_ = acts;
    form_.clear();
    numbers_ = {};
    generator_ = draft_.level().terrain.generator;
    planet_ = draft_.level().planet.name;
    numbers_.map = form_.add(acts_.map);
    for (const Widget& tool : acts_.map_tools) numbers_.map_tools.push_back(form_.add(tool));
    add_generators();
    add_presets();
    add_wave();
    add_parameters();
    add_seed();
    add_planets();
    add_level();
    add_planet_values();
    numbers_.back = form_.add(button("back", tr("Esc  back"), acts_.back));
    form_[numbers_.back].align = Align::left;
    numbers_.play = form_.add(button("play", tr("Play this level"), acts_.play, Tone::accent));
    numbers_.things = form_.add(button("things", "", acts_.things));
    for (const TerrainTool& tool : acts_.tools)
        numbers_.tools.push_back(form_.add(button(tool.id, tr(tool.label), tool.act, Tone::quiet)));
    refresh();
}

bool TerrainForm::outdated() const {
    return draft_.level().terrain.generator != generator_ || draft_.level().planet.name != planet_;
}

void TerrainForm::refresh() {
    const Planet& chosen = draft_.level().planet;
    for (std::size_t k = 0; k < planets_.size(); ++k) {
        Widget& row = form_[numbers_.planets[k]];
        row.selected = planets_[k].name == chosen.name;
        row.note = planet_note(row.selected ? chosen : planets_[k]);
    }
    const bool touched = Scale::finger() > 0;
    form_[numbers_.back].label = touched ? tr("Back") : tr("Esc  back");
    form_[numbers_.new_seed].label = touched ? tr("New level") : tr("R  new level");
    form_[numbers_.things].enabled = touched;  // a mouse has smaller signs for it
    for (const std::size_t tool : numbers_.map_tools) form_[tool].enabled = !touched;
    form_[numbers_.play].enabled = draft_.complaint().empty();
    form_[numbers_.tools[0]].enabled = draft_.can_undo();
    form_[numbers_.tools[1]].enabled = draft_.can_redo();
}

std::string_view TerrainForm::help(std::size_t number) const {
    const auto place_in = [&](const std::vector<std::size_t>& all) {
        return static_cast<std::size_t>(std::ranges::find(all, number) - all.begin());
    };
    if (const auto k = place_in(numbers_.generators); k < numbers_.generators.size())
        return tr(generators()[k]->help);
    if (number == numbers_.wave) return acts_.wave_help();
    if (number == numbers_.wave_words) return tr("Any word has a wave of its own, the same everywhere.");
    if (const auto k = place_in(numbers_.planets); k < numbers_.planets.size()) return tr(planets_[k].help);
    if (const auto k = place_in(numbers_.tools); k < numbers_.tools.size()) {
        const TerrainTool& tool = acts_.tools[k];
        return tr(Scale::finger() > 0 ? tool.touched_help : tool.help);
    }
    return {};
}

void TerrainForm::add_generators() {
    for (const Generator* generator : generators()) {
        Widget one =
            button(generator->name, tr(generator->label), [this, generator] { draft_.choose(*generator); });
        one.align = Align::left;
        one.selected = generator == generator_;
        numbers_.generators.push_back(form_.add(one));
    }
}

void TerrainForm::add_presets() {
    for (const Preset& preset : generator_->presets)
        numbers_.presets.push_back(form_.add(
            button(preset.label, tr(preset.label), [this, &preset] { draft_.choose(preset, planets_); })));
}

void TerrainForm::add_wave() {
    if (!generator_->has_wave) return;
    numbers_.wave = form_.add(acts_.wave);
    numbers_.wave_words = form_.add(acts_.wave_words);
}

/// Pairs of a minimum and a maximum are one slider with two knobs.
void TerrainForm::add_parameters() {
    const std::span<const Parameter> parameters = generator_->parameters;
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        const auto& pairs = generator_->min_max_pairs;
        const auto named = [&](std::string_view MinMaxPair::*end) {
            return std::ranges::find(pairs, parameters[k].name, end);
        };
        if (named(&MinMaxPair::high) != pairs.end()) continue;
        if (const auto pair = named(&MinMaxPair::low); pair != pairs.end())
            numbers_.parameters.push_back(add_pair(*pair));
        else
            numbers_.parameters.push_back(
                form_.add(with_tools(slider(value_knob(k)), [this, k] { reset({k}); }, {k})));
        form_[numbers_.parameters.back()].stacked = true;
    }
}

std::size_t TerrainForm::add_pair(const MinMaxPair& pair) {
    const auto low = static_cast<std::size_t>(index_of(generator_->parameters, pair.low)),
               high = static_cast<std::size_t>(index_of(generator_->parameters, pair.high));
    const std::string_view label = pair.label.empty() ? generator_->parameters[low].label : pair.label;
    return form_.add(with_tools(range(std::string(tr(label)), value_knob(low), value_knob(high)),
                                [this, low, high] {
                                    reset({low, high});
                                },
                                {low, high}));
}

void TerrainForm::add_seed() {
    numbers_.seed = form_.add(number_field(
        kTerrainFormSeed, [this] { return static_cast<double>(draft_.level().terrain.seed); },
        [this](double value) {
            draft_.change(
                [=](LevelSettings& level) { level.terrain.seed = static_cast<std::uint32_t>(value); });
        }));
    numbers_.code = form_.add(acts_.code);
    numbers_.new_seed = form_.add(button("new_level", tr("R  new level"), acts_.new_seed, Tone::inviting));
}

void TerrainForm::add_planets() {
    for (const Planet& planet : planets_) {
        Widget one = row(tr(planet.label), "", [this, &planet] {
            draft_.change([&](LevelSettings& level) { level.planet = planet; });
        });
        one.id = planet.name;
        one.paint = [&planet](Canvas& canvas, Rect place, bool) {
            paint_planet(canvas, place, planet.palette);
        };
        numbers_.planets.push_back(form_.add(one));
    }
}

void TerrainForm::add_planet_values() {
    const Planet& own = own_planet(planets_, draft_.level().planet);
    of_planet_.assign(kPlanetParameters.begin(), kPlanetParameters.end());
    for (std::size_t k = 0; k < of_planet_.size(); ++k) of_planet_[k].default_value = own.values[k];
    const auto back = [this](std::vector<PlanetValue> values) {
        return [this, values = std::move(values)] {
            for (const PlanetValue value : values)
                planet_knob(value).change(of_planet_[at(value)].default_value);
        };
    };
    const auto add = [&](PlanetValue value) {
        numbers_.planet.push_back(form_.add(with_tools(slider(planet_knob(value)), back({value}))));
    };
    add(PlanetValue::gravity);
    const std::vector winds = {PlanetValue::least_wind, PlanetValue::most_wind};
    numbers_.planet.push_back(form_.add(with_tools(
        range(std::string(tr("Wind")), planet_knob(winds[0]), planet_knob(winds[1])), back(winds))));
    for (const PlanetValue value : {PlanetValue::water, PlanetValue::air, PlanetValue::rain}) add(value);
}

void TerrainForm::add_level() {
    const Parameter& width = kLevelWidth;
    const auto widen = [this](double value) {
        draft_.change([=](LevelSettings& level) {
            level.terrain.width = static_cast<int>(value);
            level.terrain.depth = fitting_depth(level.terrain.width);
        });
    };
    const Knob wide = {&width, [this] { return static_cast<double>(draft_.level().width()); }, widen};
    const Knob high = {
        &kLevelHeight, [this] { return static_cast<double>(draft_.level().height); },
        [this](double value) {
            draft_.change([=](LevelSettings& level) { level.height = static_cast<int>(value); });
        }};
    const auto add = [this](const Knob& knob, std::vector<std::size_t>& into) {
        into.push_back(
            form_.add(with_tools(slider(knob), [knob] { knob.change(knob.parameter->default_value); })));
    };
    add(wide, numbers_.size);
    add_rule(Rule::walls, numbers_.size);
    add_rule(Rule::loose_earth, numbers_.size);
    add_rule(Rule::planets, numbers_.rounds);
    add_rule(Rule::cut_advance, numbers_.rounds);
    add(high, numbers_.fit);
    add(level_knob(kLevelScale, [](LevelSettings& level) -> double& { return level.scale; }), numbers_.fit);
    add(level_knob(kLevelLift, [](LevelSettings& level) -> double& { return level.lift; }), numbers_.fit);
}

void TerrainForm::add_rule(Rule rule, std::vector<std::size_t>& into) {
    const Parameter& parameter = kRules[at(rule)];
    const auto change = [this, rule](double value) { draft_.set_rule(rule, value); };
    into.push_back(form_.add(with_tools(setting(
                                            parameter, [this, rule] { return draft_.rule(rule); }, change),
                                        [change, &parameter] { change(parameter.default_value); })));
}

}  // namespace terramorph
