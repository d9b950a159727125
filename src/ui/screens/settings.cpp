#include "ui/screens/settings.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/screens/galaxy.h"
#include "ui/screens/menu_page.h"
#include "ui/screens/settings_help.h"
#include "ui/session.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kColumns = 4;
constexpr float kResetWide = 260;
constexpr std::string_view kPlanets = "THE PLANETS";  // the galaxy's button is under that heading

/// Rules that stand together under a heading, in one of the columns.
struct Group {
    std::string_view heading;
    int column;
    std::vector<Rule> rules;
};

/// A rule that is in none of these is in a last group of its own.
const std::vector<Group>& known_groups() {
    static const std::vector<Group> groups = {
        {"THE MATCH", 0, {Rule::rounds, Rule::stock, Rule::health, Rule::fuel, Rule::crates}},
        {"DAMAGE", 1, {Rule::direct_hit, Rule::fall_damage, Rule::parachutes, Rule::water_damage}},
        {"THE SKY", 1, {Rule::hostile_sky, Rule::sudden_death}},
        {"THE AIR",
         2,
         {Rule::gravity, Rule::wind, Rule::changing_wind, Rule::wind_growth, Rule::viscosity, Rule::walls,
          Rule::ceiling}},
        {"THE EARTH", 3, {Rule::loose_earth, Rule::suspend_chance, Rule::wreckage}},
        {kPlanets, 3, {Rule::planets, Rule::march}},
    };
    return groups;
}

std::vector<Group> all_groups() {
    std::vector<Group> groups = known_groups();
    Group others{"MORE", 0, {}};
    for (std::size_t k = 0; k < kRules.size(); ++k) {
        const auto rule = static_cast<Rule>(k);
        const auto has = [&](const Group& group) {
            return std::find(group.rules.begin(), group.rules.end(), rule) != group.rules.end();
        };
        if (std::none_of(groups.begin(), groups.end(), has)) others.rules.push_back(rule);
    }
    if (!others.rules.empty()) groups.push_back(others);
    return groups;
}

class SettingsPage : public MenuPage {
  public:
    explicit SettingsPage(App& owner) : MenuPage(owner), groups_(all_groups()) {
        for (const Group& group : groups_) {
            for (const Rule rule : group.rules) numbers_.push_back(add_rule(rule));
            if (group.heading == kPlanets) numbers_.push_back(galaxy_ = add_galaxy());
        }
        reset_ =
            form().add(button("Reset to defaults", [this] { settings().rules = standard_values(kRules); }));
        add_back();
    }

    void draw(Canvas& canvas) override {
        page_title(canvas, "Settings", "the rules of the next match");
        form()[reset_].enabled = settings().rules != standard_values(kRules);
        const Scale scale(canvas);
        Rect rest = body(canvas);
        draw_help(canvas, take_bottom(rest, scale(kHelpHigh), scale(3 * theme::kGap)), help());
        lay_rules(canvas, rest);
        lay_foot(canvas);
        form().draw(canvas);
    }

  protected:
    void leave() override {
        keep_settings(app());
        MenuPage::leave();
    }

  private:
    MatchSettings& settings() { return app().session().settings; }

    std::size_t add_rule(Rule rule) {
        Widget widget = setting(
            kRules[static_cast<std::size_t>(rule)], [this, rule] { return settings().rule(rule); },
            [this, rule](double value) { settings().set(rule, value); });
        widget.stacked = true;
        return form().add(widget);
    }

    std::size_t add_galaxy() {
        return form().add(button("Galaxy", [this] { app().push(galaxy_screen(app())); }));
    }

    void lay_rules(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        std::vector<Rect> sides = columns(place, kColumns, scale(48));
        auto number = numbers_.begin();
        for (const Group& group : groups_) {
            Rect& side = sides[static_cast<std::size_t>(group.column)];
            side = headed(canvas, side, group.heading);
            const std::size_t count = group.rules.size() + (group.heading == kPlanets);
            for (std::size_t k = 0; k < count; ++k)
                form()[*number++].place = take_top(side, scale(theme::kSetting), scale(2 * theme::kGap));
            take_top(side, scale(3 * theme::kGap));
        }
    }

    void lay_foot(Canvas& canvas) {
        const Scale scale(canvas);
        Rect foot = lay_back(canvas);
        form()[reset_].place = take_right(foot, scale(kResetWide), scale(2 * theme::kGap));
        key_hints(
            canvas, foot,
            {{"↑ ↓", "choose"}, {"← →", "change"}, {"Shift", "finer"}, {"0-9", "type it"}, {"Esc", "back"}});
    }

    /// What that with the focus means, or why the number typed for it was refused.
    SettingHelp help() {
        const std::size_t focus = form().focus();
        if (focus == galaxy_)
            return {"Galaxy", "how many of its worlds live, think and call, by Drake's equation",
                    "a match travels through it where the planet of the round is galaxy"};
        const Parameter* parameter = focus == Form::kNone ? nullptr : form()[focus].parameter;
        return parameter ? help_of(*parameter, form().complaint()) : SettingHelp();
    }

    std::vector<Group> groups_;
    std::vector<std::size_t> numbers_;  // of the widgets below the headings
    std::size_t galaxy_ = 0;
    std::size_t reset_ = 0;
};

}  // namespace

std::unique_ptr<Screen> settings_screen(App& app) { return std::make_unique<SettingsPage>(app); }

}  // namespace terramorph
