#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "ui/screens/players/panel.h"

namespace terramorph {

enum class PlayersColumn : std::size_t { name, color, emblem, shape, team, kind, temperament, remove };
constexpr std::size_t kPlayersColumns = 8;
constexpr float kPlayersTankWide = 70;  ///< units

/// The places in a line of the list.
struct PlayersLine {
    Rect tank;
    std::array<Rect, kPlayersColumns> cells;
};
PlayersLine players_line(const Canvas& canvas, Rect place);
/// True if fingers would find the cells of a line so wide too narrow: then they're in two lines, one below
/// the other.
bool players_line_is_double(const Canvas& canvas, float wide);
float players_list_wide(const Canvas& canvas);
/// Draws what the columns are called, as high as the place.
void draw_players_headings(Canvas& canvas, Rect place);

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
