#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// The colour of a player: Okabe and Ito's list, which most people with a weak sense of colour can tell
/// apart, and three more.
Color player_color(int color);
std::string_view color_name(int color);

/// A simple shape for each player, so that nobody has to go by colour alone.
void draw_emblem(Canvas& canvas, Point center, float radius, int emblem, Color color);
std::string_view emblem_name(int emblem);

/// "A" .. "E"; nothing for 0, which is no team.
std::string_view team_letter(int team);
/// The letter on a shield, which no emblem looks like; nothing for no team.
void draw_team(Canvas& canvas, Point center, float radius, int team);

}  // namespace terramorph
