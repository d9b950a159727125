#include <algorithm>
#include <cmath>

#include "ui/screens/settings/page.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kSettingsPresetWide = 136, kSettingsSearchWide = 340;
constexpr float kSectionsWide = 250, kSectionHigh = 42;
constexpr float kRuleWide = 440, kSettingsApart = 48;
constexpr float kBetweenRules = 26, kRulePlate = 20;  // a plate reaches so far beside a rule
constexpr float kRulesBelow = 18;                     // the first plate's edge
constexpr float kHighRule = 22;                       // more, where there's room

TextStyle help_style(const Canvas& canvas) { return {Scale(canvas).text(theme::kBody - 2), theme::kMuted}; }

TextStyle range_style(const Canvas& canvas) { return {Scale(canvas).text(theme::kSmall), theme::kMuted}; }

/// Draws a rule's help, and its range if it's in focus.
void draw_texts(Canvas& canvas, Rect place, const SettingHelp& texts, bool seen) {
    const Part part(canvas, texts.wrong ? "complaint" : "help");
    TextStyle help = help_style(canvas), range = range_style(canvas);
    if (seen) help.color = theme::kText;
    if (texts.wrong) range.color = theme::kBad;
    take_top(place, canvas.paragraph(place, texts.help, help));
    if (seen) canvas.paragraph(place, texts.below, range);
}

}  // namespace

void SettingsPage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("for the next match"));
    refresh();
    const Scale scale(canvas);
    Rect rest = body(canvas);
    lay_top(canvas, rest);
    lay_sections(canvas, take_left(rest, scale(kSectionsWide), scale(kSettingsApart)));
    lay_entries(canvas, rest);
    draw_preset(canvas);
    draw_entries(canvas);
    draw_foot(canvas);
    form().draw(canvas);
    draw_placeholder(canvas);
}

/// Updates the selected preset and section, and the number of changed rules per section.
void SettingsPage::refresh() {
    for (std::size_t k = 0; k < presets_.size(); ++k) {
        form()[presets_[k]].selected = chosen_preset(app()) == k;
        form()[presets_[k]].enabled = has_preset(app(), k);
    }
    std::vector<int> changed(sections_.size());
    for (const Entry& entry : entries_)
        if (is_changed_rule(entry)) ++changed[entry.group], ++changed.back();
    for (std::size_t k = 0; k < sections_.size(); ++k) {
        form()[sections_[k]].selected = !searching() && section_ == k;
        form()[sections_[k]].note = changed[k] > 0 ? concat(changed[k]) : "";
    }
}

void SettingsPage::lay_top(const Canvas& canvas, Rect& rest) {
    const Scale scale(canvas);
    const float gap = scale(theme::kGap), high = scale.pressed(theme::kButton);
    const float wide = scale.pressed(kSettingsPresetWide), count = static_cast<float>(presets_.size());
    Rect line = take_top(rest, high, scale(10));
    const bool fits = count * (wide + gap) + scale(kSettingsSearchWide) <= line.w;
    const Rect below = fits ? Rect() : take_top(rest, high, scale(10));
    form()[search_].place = fits ? take_right(line, scale(kSettingsSearchWide)) : below;
    for (const std::size_t preset : presets_) form()[preset].place = take_left(line, wide, gap);
    info_ = take_top(rest, scale.text(theme::kSmall), scale(24));
}

void SettingsPage::lay_sections(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const float gap = scale(6);
    std::vector<WidgetList::Line> lines;
    for (const std::size_t section : sections_)
        lines.push_back({{}, {section}, {}, scale.pressed(kSectionHigh) + gap, gap});
    sections_list_.lay(lines, place, form());
}

void SettingsPage::lay_entries(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const float gap = scale(kBetweenRules), wide = scale(kRuleWide);
    take_top(place, scale(kRulesBelow));
    texts_ = {place.x + wide + scale(kSettingsApart), place.y, place.w - wide - scale(kSettingsApart),
              place.h};
    const float heading = scale.text(theme::kSmall) + scale(10);
    std::vector<WidgetList::Line> lines;
    for (std::size_t k = 0; k < shown_.size(); ++k) {
        const std::size_t group = shown_[k].group;
        if (section_ > tips_section() || searching())
            if (k == 0 || shown_[k - 1].group != group)
                lines.push_back({group_label(group), {}, {}, heading, scale(10)});
        const float high = std::max(scale.pressed(theme::kSetting), text_high(canvas, shown_[k], texts_.w));
        lines.push_back({{}, {shown_[k].widget}, {wide}, high + gap, gap});
    }
    spread(canvas, lines, place.h);
    list_.lay(lines, place, form());
}

/// A few rules stand farther apart, on higher plates.
void SettingsPage::spread(const Canvas& canvas, std::vector<WidgetList::Line>& lines, float high) {
    const Scale scale(canvas);
    float all = 0;
    for (const WidgetList::Line& line : lines) all += line.height;
    const float left = (high - all) / static_cast<float>(std::max<std::size_t>(1, lines.size()));
    const float more = std::clamp(left, 0.0f, scale(kHighRule));
    for (WidgetList::Line& line : lines)
        if (!line.widgets.empty()) line.height += more, line.gap += more;
    plate_reach_ = (scale(kBetweenRules) + more - scale(theme::kGap)) / 2;
}

/// Behind a rule and its help.
void SettingsPage::draw_plate(Canvas& canvas, Rect row, bool seen) const {
    const Scale scale(canvas);
    const float aside = scale(kRulePlate);
    const Rect plate = {row.x - aside, row.y - plate_reach_, texts_.x + texts_.w - row.x + aside,
                        row.h + 2 * plate_reach_};
    canvas.fill_rounded(plate, scale(theme::kRadius), seen ? theme::kSelected : theme::kPanel);
}

SettingHelp SettingsPage::help(const Entry& entry) {
    if (!entry.parameter) return {std::string(tr(kGalaxy)), std::string(tr(kGalaxyHelp)), ""};
    const bool typed = form().focus() == entry.widget;
    return help_of(*entry.parameter, typed ? form().complaint() : "");
}

float SettingsPage::text_high(const Canvas& canvas, const Entry& entry, float width) {
    const SettingHelp texts = help(entry);
    const float above = canvas.paragraph_height(width, texts.help, help_style(canvas));
    return texts.below.empty() ? above
                               : above + canvas.paragraph_height(width, texts.below, range_style(canvas));
}

/// Draws the help of the focused preset, or else of the chosen one.
void SettingsPage::draw_preset(Canvas& canvas) {
    const auto seen = std::ranges::find(presets_, form().described());
    const bool looked_at = seen != presets_.end();
    const std::size_t number =
        looked_at ? static_cast<std::size_t>(seen - presets_.begin()) : chosen_preset(app());
    line_in(Part(canvas, "preset_help"), info_, preset_help(number),
            {info_.h, looked_at ? theme::kText : theme::kMuted});
}

void SettingsPage::draw_placeholder(Canvas& canvas) {
    if (!wanted_.empty() || form().focus() == search_) return;
    const Scale scale(canvas);
    Rect place = form()[search_].place.inset(scale(4));
    take_left(place, scale(12));
    line_in(Part(canvas, "placeholder"), place,
            Scale::finger() > 0 ? std::string(tr("search")) : concat("/  ", tr("search")),
            {scale.text(theme::kBody - 2), theme::kMuted});
}

/// Draws the help beside each rule in view.
void SettingsPage::draw_entries(Canvas& canvas) {
    for (const Entry& entry : shown_) {
        if (!form()[entry.widget].in_view) continue;
        const Rect row = form()[entry.widget].place;
        draw_plate(canvas, row, form().described() == entry.widget);
        Rect place = {texts_.x, row.y, texts_.w, row.h};
        take_top(place, std::floor((row.h - text_high(canvas, entry, place.w)) / 2));
        draw_texts(Part(canvas, entry.parameter ? entry.parameter->name : "galaxy_help"), place, help(entry),
                   form().described() == entry.widget);
    }
    list_.draw(canvas);
    sections_list_.draw(canvas);
    if (!shown_.empty()) return;
    const Part part(canvas, searching() ? "nothing_found" : "nothing_changed");
    const std::string none = searching() ? tr("No rule matches \"{words}\".", {{"words", trimmed(wanted_)}})
                                         : std::string(tr("Every rule is at its default."));
    canvas.paragraph(texts_, none, {Scale(canvas).text(theme::kBody), theme::kMuted});
}

void SettingsPage::draw_foot(Canvas& canvas) {
    key_hints(canvas, lay_back(canvas),
              {{"tab", tr("next")},
               {"up down", tr("choose")},
               {"left right", tr("change")},
               {"0-9", tr("type it")},
               {"backspace", tr("reset")},
               {"/", tr("search")},
               {"esc", tr("back")}});
}

}  // namespace terramorph
