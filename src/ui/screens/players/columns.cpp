#include "ui/screens/players/columns.h"

#include <algorithm>
#include <string_view>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "base/index.h"
#include "ui/screens/players/list.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, kPlayersColumns> kPlayersHeadings = {
    N_("NAME"), N_("COLOR"), N_("EMBLEM"), N_("TANK"), N_("TEAM"), N_("PLAYED BY"), N_("CHARACTER")};
constexpr std::array<float, kPlayersColumns> kPlayersWidths = {200, 106, 106, 142,
                                                               112, 150, 176, 48};  // units
constexpr int kShapes = static_cast<int>(kTankShapeNames.size());
constexpr int kDifficulties = static_cast<int>(kDifficultyNames.size());

/// Of all cells in one line.
float cells_wide(const Canvas& canvas) {
    const Scale scale(canvas);
    float wide = -scale(theme::kGap);
    for (const float each : kPlayersWidths) wide += scale.pressed(each) + scale(theme::kGap);
    return wide;
}

/// Who it is and who plays above how it looks, with the button that removes it at the end.
PlayersLine double_line(Rect place, float gap) {
    PlayersLine line;
    const std::vector<Rect> both = rows(place, 2, gap);
    Rect upper = both[0];
    line.cells[at(PlayersColumn::remove)] = take_right(upper, Scale::finger(), gap);
    constexpr std::array kUpperRow = {PlayersColumn::name, PlayersColumn::kind, PlayersColumn::temperament};
    constexpr std::array kLowerRow = {PlayersColumn::color, PlayersColumn::emblem, PlayersColumn::shape,
                                   PlayersColumn::team};
    const auto lay = [&](const auto& which, Rect in) {
        const std::vector<Rect> places = columns(in, static_cast<int>(which.size()), gap);
        for (std::size_t k = 0; k < which.size(); ++k) line.cells[at(which[k])] = places[k];
    };
    lay(kUpperRow, upper);
    lay(kLowerRow, both[1]);
    return line;
}

}  // namespace

bool players_line_is_double(const Canvas& canvas, float wide) {
    return Scale::finger() > 0 && cells_wide(canvas) > wide;
}

PlayersLine players_line(const Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const float gap = scale(theme::kGap);
    PlayersLine line;
    if (players_line_is_double(canvas, place.w)) return double_line(place, std::max(4.0f, gap));
    const float left = place.w - cells_wide(canvas), tank = scale(kPlayersTankWide) + gap;
    const bool shows_tank = Scale::finger() == 0 || left >= tank;
    if (shows_tank) {
        line.tank = {place.x, place.y, scale(kPlayersTankWide), place.h};
        take_left(place, tank);
    }
    for (std::size_t k = 0; k < kPlayersColumns; ++k)
        line.cells[k] = take_left(place, scale.pressed(kPlayersWidths[k]), gap);
    return line;
}

float players_list_wide(const Canvas& canvas) {
    const Scale scale(canvas);
    float wide = scale(kPlayersTankWide);
    for (const float each : kPlayersWidths) wide += scale(theme::kGap) + scale(each);
    return wide;
}

void draw_players_headings(Canvas& canvas, Rect place) {
    const PlayersLine line = players_line(canvas, place);
    for (std::size_t k = 0; k < kPlayersColumns; ++k) {
        const std::string_view words = tr(kPlayersHeadings[k]);
        const Rect cell = line.cells[k];
        line_in(canvas, cell, words, fitted(canvas, words, cell.w, {place.h, theme::kMuted}));
    }
}

int turned(int number, int step, int count) { return (number + step + count) % count; }

void change_color(std::vector<Player>& players, std::size_t who, int step) {
    give_color(players, who, turned(players[who].color, step, kMaxPlayers));
}

void change_emblem(std::vector<Player>& players, std::size_t who, int step) {
    give_emblem(players, who, turned(players[who].emblem, step, kMaxPlayers));
}

void change_shape(std::vector<Player>& players, std::size_t who, int step) {
    TankShape& shape = players[who].shape;
    shape = static_cast<TankShape>(turned(static_cast<int>(shape), step, kShapes));
}

void change_kind(std::vector<Player>& players, std::size_t who, int step) {
    Player& player = players[who];
    const int now = player.kind.is_person() ? 0 : 1 + static_cast<int>(player.difficulty);
    const int next = turned(now, step, 1 + kDifficulties);
    if (next == 0) {
        player.kind = kPerson;
        return;
    }
    if (player.kind.is_person()) player.kind = another_computer(players);
    player.difficulty = static_cast<Difficulty>(next - 1);
}

void change_temperament(std::vector<Player>& players, std::size_t who, int step) {
    const auto all = player_kinds().subspan(1);
    const auto now = static_cast<int>(std::ranges::find(all, players[who].kind) - all.begin());
    players[who].kind = all[turned(now, step, static_cast<int>(all.size()))];
}

PlayersHelp help_of(PlayersColumn column, const Player& player) {
    switch (column) {
        case PlayersColumn::color:
            return {tr("Color: {color}", {{"color", tr(color_name(player.color))}}),
                    std::string(tr("Swaps colors with whoever has it."))};
        case PlayersColumn::emblem:
            return {tr("Emblem: {emblem}", {{"emblem", tr(emblem_name(player.emblem))}}),
                    std::string(tr("Swaps emblems with whoever has it."))};
        case PlayersColumn::shape:
            return {std::string(tr("Tank")),
                    std::string(tr("Just for looks: all tanks fire and take hits the same way."))};
        case PlayersColumn::team:
            return {player.team > 0 ? tr("Team {letter}", {{"letter", team_letter(player.team)}})
                                    : std::string(tr("No team")),
                    std::string(tr("Players on one team win and lose together."))};
        case PlayersColumn::kind:
            return help_of(player);
        default:
            return help_of(player.kind);
    }
}

}  // namespace terramorph
