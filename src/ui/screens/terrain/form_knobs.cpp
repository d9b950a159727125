// What the knobs of the form set in the draft.
#include "app/language/language.h"
#include "base/index.h"
#include "ui/screens/terrain/form.h"

namespace terramorph {

Knob TerrainForm::value_knob(std::size_t parameter) {
    return {&generator_->parameters[parameter],
            [this, parameter] { return draft_.level().terrain.values[parameter]; },
            [this, parameter](double value) {
                draft_.change([=](LevelSettings& level) { level.terrain.values[parameter] = value; });
            }};
}

Knob TerrainForm::planet_knob(PlanetValue value) {
    return {&of_planet_[at(value)], [this, value] { return draft_.level().planet.value(value); },
            [this, value](double number) {
                draft_.change([=](LevelSettings& level) { level.planet.set(value, number); });
            }};
}

/// `member` accesses the number in the level's settings.
Knob TerrainForm::level_knob(const Parameter& parameter, std::function<double&(LevelSettings&)> member) {
    return {&parameter,
            [this, member] {
                LevelSettings level = draft_.level();
                return member(level);
            },
            [this, member](double value) {
                draft_.change([&](LevelSettings& level) { member(level) = value; });
            }};
}

Widget TerrainForm::with_tools(Widget widget, std::function<void()> reset, Which shuffled) {
    widget.reset = std::move(reset);
    if (!shuffled.empty()) widget.shuffle = [this, which = std::move(shuffled)] { shuffle(which); };
    return widget;
}

void TerrainForm::shuffle(const Which& parameters) {
    if (!draft_.shuffle(parameters))
        acts_.say(std::string(
            tr("Found no other value that makes playable land: try another seed, or the defaults.")));
}

void TerrainForm::reset(const Which& parameters) {
    draft_.change([&](LevelSettings& level) {
        for (const std::size_t k : parameters)
            level.terrain.values[k] = generator_->parameters[k].default_value;
    });
}

}  // namespace terramorph
