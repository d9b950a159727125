#include <algorithm>
#include <cmath>

#include "ai/conduct.h"
#include "app/language/language.h"
#include "app/player/comfort.h"
#include "app/player/preferences.h"
#include "base/options.h"
#include "base/text.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/title/page.h"
#include "ui/screens/title/who.h"
#include "ui/terrain_editor/short_code.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLeft = 84, kColumn = 540;
constexpr float kTitleName = 108;  // letters
constexpr float kNameTop = 44, kTaglineTop = 164;
constexpr float kWaysTop = 222, kWaysHigh = 78, kPlayHigh = 112;
constexpr float kBetween = 22;
constexpr float kEntryHigh = 64, kEntryLeast = 54;
constexpr float kLeastEntry = 2.3f;  // letters high: two lines of them
constexpr float kLanguageWide = 290, kLanguageHigh = 62;
constexpr float kCornerEdge = 40;
constexpr float kTitleFoot = 24;  // from the lower edge
// Of the picture's width:
constexpr float kBesideMenu = 0.06f;  // still dark, beside the menu
constexpr float kMostHidden = 0.6f;   // by the menu, or there'd be nothing to see

float column_wide(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::min(std::max(scale(kColumn), 24 * scale.text(theme::kBody)),
                    canvas.width() - 2 * scale(kLeft));
}

void draw_name(Canvas& canvas, Logo& logo) {
    const Scale scale(canvas);
    const Point at = {scale(kLeft) - scale(4), scale(kNameTop)};
    const float down = std::max(1.0f, scale(3)), size = scale.text(kTitleName);
    canvas.text({at.x + down, at.y + down}, "Terramorph",
                {size, with_alpha(theme::kBackground, 0.75f), Face::bold});
    logo.draw(canvas, at, "Terramorph", size);
    canvas.text({scale(kLeft), scale(kTaglineTop)}, tr("Aim, fire, and move the mountain."),
                {scale.text(theme::kLarge - 2), theme::kText});
}

}  // namespace

/// It goes on only where somebody sees it and wants to see things move.
bool TitlePage::advance(double seconds) {
    if (!focused_ || preference(app().session(), Preference::reduced_motion) != 0) return false;
    return live_.advance(seconds);
}

void TitlePage::draw(Canvas& canvas) {
    refresh();
    const MatchSettings settings = shown();
    live_.show(settings, app().session());
    live_.set_comfort(comfort(app().session()));
    const float menu = Scale(canvas)(kLeft) + column_wide(canvas);
    live_.draw(canvas, std::min(kMostHidden, menu / canvas.width() + kBesideMenu));
    draw_title_shade(canvas, menu);
    draw_name(canvas, logo_);
    lay_widgets(canvas);
    draw_who(canvas, settings);
    draw_corner(canvas);
    draw_version(canvas);
    form().draw(canvas);
}

void TitlePage::lay_widgets(const Canvas& canvas) {
    const Scale scale(canvas);
    const float gap = scale(kBetween), left = scale(kLeft), small = scale.text(theme::kSmall);
    const float foot = canvas.height() - scale(kTitleFoot) - small - scale(8);
    Rect rest = {left, scale(kWaysTop), column_wide(canvas), foot - scale(kWaysTop)};
    const float ways = std::max(scale(kWaysHigh), std::min(2 * small + scale(20), scale(kWaysHigh * 1.3f)));
    form()[0].place = take_top(rest, std::max(ways, Scale::finger()), gap);
    form()[play_].place = take_top(rest, scale.pressed(kPlayHigh), gap);
    Rect beside = form()[play_].place;
    beside.x += beside.w + gap, beside.w = canvas.width() - beside.x;
    const float keys = std::max({20.0f, 1.6f * small, Scale::finger()}), who = who_plays_high(canvas);
    const auto rows = std::ceil(static_cast<float>(languages_ - entries_) / 2);
    const float entries = rows * std::max({Scale::finger(), scale(kEntryLeast), kLeastEntry * small});
    const bool roomy = rest.h >= who + scale(8) + keys + scale(14) + scale(10) + entries;
    who_ = take_top(rest, roomy ? who : scale.text(theme::kBody), scale(8));
    const bool low =
        Scale::finger() > 0 && rest.h < keys + scale(14) + scale(10) + 2 * Scale::finger() + scale(8);
    lay_keys(canvas, low ? beside : take_top(rest, keys, scale(14)));
    rule_ = take_top(rest, 1, scale(10));
    lay_entries(canvas, rest);
    form()[languages_].place = {canvas.width() - scale(kCornerEdge) - scale(kLanguageWide), scale(kNameTop),
                                scale(kLanguageWide), std::max(20.0f, scale.pressed(kLanguageHigh))};
}

void TitlePage::lay_keys(const Canvas& canvas, Rect line) {
    const Scale scale(canvas);
    const float gap = scale(14);
    line.w = canvas.width() - line.x;
    const bool touched = Scale::finger() > 0;
    mode_ = touched ? Rect() : take_left(line, title_key_wide(canvas, {"← →", tr("mode")}), gap);
    for (std::size_t k = keys_; k < entries_; ++k) {
        const std::string_view key = touched ? "" : k == keys_ ? "C" : "R";
        const float wide = title_key_wide(canvas, {std::string(key), form()[k].label});
        form()[k].place = take_left(line, std::max(wide, Scale::finger()), gap);
    }
}

void TitlePage::lay_entries(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const float gap = scale(4);
    std::size_t in_row = 2;
    const auto high_of = [&] {  // if they fill the place
        return (place.h + gap) /
                   std::ceil(static_cast<float>(languages_ - entries_) / static_cast<float>(in_row)) -
               gap;
    };
    if (high_of() < Scale::finger() && 2 * place.w < canvas.width() - place.x) in_row = 4, place.w *= 2;
    const float high = std::min(scale.pressed(kEntryHigh), high_of());
    place.x -= scale(10);
    place.w += scale(10);
    for (std::size_t k = entries_; k < languages_; k += in_row) {
        const std::vector<Rect> line = columns(take_top(place, high, gap), static_cast<int>(in_row), gap);
        for (std::size_t n = 0; n < in_row && k + n < languages_; ++n) form()[k + n].place = line[n];
    }
}

/// Who plays the match, by which rules, and the keys that change it.
void TitlePage::draw_who(Canvas& canvas, const MatchSettings& settings) const {
    const Part part(canvas, "who");
    WhoPlays who = {settings.players};
    if (!resumes()) {
        if (way_ == Way::alone)
            who.difficulty = tr(
                conduct(static_cast<Difficulty>(preference(app().session(), Preference::difficulty))).label);
        who.preset = preset_label(chosen_preset(app()));
        who.rounds = settings.rounds();
    }
    draw_who_plays(canvas, who_, who);
    if (drawable(mode_)) draw_title_key(canvas, mode_, {"← →", tr("mode")});
    canvas.fill({rule_.x, rule_.y, rule_.w, std::max(1.0f, Scale(canvas)(1))},
                with_alpha(theme::kBright, 0.16f));
}

/// Where it is fought, and what goes on there.
void TitlePage::draw_corner(Canvas& canvas) const {
    if (!live_.runner()) return;
    const LevelSettings& level = live_.runner()->match().level();
    const Scale scale(canvas);
    const TextStyle bold = {scale.text(theme::kBody - 2), theme::kBright, Face::bold, Align::right};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText, Face::regular, Align::right};
    const float right = canvas.width() - scale(kCornerEdge), foot = canvas.height() - scale(kTitleFoot);
    const float top = foot - 2 * quiet.size - bold.size - scale(4), edge = scale(theme::kRadius);
    const std::string code = short_code_of(level), words = live_.words();
    const std::string land = concat(tr(level.planet.label), " · ", tr(level.terrain.generator->label));
    const TextStyle last = fitted(canvas, words, 0.4f * canvas.width(), quiet);
    const float wide = std::max(
        {canvas.text_width(land, bold), canvas.text_width(code, quiet), canvas.text_width(words, last)});
    canvas.fill_rounded(Rect{right - wide, top, wide, foot - top}.inset(-edge), edge,
                        with_alpha(theme::kBackground, 0.7f));
    {
        const Part part(canvas, "land");
        canvas.text({right, top}, land, bold);
        canvas.text({right, foot - 2 * quiet.size}, code, quiet);
    }
    Part(canvas, "live")->text({right, foot - quiet.size}, words, last);
}

void TitlePage::draw_version(Canvas& canvas) const {
    const Scale scale(canvas);
    const float size = scale.text(theme::kSmall - 2);
    canvas.text({scale(kLeft), canvas.height() - scale(kTitleFoot) - size}, concat("Terramorph ", version()),
                {size, theme::kText});
}

}  // namespace terramorph
