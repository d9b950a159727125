#include "ui/screens/settings.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "ui/layout.h"
#include "ui/screens/menu_page.h"
#include "ui/session.h"
#include "ui/theme.h"

namespace terramorph {

namespace {

constexpr float kHelpHigh = 84;
constexpr float kResetWide = 260;

/// Rules that stand together under a heading, in one of the two columns.
struct Group {
    std::string_view heading;
    int column;
    std::vector<Rule> rules;
};

/// A rule that is in none of these is in a last group of its own.
const std::vector<Group>& known_groups() {
    static const std::vector<Group> groups = {
        {"THE MATCH", 0, {Rule::rounds, Rule::stock, Rule::health}},
        {"DAMAGE", 0, {Rule::direct_hit, Rule::fall_damage}},
        {"THE AIR", 1, {Rule::gravity, Rule::wind, Rule::changing_wind, Rule::walls}},
        {"THE EARTH", 1, {Rule::loose_earth, Rule::suspend_chance}},
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
        for (const Group& group : groups_)
            for (const Rule rule : group.rules) add_rule(rule);
        reset_ =
            form().add(button("Reset to defaults", [this] { settings().rules = standard_values(kRules); }));
        add_back();
    }

    void draw(Canvas& canvas) override {
        page_title(canvas, "Settings", "the rules of the next match");
        form()[reset_].enabled = settings().rules != standard_values(kRules);
        const Scale scale(canvas);
        Rect rest = body(canvas);
        draw_help(canvas, take_bottom(rest, scale(kHelpHigh), scale(3 * theme::kGap)));
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

    void add_rule(Rule rule) {
        const Parameter& parameter = kRules[static_cast<std::size_t>(rule)];
        form().add(setting(
            parameter, [this, rule] { return settings().rule(rule); },
            [this, rule](double value) { settings().set(rule, value); }));
    }

    void lay_rules(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        std::vector<Rect> sides = columns(place, 2, scale(80));
        std::size_t number = 0;
        for (const Group& group : groups_) {
            Rect& side = sides[static_cast<std::size_t>(group.column)];
            side = headed(canvas, side, group.heading);
            for (std::size_t k = 0; k < group.rules.size(); ++k)
                form()[number++].place = take_top(side, scale(theme::kSetting), scale(2 * theme::kGap));
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

    /// What the rule with the focus means, or why the number typed for it was refused.
    void draw_help(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
        const std::size_t focus = form().focus();
        const Parameter* parameter = focus == Form::kNone ? nullptr : form()[focus].parameter;
        if (!parameter) return;
        Rect inside = place.inset(scale(14));
        const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
        Rect first = take_top(inside, name.size, scale(6));
        line_in(canvas, take_left(first, canvas.text_width(parameter->label, name) + 1, scale(16)),
                parameter->label, name);
        line_in(canvas, first, parameter->help, {name.size, theme::kText});
        const std::string standard = shown_value(*parameter, parameter->standard);
        const bool wrong = !form().complaint().empty();
        line_in(canvas, inside,
                wrong ? form().complaint() : text(range_text(*parameter), "; the default is ", standard),
                {scale.text(theme::kBody - 2), wrong ? theme::kBad : theme::kMuted});
    }

    std::vector<Group> groups_;
    std::size_t reset_ = 0;
};

}  // namespace

std::unique_ptr<Screen> settings_screen(App& app) { return std::make_unique<SettingsPage>(app); }

}  // namespace terramorph
