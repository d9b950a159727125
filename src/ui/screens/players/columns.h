#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "match/settings/settings.h"
#include "ui/screens/players/panel.h"

namespace terramorph {

enum class PlayersColumn : std::size_t { name, color, emblem, shape, team, kind, temperament, remove };
constexpr std::size_t kPlayersColumns = 8;
constexpr std::array<std::string_view, kPlayersColumns> kPlayersHeadings = {
    N_("NAME"), N_("COLOR"), N_("EMBLEM"), N_("TANK"), N_("TEAM"), N_("PLAYED BY"), N_("CHARACTER")};
constexpr std::array<float, kPlayersColumns> kPlayersWidths = {200, 106, 106, 142,
                                                               112, 150, 176, 48};  // units

// What a step forward or back, 1 or -1, does to a player.

void change_color(std::vector<Player>& players, std::size_t who, int step);
void change_emblem(std::vector<Player>& players, std::size_t who, int step);
void change_shape(std::vector<Player>& players, std::size_t who, int step);
/// A person, or a computer: easy, normal, hard, expert.
void change_kind(std::vector<Player>& players, std::size_t who, int step);
/// Only for a computer.
void change_temperament(std::vector<Player>& players, std::size_t who, int step);
/// The number `step` further in a circle of `count`.
int turned(int number, int step, int count);

/// The help for a player's cell.
PlayersHelp help_of(PlayersColumn column, const Player& player);

}  // namespace terramorph
