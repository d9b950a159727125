#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// `standard` is nearly Okabe and Ito's palette. Ten of `safe` look different whatever cones an eye lacks.
enum class PlayerColors { standard, safe };
/// Which of them all pages and battles use from now on.
void set_player_colors(PlayerColors colors);
Color player_color(int color);

std::string_view color_name(int color);

/// Draws a simple shape for each player, so that nobody has to rely on colour.
void draw_emblem(Canvas& canvas, Point center, float radius, int emblem, Color color);
std::string_view emblem_name(int emblem);

/// "A" .. "E"; nothing for 0, which is no team.
std::string_view team_letter(int team);
/// Draws a team's letter on a shield, unlike any emblem; nothing for no team.
void draw_team(Canvas& canvas, Point center, float radius, int team);

}  // namespace terramorph
