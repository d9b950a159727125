#include "ui/screens/settings/settings_screen.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "base/text.h"
#include "match/settings/presets.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/settings/rules.h"

namespace terramorph {

namespace {

struct SettingsMenu : Menu {
    explicit SettingsMenu(int width = 1280, int height = 720) : Menu(settings_screen, 2, width, height) {
        session().settings.rules = default_values(kRules);
        words();
    }

    using Menu::widget_of;
    std::size_t widget_of(const Parameter& rule) {
        for (std::size_t k = 0; k < form().size(); ++k)
            if (form()[k].parameter == &rule) return k;
        return Form::kNone;
    }
    Widget& widget(Rule rule) { return form()[widget_of(parameter_of(rule))]; }
    double value_of(const Parameter& rule) { return session().settings.rules[&rule - kRules.data()]; }
    void look_for(std::string_view wanted) {
        key("/");
        for (int k = 0; k < 40; ++k) key("backspace");
        type(std::string(wanted));
        words();
    }
    /// How many rules are on the page, in view or scrolled away.
    std::ptrdiff_t shown() {
        return std::ranges::count_if(kRules,
                                     [&](const Parameter& rule) { return form()[widget_of(rule)].enabled; });
    }
    bool is_selected(std::string_view id) { return form()[widget_of(id)].selected; }
};

TEST(SettingsPage, HasEveryRuleInOneGroup) {
    std::map<Rule, int> places;
    for (const RuleGroup& group : rule_groups())
        for (const Rule rule : group.rules) ++places[rule];
    for (std::size_t k = 0; k < kRules.size(); ++k)
        EXPECT_EQ(places[static_cast<Rule>(k)], 1) << kRules[k].name;
}

TEST(SettingsPage, FindsEveryRuleByItsLabelSetsItAndKeepsIt) {
    SettingsMenu menu;
    for (const Parameter& rule : kRules) {
        menu.look_for(rule.label);
        Widget& widget = menu.form()[menu.widget_of(rule)];
        ASSERT_TRUE(widget.enabled) << rule.label;
        const double before = menu.value_of(rule);
        const bool switches = widget.kind == WidgetKind::toggle;
        menu.key_on(menu.widget_of(rule), switches ? "space" : before == rule.maximum ? "left" : "right");
        EXPECT_TRUE(widget.in_view) << rule.label;
        EXPECT_TRUE(menu.shows(rule.label)) << rule.label;
        EXPECT_NE(menu.value_of(rule), before) << rule.name;
        EXPECT_FALSE(validate(rule, menu.value_of(rule))) << rule.name;
    }
    menu.key("esc");  // the search
    menu.key("esc");  // and the page
    EXPECT_TRUE(menu.has("title"));
    for (std::size_t k = 0; k < kRules.size(); ++k) {
        EXPECT_EQ(menu.kept().rules[k], menu.session().settings.rules[k]) << kRules[k].name;
        EXPECT_NE(menu.kept().rules[k], kRules[k].default_value) << kRules[k].name;
    }
}

TEST(SettingsPage, ShowsEveryRuleInItsSectionByKeysAlone) {
    SettingsMenu menu;
    std::set<std::string_view> seen;
    for (const RuleGroup& group : rule_groups()) {
        EXPECT_TRUE(menu.is_selected(kRuleTopicIds[at(group.topic)])) << group.label;
        EXPECT_EQ(menu.shown(), std::ssize(group.rules));
        for (const Rule rule : group.rules) {
            menu.form().focus_on(menu.widget_of(parameter_of(rule)));
            EXPECT_TRUE(menu.shows(parameter_of(rule).label)) << group.label;
            seen.insert(parameter_of(rule).name);
        }
        menu.form().focus_on(menu.widget_of(kRuleTopicIds[at(group.topic)]));
        menu.key("down");
        menu.words();
    }
    EXPECT_EQ(seen.size(), kRules.size());
}

TEST(SettingsPage, GoesFromTheSectionsToTheirRulesAndBackByTab) {
    SettingsMenu menu;
    menu.key("down");
    menu.key("down");
    menu.words();
    const RuleGroup& third = rule_groups()[2];
    menu.key("tab");
    EXPECT_EQ(menu.form().focus(), menu.widget_of(parameter_of(third.rules[0])));
    menu.key("shift+tab");
    EXPECT_EQ(menu.form().focus(), menu.widget_of(kRuleTopicIds[at(third.topic)]));
    menu.key("right");
    EXPECT_TRUE(std::ranges::any_of(third.rules, [&](Rule rule) {
        return menu.form().focus() == menu.widget_of(parameter_of(rule));
    })) << "to the one that stands beside it";
    EXPECT_TRUE(menu.is_selected(kRuleTopicIds[at(third.topic)]));
}

TEST(SettingsPage, ShowsASectionByThePointer) {
    SettingsMenu menu;
    menu.click_on(menu.widget_of("sky"));
    EXPECT_TRUE(menu.widget(Rule::hostile_sky).enabled);
    EXPECT_FALSE(menu.widget(Rule::rounds).enabled);
    const Rect box = menu.widget(Rule::hostile_sky).place;
    menu.click({box.x + 0.9f * box.w, box.center().y});
    EXPECT_EQ(menu.session().settings.rule(Rule::hostile_sky), 1);
}

TEST(SettingsPage, FindsRulesByTheirLabelHelpAndChoicesInAllSections) {
    SettingsMenu menu;
    for (const auto& [wanted, rule] : {std::pair{"walls", Rule::walls},
                                       {"SHELL AIR", Rule::viscosity},
                                       {"meteors", Rule::hostile_sky},
                                       {"survives", Rule::pay_survival}}) {
        menu.look_for(wanted);
        EXPECT_TRUE(menu.widget(rule).enabled) << wanted;
        EXPECT_TRUE(menu.widget(rule).in_view) << wanted;
        EXPECT_LT(menu.shown(), 10) << wanted;
    }
}

TEST(SettingsPage, LeavesTheSearchByEscapeAndOnlyThenThePage) {
    SettingsMenu menu;
    menu.look_for("wind");
    EXPECT_FALSE(menu.is_selected("match"));
    menu.key("esc");
    EXPECT_TRUE(menu.has("settings"));
    EXPECT_TRUE(menu.is_selected("match"));
    menu.key("esc");
    EXPECT_TRUE(menu.has("title"));
}

TEST(SettingsPage, GoesFromTheSearchToItsFirstFindByEnterDownOrTab) {
    for (const char* way : {"enter", "down", "tab"}) {
        SettingsMenu menu;
        menu.look_for("interest");
        menu.key(way);
        EXPECT_EQ(menu.form().focus(), menu.widget_of(parameter_of(Rule::interest))) << way;
        menu.key("right");
        EXPECT_NE(menu.value_of(parameter_of(Rule::interest)), parameter_of(Rule::interest).default_value);
    }
}

TEST(SettingsPage, SaysSoWhenNothingIsFound) {
    SettingsMenu menu;
    menu.look_for("zeppelin");
    EXPECT_EQ(menu.shown(), 0);
    EXPECT_TRUE(menu.shows_in("nothing_found", "zeppelin"));
}

TEST(SettingsPage, TypesNoSlashIntoTheSearchThatItOpens) {
    SettingsMenu menu;
    menu.key("/");
    menu.type("/");
    menu.type("crates");
    EXPECT_EQ(menu.text_of("search"), "crates");
    EXPECT_TRUE(menu.widget(Rule::crates).enabled);
}

TEST(SettingsPage, HasAButtonForEveryPreset) {
    SettingsMenu menu;
    for (const MatchPreset& preset : match_presets()) {
        menu.key_on(menu.widget_of(preset.label), "enter");
        EXPECT_EQ(menu.session().settings.rules, rules_of(preset)) << preset.label;
        EXPECT_TRUE(menu.is_selected(preset.label));
        EXPECT_FALSE(menu.is_selected("custom"));
        EXPECT_TRUE(menu.shows(preset.help));
    }
    menu.click_on(menu.widget_of("Classic"));
    EXPECT_EQ(menu.session().settings.rules, default_values(kRules));
}

TEST(SettingsPage, CallsOwnRulesCustomAndGivesThemBack) {
    SettingsMenu menu;
    EXPECT_FALSE(menu.form()[menu.widget_of("custom")].enabled) << "there are none yet";
    menu.session().settings.set(Rule::health, 321);
    menu.words();
    EXPECT_TRUE(menu.is_selected("custom"));
    const Values own = menu.session().settings.rules;
    menu.click_on(menu.widget_of("Chaos"));
    EXPECT_NE(menu.session().settings.rules, own);
    menu.click_on(menu.widget_of("custom"));
    EXPECT_EQ(menu.session().settings.rules, own);
}

TEST(SettingsPage, MarksWhatIsChangedAndPutsItBack) {
    SettingsMenu menu;
    menu.session().settings.set(Rule::rounds, 9);
    menu.session().settings.set(Rule::health, 321);
    menu.words();
    EXPECT_EQ(menu.form()[menu.widget_of("match")].note, "2");
    EXPECT_EQ(menu.form()[menu.widget_of("changed")].note, "2");
    menu.key_on(menu.widget_of(parameter_of(Rule::rounds)), "backspace");
    EXPECT_EQ(menu.session().settings.rule(Rule::rounds), parameter_of(Rule::rounds).default_value);
    const Rect mark = menu.widget(Rule::health).mark;
    ASSERT_GT(mark.w, 0);
    menu.click(mark.center());
    menu.words();
    EXPECT_EQ(menu.session().settings.rules, default_values(kRules));
    EXPECT_EQ(menu.form()[menu.widget_of("match")].note, "");
    EXPECT_EQ(menu.widget(Rule::health).mark.w, 0);
}

TEST(SettingsPage, ShowsAllThatIsChangedTogether) {
    SettingsMenu menu;
    menu.click_on(menu.widget_of("Chaos"));
    menu.click_on(menu.widget_of("changed"));
    for (const Parameter& rule : kRules)
        EXPECT_EQ(menu.form()[menu.widget_of(rule)].enabled, menu.value_of(rule) != rule.default_value)
            << rule.name;
    menu.click_on(menu.widget_of("Classic"));
    EXPECT_EQ(menu.shown(), 0);
    EXPECT_TRUE(menu.has("nothing_changed"));
}

TEST(SettingsPage, SetsARuleByThePointerAlone) {
    SettingsMenu menu;
    menu.click_on(menu.widget_of("air"));
    const Rect slider = menu.widget(Rule::gravity).place;
    menu.pointer(InputEvent::Kind::pointer_down, slider.center());
    menu.pointer(InputEvent::Kind::pointer_move, {slider.x + 2 * slider.w, slider.y});
    menu.pointer(InputEvent::Kind::pointer_up, {slider.x + 2 * slider.w, slider.y});
    const double most = parameter_of(Rule::gravity).maximum;
    EXPECT_EQ(menu.session().settings.rule(Rule::gravity), most);
    menu.click_on(menu.widget_of("back"));
    EXPECT_EQ(menu.kept().rule(Rule::gravity), most);
}

TEST(SettingsPage, PlaysWithTheChangedRules) {
    SettingsMenu menu;
    menu.key_on(menu.widget_of(parameter_of(Rule::rounds)), "1");
    menu.key("7");
    menu.key("enter");
    menu.key("esc");
    start_match(menu.app);
    EXPECT_EQ(menu.match().settings().rounds(), 17);
}

TEST(SettingsPage, SaysOfEveryRuleWhatItMeansAndWhatItMayBe) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}}) {
        SettingsMenu menu(width, height);
        for (const Parameter& rule : kRules) {
            menu.look_for(rule.name);
            menu.form().focus_on(menu.widget_of(rule));
            std::string shown;
            for (const std::string& line : menu.words()) shown += line + ' ';
            const std::string standard = shown_value(rule, rule.default_value);
            for (const std::string& told : {std::string(rule.help), shown_range(rule), standard})
                EXPECT_NE(shown.find(told), std::string::npos)
                    << rule.name << ": " << told << " in " << shown;
        }
    }
}

TEST(SettingsPage, SaysWhyANumberIsRefused) {
    SettingsMenu menu;
    const Parameter& health = parameter_of(Rule::health);
    menu.key_on(menu.widget_of(health), "5");
    menu.key("enter");
    std::string shown;
    for (const std::string& line : menu.words()) shown += line + ' ';
    EXPECT_NE(shown.find(validate(health, 5)->text()), std::string::npos) << shown;
    EXPECT_EQ(menu.value_of(health), health.default_value);
}

TEST(SettingsPage, ScrollsToWhatHasTheFocusInTheSmallestWindow) {
    SettingsMenu menu(640, 360);
    menu.look_for("e");
    menu.key("enter");
    int steps = 0;
    for (; menu.form().focus() != menu.widget_of("back") && steps < 100; ++steps) {
        menu.words();
        const Widget& seen = menu.form()[menu.form().focus()];
        EXPECT_TRUE(seen.in_view) << seen.label;
        EXPECT_LE(seen.place.y + seen.place.h, 360) << seen.label;
        menu.key("tab");
    }
    EXPECT_GT(steps, 30);
}

TEST(SettingsPage, LeadsToTheGalaxyAndBack) {
    SettingsMenu menu;
    menu.click_on(menu.widget_of("planets"));
    menu.form().focus_on(menu.widget_of("galaxy"));
    EXPECT_TRUE(menu.has("galaxy_help")) << "it says what for";
    menu.key("enter");
    EXPECT_TRUE(menu.has("galaxy/counts"));
    EXPECT_FALSE(menu.has("settings"));
    menu.key("esc");
    EXPECT_TRUE(menu.has("settings"));
}

}  // namespace

}  // namespace terramorph
