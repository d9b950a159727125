#include "ui/screens/settings/settings_screen.h"

#include <utility>

#include "ui/screens/galaxy/galaxy_screen.h"
#include "ui/screens/settings/page.h"
#include "ui/screens/settings/preset_choice.h"

namespace terramorph {

namespace {

constexpr int kMaxSearchLength = 30;

}  // namespace

SettingsPage::SettingsPage(App& owner) : MenuPage(owner, "settings") {
    add_presets();
    add_search();
    add_sections();
    add_entries();
    add_back();
    show();
    form().focus_on(sections_.front());
}

void SettingsPage::add_presets() {
    for (std::size_t k = 0; k < preset_count(); ++k)
        presets_.push_back(form().add(button(preset_id(k), preset_label(k), [this, k] {
            choose_preset(app(), k);
            show();
        })));
}

void SettingsPage::add_search() {
    Widget field = text_field(
        "", kMaxSearchLength, [this] { return wanted_; },
        [this](const std::string& words) { look_for(words); });
    field.act = [this] { form().focus_on(first_shown()); };
    field.id = "search";
    field.called = tr("search");
    search_ = form().add(std::move(field));
}

void SettingsPage::add_sections() {
    const auto add = [this](std::string_view id, std::string_view label) {
        const std::size_t section = sections_.size();
        Widget one = row(label, "", [this, section] { choose_section(section); });
        one.id = id;
        sections_.push_back(form().add(std::move(one)));
    };
    for (const RuleGroup& group : rule_groups()) add(kRuleTopicIds[at(group.topic)], tr(group.label));
    add("tips", tr("Tips and coach"));
    add("changed", tr("Changed"));
}

/// The section of the settings that aren't rules.
std::size_t SettingsPage::tips_section() { return rule_groups().size(); }

std::string_view SettingsPage::group_label(std::size_t group) {
    return group == tips_section() ? tr("Tips and coach") : tr(rule_groups()[group].label);
}

void SettingsPage::add_entries() {
    const std::vector<RuleGroup>& groups = rule_groups();
    for (std::size_t k = 0; k < groups.size(); ++k) {
        for (const Rule rule : groups[k].rules)
            entries_.push_back({k, &parameter_of(rule), form().add(rule_widget(rule))});
        if (groups[k].topic == RuleTopic::planets)
            entries_.push_back({k, nullptr, form().add(button("galaxy", tr(kGalaxy), [this] {
                                    app().push(galaxy_screen(app()));
                                }))});
    }
    for (const Preference which : {Preference::tips, Preference::coach})
        entries_.push_back({tips_section(), &parameter_of(which), form().add(preference_widget(which))});
}

Widget SettingsPage::preference_widget(Preference which) {
    Session& session = app().session();
    const Parameter& parameter = parameter_of(which);
    Widget widget = setting(
        parameter, [&session, which] { return preference(session, which); },
        [&session, which](double value) { prefer(session, which, value); });
    widget.stacked = true;
    widget.reset = [&session, which] { prefer(session, which, parameter_of(which).default_value); };
    return widget;
}

Widget SettingsPage::rule_widget(Rule rule) {
    const Parameter& parameter = parameter_of(rule);
    Widget widget = setting(
        parameter, [this, rule] { return settings().rule(rule); },
        [this, rule](double value) { settings().set(rule, value); });
    widget.stacked = true;
    widget.reset = [this, rule] { settings().set(rule, parameter_of(rule).default_value); };
    return widget;
}

bool SettingsPage::is_shown(const Entry& entry) {
    if (searching())
        return entry.parameter ? speaks_of(*entry.parameter, wanted_)
                               : says_all({tr(kGalaxy), tr(kGalaxyHelp)}, wanted_);
    if (section_ <= tips_section()) return entry.group == section_;
    return is_changed_rule(entry);
}

bool SettingsPage::is_changed_rule(const Entry& entry) {
    return entry.parameter && entry.group != tips_section() && form()[entry.widget].changed();
}

void SettingsPage::show() {
    shown_.clear();
    for (const Entry& entry : entries_) {
        Widget& widget = form()[entry.widget];
        widget.enabled = is_shown(entry);
        widget.in_view = false;  // until it's placed
        widget.place = {};
        if (widget.enabled) shown_.push_back(entry);
    }
}

void SettingsPage::choose_section(std::size_t section) {
    wanted_.clear();
    section_ = section;
    show();
}

void SettingsPage::look_for(std::string words) {
    wanted_ = std::move(words);
    show();
}

void SettingsPage::leave() {
    keep_settings(app().session());
    MenuPage::leave();
}

std::unique_ptr<Screen> settings_screen(App& app) { return std::make_unique<SettingsPage>(app); }

}  // namespace terramorph
