#include "ui/screens/players/columns.h"

#include <algorithm>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "ui/screens/players/list.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr int kShapes = static_cast<int>(kTankShapeNames.size());

}  // namespace

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

void change_mind(std::vector<Player>& players, std::size_t who, int step) {
    const auto kinds = player_kinds();
    const auto now = static_cast<int>(std::ranges::find(kinds, players[who].kind) - kinds.begin());
    players[who].kind = kinds[turned(now, step, static_cast<int>(kinds.size()))];
}

PlayersHelp help_of(PlayersColumn column, const Player& player) {
    switch (column) {
        case PlayersColumn::color:
            return {tr("Colour: {colour}", {{"colour", tr(color_name(player.color))}}),
                    std::string(tr("Who had it before gets the old one."))};
        case PlayersColumn::emblem:
            return {tr("Emblem: {emblem}", {{"emblem", tr(emblem_name(player.emblem))}}),
                    std::string(tr("Who had it before gets the old one."))};
        case PlayersColumn::shape:
            return {std::string(tr("Tank")),
                    std::string(tr("What it looks like; all are hit alike, and fire alike."))};
        case PlayersColumn::team:
            return {player.team > 0 ? tr("Team {letter}", {{"letter", team_letter(player.team)}})
                                    : std::string(tr("No team")),
                    std::string(tr("Players of one team win and lose together."))};
        default:
            return help_of(player.kind);
    }
}

}  // namespace terramorph
