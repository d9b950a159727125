#include <algorithm>
#include <cmath>

#include "ui/screens/preset_choice.h"
#include "ui/screens/settings_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPresetWide = 136, kSearchWide = 340;
constexpr float kSectionsWide = 250, kSectionHigh = 44;
constexpr float kRuleWide = 460, kApart = 48;

}  // namespace

void SettingsPage::draw(Canvas& canvas) {
    page_title(canvas, "Settings", "the rules of the next match");
    refresh();
    const Scale scale(canvas);
    Rect rest = body(canvas);
    lay_top(canvas, rest);
    lay_sections(canvas, take_left(rest, scale(kSectionsWide), scale(kApart)));
    lay_entries(canvas, rest);
    draw_preset(canvas);
    draw_entries(canvas);
    draw_foot(canvas);
    form().draw(canvas);
    draw_placeholder(canvas);
}

/// Which preset and section are chosen, and how many rules of each section are not their defaults.
void SettingsPage::refresh() {
    for (std::size_t k = 0; k < presets_.size(); ++k) {
        form()[presets_[k]].selected = chosen_preset(app()) == k;
        form()[presets_[k]].enabled = has_preset(app(), k);
    }
    std::vector<int> changed(sections_.size());
    for (const Entry& entry : entries_)
        if (form()[entry.widget].changed()) ++changed[entry.group], ++changed.back();
    for (std::size_t k = 0; k < sections_.size(); ++k) {
        form()[sections_[k]].selected = !searching() && section_ == k;
        form()[sections_[k]].note = changed[k] > 0 ? text(changed[k]) : "";
    }
}

void SettingsPage::lay_top(const Canvas& canvas, Rect& rest) {
    const Scale scale(canvas);
    Rect line = take_top(rest, scale(theme::kButton), scale(10));
    form()[search_].place = take_right(line, scale(kSearchWide));
    for (const std::size_t preset : presets_)
        form()[preset].place = take_left(line, scale(kPresetWide), scale(theme::kGap));
    info_ = take_top(rest, scale.text(theme::kSmall), scale(24));
}

void SettingsPage::lay_sections(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    for (const std::size_t section : sections_)
        form()[section].place = take_top(place, scale(kSectionHigh), scale(6));
}

void SettingsPage::lay_entries(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const float gap = scale(12), wide = scale(kRuleWide);
    texts_ = {place.x + wide + scale(kApart), place.y, place.w - wide - scale(2 * kApart), place.h};
    const float heading = scale.text(theme::kSmall) + gap;
    std::vector<WidgetList::Line> lines;
    for (std::size_t k = 0; k < shown_.size(); ++k) {
        const std::size_t group = shown_[k].group;
        if (section_ == rule_groups().size() || searching())
            if (k == 0 || shown_[k - 1].group != group)
                lines.push_back({rule_groups()[group].label, {}, {}, heading, gap});
        const float high = std::max(scale(theme::kSetting), text_high(canvas, shown_[k], texts_.w));
        lines.push_back({{}, {shown_[k].widget}, {wide}, high + gap, gap});
    }
    list_.lay(lines, place, form());
}

SettingHelp SettingsPage::help(const Entry& entry) {
    if (!entry.parameter) return {std::string(kGalaxy), std::string(kGalaxyHelp), ""};
    const bool typed = form().focus() == entry.widget;
    return help_of(*entry.parameter, typed ? form().complaint() : "");
}

float SettingsPage::text_high(const Canvas& canvas, const Entry& entry, float width) {
    const TextStyle style = {Scale(canvas).text(theme::kSmall)};
    const SettingHelp told = help(entry);
    const float below = told.below.empty() ? 0 : canvas.paragraph_height(width, told.below, style);
    return canvas.paragraph_height(width, told.help, style) + below;
}

/// What the preset means that is looked at, or else the chosen one.
void SettingsPage::draw_preset(Canvas& canvas) {
    const auto seen = std::ranges::find(presets_, form().spoken_of());
    const bool looked_at = seen != presets_.end();
    const std::size_t number =
        looked_at ? static_cast<std::size_t>(seen - presets_.begin()) : chosen_preset(app());
    line_in(canvas, info_, text(preset_label(number), ": ", preset_help(number)),
            {info_.h, looked_at ? theme::kText : theme::kMuted});
}

void SettingsPage::draw_placeholder(Canvas& canvas) {
    if (!wanted_.empty() || form().focus() == search_) return;
    const Scale scale(canvas);
    Rect place = form()[search_].place.inset(scale(4));
    take_left(place, scale(12));
    line_in(canvas, place, "/  search", {scale.text(theme::kBody - 2), theme::kMuted});
}

/// Beside each rule in view what it means; what it may be is told of the one that is looked at.
void SettingsPage::draw_entries(Canvas& canvas) {
    list_.draw(canvas);
    const float size = Scale(canvas).text(theme::kSmall);
    for (const Entry& entry : shown_) {
        if (!form()[entry.widget].in_view) continue;
        const Rect row = form()[entry.widget].place;
        const bool seen = form().spoken_of() == entry.widget;
        const SettingHelp told = help(entry);
        Rect place = {texts_.x, row.y, texts_.w, row.h};
        const float high = text_high(canvas, entry, place.w);
        take_top(place, std::floor((place.h - high) / 2));
        take_top(place, canvas.paragraph(place, told.help, {size, seen ? theme::kText : theme::kMuted}));
        if (seen) canvas.paragraph(place, told.below, {size, told.wrong ? theme::kBad : theme::kMuted});
    }
    if (!shown_.empty()) return;
    const std::string none = searching() ? text("No rule has to do with \"", trimmed(wanted_), "\".")
                                         : "Every rule is at its default.";
    canvas.paragraph(texts_, none, {Scale(canvas).text(theme::kBody), theme::kMuted});
}

void SettingsPage::draw_foot(Canvas& canvas) {
    key_hints(canvas, lay_back(canvas),
              {{"Tab", "next"},
               {"↑ ↓", "choose"},
               {"← →", "change"},
               {"0-9", "type it"},
               {"Backspace", "put back"},
               {"/", "search"},
               {"Esc", "back"}});
}

}  // namespace terramorph
