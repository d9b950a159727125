#include <algorithm>

#include "app/language/language.h"
#include "base/options.h"
#include "base/text.h"
#include "terrain/code/level_code.h"
#include "ui/screens/players/list.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/title/cards.h"
#include "ui/screens/title/page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLeft = 64;
constexpr float kTitleName = 110;  // letters
constexpr float kNameTop = 46, kTaglineTop = 168;
constexpr float kCardsTop = 226, kCardWide = 310, kCardHigh = 124;
constexpr float kChoiceHigh = 48;
constexpr float kEntryHigh = 66;
constexpr float kBetween = 16;
constexpr float kLanguageWide = 300, kLanguageHigh = 44;
constexpr float kFoot = 28;  // from the lower edge

void draw_name(Canvas& canvas) {
    const Scale scale(canvas);
    const Point at = {scale(kLeft), scale(kNameTop)};
    const float down = std::max(1.0f, scale(3));
    const TextStyle style = {scale.text(kTitleName), theme::kBright, Face::bold};
    canvas.text({at.x + down, at.y + down}, "Terramorph",
                {style.size, with_alpha(theme::kBackground, 0.5f), Face::bold});
    canvas.text(at, "Terramorph", style);
    canvas.text({at.x + scale(4), scale(kTaglineTop)}, tr("Aim, fire, and move the mountain."),
                {scale.text(theme::kLarge - 2), theme::kText});
}

/// "Otto against Shooter Mira and Tosser Juno", or "Otto and Mira".
std::string who_words(const std::vector<Player>& players) {
    if (lineup_of(players) == Lineup::friends) return all_names(players);
    const auto is_person = [](const Player& player) { return player.kind.is_person(); };
    std::vector<Player> sorted = players;
    std::stable_partition(sorted.begin(), sorted.end(), is_person);
    if (!is_person(sorted.front())) return all_names(players);
    return tr("{name} against {others}",
              {{"name", sorted.front().name}, {"others", all_names({sorted.begin() + 1, sorted.end()})}});
}

}  // namespace

void TitlePage::draw(Canvas& canvas) {
    refresh();
    if (form().focus() < choosers_) card_ = static_cast<Card>(form().focus());
    for (std::size_t k = choosers_; k < preset_; ++k)  // friends choose on their own page
        form()[k].enabled = form()[k].in_view = card_ == Card::play;
    form()[preset_].enabled = form()[preset_].in_view = card_ != Card::resume;
    const MatchSettings settings = shown();
    scenery_.draw(canvas, settings);
    draw_title_shade(canvas);
    draw_name(canvas);
    lay_widgets(canvas);
    draw_who(canvas, settings);
    draw_foot(canvas, settings.level);
    form().draw(canvas);
}

void TitlePage::lay_widgets(const Canvas& canvas) {
    const Scale scale(canvas);
    const float gap = scale(kBetween), wide = scale(kCardWide);
    Rect rest = {scale(kLeft), scale(kCardsTop), canvas.width(), canvas.height() - scale(kCardsTop)};
    lay_row(take_top(rest, scale(kCardHigh), gap), wide, gap, 0, choosers_);
    lay_row(take_top(rest, scale(kChoiceHigh), scale(theme::kGap)), wide, gap, choosers_, entries_);
    const float lines = 2 * scale.text(theme::kBody);
    who_ = {rest.x + scale(4), rest.y, canvas.width() - 2 * rest.x, lines};
    take_top(rest, lines, scale(2 * kBetween));
    constexpr std::size_t kInRow = 2;
    for (std::size_t k = entries_; k < languages_; k += kInRow)
        lay_row(take_top(rest, scale(kEntryHigh), scale(theme::kGap)), wide, gap, k,
                std::min(k + kInRow, languages_));
    form()[languages_].place = {canvas.width() - scale(kLeft) - scale(kLanguageWide), scale(kNameTop),
                                scale(kLanguageWide), scale(kLanguageHigh)};
}

void TitlePage::lay_row(Rect line, float wide, float gap, std::size_t first, std::size_t end) {
    for (std::size_t k = first; k < end; ++k) form()[k].place = take_left(line, wide, gap);
}

/// Who plays the match of the current card, and by which rules.
void TitlePage::draw_who(Canvas& canvas, const MatchSettings& settings) const {
    const TextStyle style = {Scale(canvas).text(theme::kBody), theme::kBright};
    Rect place = who_;
    line_in(Part(canvas, "who"), take_top(place, place.h / 2), who_words(settings.players), style);
    if (card_ == Card::resume) return;
    line_in(Part(canvas, "preset_help"), place, preset_help(chosen_preset(app())),
            {style.size, theme::kText});
}

/// The keys at the left; at the right the land that will be played, and the version.
void TitlePage::draw_foot(Canvas& canvas, const LevelSettings& level) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kText, Face::regular, Align::right};
    const float bottom = canvas.height() - scale(kFoot);
    Rect line = {scale(kLeft), bottom - style.size, canvas.width() - 2 * scale(kLeft), style.size};
    const std::string version_words = concat("Terramorph ", version());
    line_in(canvas, take_right(line, canvas.text_width(version_words, style) + 1, scale(40)), version_words,
            {style.size, theme::kMuted});
    const std::string land = concat(tr(level.planet.label), "  ", level_code(level));
    line_in(Part(canvas, "land"), take_right(line, canvas.text_width(land, style) + 1, scale(40)), land,
            style);
    key_hints(canvas, line, {{tr("Enter"), tr("choose")}, {"← →", tr("change")}, {"R", tr("new map")}});
}

}  // namespace terramorph
