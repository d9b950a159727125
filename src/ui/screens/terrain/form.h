#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/terrain_editor/draft.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// The widgets' numbers in the terrain page's form.
struct TerrainWidgets {
    std::size_t map = 0;
    std::vector<std::size_t> map_tools;  ///< what a mouse does on the map, and how broad its brush is
    std::vector<std::size_t> generators, presets, parameters;
    std::optional<std::size_t> wave, wave_words;  ///< of generators that have a wave
    std::size_t seed = 0, code = 0, new_seed = 0;
    std::vector<std::size_t> planets, size, rounds, planet, fit;
    std::size_t back = 0, play = 0, things = 0;
    std::vector<std::size_t> tools;

    /// The widget below or above another in the right column, in view or not; none at the ends.
    std::optional<std::size_t> next_in_column(std::size_t widget, Key key) const;
};

/// A button at the top of the page; its words are translated when shown.
struct TerrainTool {
    std::string_view id;
    std::string_view label;
    std::string_view help;
    std::string_view touched_help;  ///< instead, for fingers
    std::function<void()> act;
};

/// Actions that the form delegates.
struct TerrainActs {
    Widget map, code, wave, wave_words;
    std::vector<Widget> map_tools;
    std::function<std::string_view()> wave_help;
    std::vector<TerrainTool> tools;
    std::function<void()> new_seed, back, play, things;
    std::function<void(std::string)> say;
};

/// Fills the form of the terrain page with widgets that edit a draft.
class TerrainForm {
  public:
    /// All arguments must outlive it.
    TerrainForm(Form& form, TerrainDraft& draft, const Planets& planets);

    void build(const TerrainActs& acts);
    /// True if generator or planet have changed since the form was built.
    bool outdated() const;
    /// Updates selections and the planets' notes.
    void refresh();
    /// The help for widgets without a parameter.
    std::string_view help(std::size_t number) const;

    const TerrainWidgets& numbers() const { return numbers_; }

  private:
    using Which = std::vector<std::size_t>;

    void add_generators();
    void add_presets();
    void add_wave();
    void add_parameters();
    std::size_t add_pair(const MinMaxPair& pair);
    void add_seed();
    void add_planets();
    void add_planet_values();
    void add_level();
    void add_rule(Rule rule, std::vector<std::size_t>& into);
    Knob value_knob(std::size_t parameter);
    Knob planet_knob(PlanetValue value);
    Knob level_knob(const Parameter& parameter, std::function<double&(LevelSettings&)> member);
    Widget with_tools(Widget widget, std::function<void()> reset, Which shuffled = {});
    void shuffle(const Which& parameters);
    void reset(const Which& parameters);

    Form& form_;
    TerrainDraft& draft_;
    const Planets& planets_;
    TerrainActs acts_;
    TerrainWidgets numbers_;
    std::vector<Parameter> of_planet_;  // with this planet's values as defaults
    const Generator* generator_ = nullptr;
    std::string planet_;
};

/// "g 9.8 · wind 0-20"
std::string planet_note(const Planet& planet);
/// A round picture of a planet in its colours.
void paint_planet(Canvas& canvas, Rect place, const Palette& colors);

}  // namespace terramorph
