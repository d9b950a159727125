#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/settings/help.h"
#include "ui/screens/settings/rules.h"
#include "ui/widgets/list.h"

namespace terramorph {

constexpr std::string_view kGalaxy = N_("Galaxy");
constexpr std::string_view kGalaxyHelp =
    N_("Drake's equation decides how many of its worlds are living, intelligent and broadcasting. To travel "
       "through it, set Planet of the round to galaxy.");

/// The settings: sections on the left; on the right the rules of one section, or search results.
class SettingsPage : public MenuPage {
  public:
    explicit SettingsPage(App& owner);

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override {
        return std::max(list_.row_high(at, wheel), sections_list_.row_high(at, wheel));
    }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Rules")); }
    void leave() override;

  private:
    /// A rule, a preference, or the galaxy's button, which is neither.
    struct Entry {
        std::size_t group;
        const Parameter* parameter;
        std::size_t widget;
    };

    MatchSettings& settings() { return app().session().settings; }
    void add_presets();
    void add_search();
    void add_sections();
    void add_entries();
    Widget rule_widget(Rule rule);
    Widget preference_widget(Preference which);
    static std::size_t tips_section();
    static std::string_view group_label(std::size_t group);

    bool searching() const { return !trimmed(wanted_).empty(); }
    bool is_section(std::size_t number) const {
        return number >= sections_.front() && number <= sections_.back();
    }
    bool is_shown(const Entry& entry);
    bool is_changed_rule(const Entry& entry);
    void show();
    void choose_section(std::size_t section);
    void look_for(std::string words);
    std::size_t first_shown() const { return shown_.empty() ? sections_[section_] : shown_.front().widget; }
    bool press_search(const InputEvent& press);
    std::optional<std::size_t> stop_after(const InputEvent& press);
    void follow_focus(std::size_t before);

    void refresh();
    void lay_top(const Canvas& canvas, Rect& rest);
    void lay_sections(const Canvas& canvas, Rect place);
    void lay_entries(const Canvas& canvas, Rect place);
    SettingHelp help(const Entry& entry);
    float text_high(const Canvas& canvas, const Entry& entry, float width);
    void spread(const Canvas& canvas, std::vector<WidgetList::Line>& lines, float high);
    void draw_plate(Canvas& canvas, Rect row, bool seen) const;
    void draw_preset(Canvas& canvas);
    void draw_placeholder(Canvas& canvas);
    void draw_entries(Canvas& canvas);
    void draw_foot(Canvas& canvas);

    std::vector<std::size_t> presets_;
    std::size_t search_ = 0;
    std::vector<std::size_t> sections_;  // of rules, of tips, and of what's changed
    std::vector<Entry> entries_, shown_;
    std::size_t section_ = 0;
    std::string wanted_;    // searched words
    bool opening_ = false;  // the search was opened by a key whose letter may follow
    WidgetList list_, sections_list_;
    Rect info_, texts_;
    float plate_reach_ = 0;  // above and below a rule
};

}  // namespace terramorph
