#include "ui/screens/settings.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "ui/screens/menu.h"

namespace terramorph {

namespace {

struct SettingsMenu : Menu {
    SettingsMenu() : Menu(settings_screen) {}

    std::size_t widget_of(const Parameter& rule) {
        for (std::size_t k = 0; k < form().size(); ++k)
            if (form()[k].parameter == &rule) return k;
        return Form::kNone;
    }
    double value_of(const Parameter& rule) {
        return session().settings.rules[static_cast<std::size_t>(&rule - kRules.data())];
    }
};

TEST(SettingsPage, ShowsEveryRuleOnceByItsLabel) {
    SettingsMenu menu;
    const auto words = menu.words();
    for (const Parameter& rule : kRules) {
        ASSERT_NE(menu.widget_of(rule), Form::kNone) << rule.name;
        const auto shown = std::ranges::count(words, rule.label);
        const bool helped = menu.form().focus() == menu.widget_of(rule);  // the foot names it again
        EXPECT_EQ(shown, helped ? 2 : 1) << rule.label;
    }
    EXPECT_EQ(menu.form().size(), kRules.size() + 3) << "and three buttons";
}

TEST(SettingsPage, SetsEveryRuleByKeysAloneAndKeepsIt) {
    SettingsMenu menu;
    for (const Parameter& rule : kRules) {
        const double before = menu.value_of(rule);
        const bool high = before == rule.maximum;
        const bool switches = menu.form()[menu.widget_of(rule)].kind == WidgetKind::toggle;
        menu.key_on(menu.widget_of(rule), switches ? "space" : high ? "left" : "right");
        EXPECT_NE(menu.value_of(rule), before) << rule.name;
        EXPECT_FALSE(refuses(rule, menu.value_of(rule)));
    }
    menu.key("esc");
    EXPECT_TRUE(menu.shows("Quit"));
    EXPECT_EQ(menu.kept().rules, menu.session().settings.rules);
    EXPECT_NE(menu.kept().rules, standard_values(kRules));
}

TEST(SettingsPage, SetsARuleByThePointerAlone) {
    SettingsMenu menu;
    const Parameter& gravity = kRules[static_cast<std::size_t>(Rule::gravity)];
    const Rect slider = menu.form()[menu.widget_of(gravity)].place;
    menu.pointer(Press::Kind::pointer_down, slider.center());
    menu.pointer(Press::Kind::pointer_move, {slider.x + 2 * slider.w, slider.y});
    menu.pointer(Press::Kind::pointer_up, {slider.x + 2 * slider.w, slider.y});
    EXPECT_EQ(menu.value_of(gravity), gravity.maximum);
    menu.click_on(menu.labelled("Back"));
    EXPECT_EQ(menu.kept().rule(Rule::gravity), gravity.maximum);
}

TEST(SettingsPage, PlaysWithTheChangedRules) {
    SettingsMenu menu;
    const Parameter& rounds = kRules[static_cast<std::size_t>(Rule::rounds)];
    menu.key_on(menu.widget_of(rounds), "1");
    menu.key("7");
    menu.key("enter");
    menu.key("esc");
    start_match(menu.app);
    EXPECT_EQ(menu.match().settings().rounds(), 17);
}

TEST(SettingsPage, SaysWhatTheFocusedRuleMeans) {
    SettingsMenu menu;
    for (const Parameter& rule : kRules) {
        menu.form().focus_on(menu.widget_of(rule));
        EXPECT_TRUE(menu.shows(rule.help)) << rule.name;
        EXPECT_TRUE(menu.shows(range_text(rule))) << rule.name;
    }
}

TEST(SettingsPage, SaysWhyANumberIsRefused) {
    SettingsMenu menu;
    const Parameter& health = kRules[static_cast<std::size_t>(Rule::health)];
    menu.key_on(menu.widget_of(health), "5");
    menu.key("enter");
    EXPECT_TRUE(menu.shows(refuses(health, 5)->text));
    EXPECT_EQ(menu.value_of(health), health.standard);
}

TEST(SettingsPage, LeadsToTheGalaxyAndBack) {
    SettingsMenu menu;
    menu.form().focus_on(menu.labelled("Galaxy"));
    EXPECT_TRUE(menu.shows("Drake's equation")) << "it says what for";
    menu.key("enter");
    EXPECT_TRUE(menu.shows("worlds"));
    EXPECT_FALSE(menu.shows("the rules of the next match"));
    menu.key("esc");
    EXPECT_TRUE(menu.shows("the rules of the next match"));
}

TEST(SettingsPage, ResetsEveryRule) {
    SettingsMenu menu;
    menu.session().settings.rules = standard_values(kRules);
    menu.words();
    const std::size_t reset = menu.labelled("Reset to defaults");
    EXPECT_FALSE(menu.form()[reset].enabled) << "nothing to do";
    menu.session().settings.set(Rule::walls, 2);
    menu.session().settings.set(Rule::health, 999);
    menu.words();
    menu.key_on(reset, "enter");
    EXPECT_EQ(menu.session().settings.rules, standard_values(kRules));
    EXPECT_FALSE(menu.form()[reset].enabled);
    EXPECT_EQ(menu.form().focus(), menu.labelled("Back"));
}

}  // namespace

}  // namespace terramorph
