// The page of who plays as it's drawn, for a mouse and for fingers.
#include <algorithm>
#include <string_view>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/players/cells.h"
#include "ui/screens/players/page.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPanelWide = 296, kPanelApart = 24;
constexpr float kPlayHigh = 64;
constexpr std::size_t kFewPlayers = 6;
constexpr float kPlayersLowRow = 20;  // pixels: lower ones are hard to hit
constexpr float kPlayersHighRow = 56, kParadeLeast = 130, kParadeOver = 24;

}  // namespace

void PlayersPage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("2 to 10 players, human or computer"));
    const Scale scale(canvas);
    Rect rest = body(canvas);
    if (scale.too_small_for_fingers(theme::kButton)) return draw_for_fingers(canvas, rest);
    for (std::size_t who = 0; who < players().size(); ++who) show_row(who, true);
    form()[figures_].in_view = true;
    list_.lay({}, {}, form());
    draw_panel(canvas, take_right(rest, scale(kPanelWide), scale(kPanelApart)));
    draw_list(canvas, rest);
    lay_buttons(canvas, rest);
    draw_parade(canvas, rest);
    key_hints(
        canvas, lay_back(canvas),
        {{"tab", tr("next")}, {"up down", tr("choose")}, {"left right", tr("change")}, {"esc", tr("back")}});
    form().draw(canvas);
}

/// Below the list.
void PlayersPage::lay_buttons(const Canvas& canvas, Rect& rest) {
    const Scale scale(canvas);
    Rect line = take_top(rest, scale.pressed(theme::kButton), scale(kParadeOver));
    take_left(line, scale(kPlayersTankWide), scale(theme::kGap));
    form()[add_].place = take_left(line, scale(200), scale(theme::kGap));
    line.w = std::min(line.w, players_list_wide(canvas) - (line.x - rest.x));
    form()[computers_].place = take_right(line, scale(300), scale(theme::kGap));
    form()[people_].place = take_right(line, scale(160), scale(theme::kGap));
}

float PlayersPage::parade_least(const Canvas& canvas) const {
    const Scale scale(canvas);
    return std::max(scale(kParadeLeast), 5 * scale.text(theme::kSmall));
}

/// A few rows are higher than ten, which leave room for the parade as long as their words can be read.
float PlayersPage::row_height(const Canvas& canvas, float room, float gap) {
    const Scale scale(canvas);
    const float most = (room - (kMaxPlayers - 1) * gap) / kMaxPlayers;
    if (count() <= kFewPlayers) return std::max(most, scale(kPlayersHighRow));
    const auto rows = static_cast<float>(count());
    const float parade = parade_least(canvas) + scale(kParadeOver);
    const float low = std::min((room - parade - rows * gap) / rows, scale(kPlayersHighRow));
    return low >= std::max(scale.text(theme::kBody) + scale(8), kPlayersLowRow) ? low : most;
}

void PlayersPage::draw_list(Canvas& canvas, Rect& rest) {
    const Scale scale(canvas);
    const float gap = scale(count() > kFewPlayers ? 6 : 10);
    draw_players_headings(canvas, take_top(rest, scale.text(theme::kSmall), gap));
    const float room = rest.h - scale(theme::kButton) - scale(16);
    const float high = row_height(canvas, room, gap);
    for (std::size_t who = 0; who < players().size(); ++who) {
        const PlayersLine line = players_line(canvas, take_top(rest, high, gap));
        draw_tank_in(canvas, line.tank, players()[who]);
        for (std::size_t k = 0; k < kPlayersColumns; ++k)
            form()[number_of(who, static_cast<PlayersColumn>(k))].place = line.cells[k];
    }
    take_top(rest, scale(6));
}

/// A list that scrolls, all buttons below it, and help where there's room.
void PlayersPage::draw_for_fingers(Canvas& canvas, Rect rest) {
    const Scale scale(canvas);
    const bool upright = canvas.width() < canvas.height();
    const float gap = std::max(4.0f, scale(theme::kGap)), finger = Scale::finger();
    Rect foot = lay_back(canvas);
    form()[play_].place = take_right(foot, 4 * finger);
    form()[figures_].in_view = !upright;
    if (upright)
        draw_help(canvas, take_bottom(rest, 5 * scale.text(theme::kBody), 2 * gap));
    else
        draw_figures(canvas, take_right(rest, scale(kPanelWide), scale(kPanelApart)));
    const std::vector<Rect> buttons = columns(take_bottom(rest, finger, 2 * gap), 3, gap);
    form()[add_].place = buttons[0];
    form()[people_].place = buttons[1];
    form()[computers_].place = buttons[2];
    draw_rows(canvas, rest, gap);
    list_.draw(canvas);
    form().draw(canvas);
}

void PlayersPage::draw_rows(Canvas& canvas, Rect place, float gap) {
    const bool twice = players_line_is_double(canvas, place.w);
    const float small = Scale(canvas).text(theme::kSmall), finger = Scale::finger();
    if (!twice) draw_players_headings(canvas, take_top(place, small, gap));
    const float high = twice ? 2 * finger + gap : finger, apart = twice ? 3 * gap : gap;
    std::vector<WidgetList::Line> lines;
    for (std::size_t who = 0; who < players().size(); ++who) {
        std::vector<std::size_t> cells;
        for (std::size_t k = 0; k < kPlayersColumns; ++k)
            cells.push_back(number_of(who, static_cast<PlayersColumn>(k)));
        lines.push_back({{}, std::move(cells), {}, high + apart, apart});
    }
    list_.lay(lines, place, form());
    for (std::size_t who = 0; who < players().size(); ++who) {
        const Widget& first = form()[number_of(who, PlayersColumn::name)];
        const PlayersLine line = players_line(canvas, {place.x, first.place.y, place.w, high});
        if (first.in_view && drawable(line.tank)) draw_tank_in(canvas, line.tank, players()[who]);
        for (std::size_t k = 0; k < kPlayersColumns; ++k)
            form()[number_of(who, static_cast<PlayersColumn>(k))].place = line.cells[k];
        show_row(who, first.in_view);
    }
}

/// Where they leave room for it.
void PlayersPage::draw_parade(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    place.w = std::min(place.w, players_list_wide(canvas));
    if (place.h < parade_least(canvas)) return;
    const LevelSettings& level = app().session().settings.level;
    if (!parade_ || !parade_->fits(level, players().size())) parade_.emplace(level, players().size());
    parade_->draw(canvas, place, players());
}

void PlayersPage::draw_panel(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    form()[play_].place = take_bottom(place, scale.pressed(kPlayHigh), scale(2 * theme::kGap));
    draw_figures(canvas, place);
}

void PlayersPage::draw_figures(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    form()[figures_].place = take_bottom(place, scale.pressed(theme::kButton), scale(2 * theme::kGap));
    form()[figures_].selected = shows_figures_;
    const std::size_t who = form().described() / kPlayersColumns;
    const bool ladders = shows_figures_ || (who < players().size() && !players()[who].kind.is_person());
    const float heading = scale.text(theme::kSmall);
    if (!ladders) draw_land(canvas, place, heading + scale(10) + help_height(canvas, place.w, help()));
    take_top(place, heading, scale(10));
    draw_help(canvas, place, shows_figures_);
}

/// Where nobody's strength is compared.
void PlayersPage::draw_land(Canvas& canvas, Rect& place, float least) {
    const MatchSettings& settings = app().session().settings;
    if (!land_ || !land_->shows(settings.level)) land_.emplace(settings.level);
    const int rounds = settings.rounds();
    land_->draw(canvas, place,
                concat(preset_label(chosen_preset(app())), " · ",
                       tr(plural("{n} round", "{n} rounds", rounds, {{"n", rounds}}))),
                least);
}

void PlayersPage::draw_help(Canvas& canvas, Rect place, bool figures) {
    const Scale scale(canvas);
    if (const Refusal refusal = typed_.refusal(players())) {
        const TextStyle style = {scale.text(theme::kSmall + 1), theme::kBad};
        Part(canvas, "complaint")
            ->paragraph(take_bottom(place, 3 * style.size),
                        tr("That won't work: {why}.", {{"why", tr(*refusal)}}), style);
    }
    const std::size_t who = form().described() / kPlayersColumns;
    draw_who_plays(canvas, place, who < players().size() ? players()[who] : Player(), help(), figures);
}

}  // namespace terramorph
