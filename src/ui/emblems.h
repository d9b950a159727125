#pragma once

#include <string_view>

#include "ui/canvas/canvas.h"

namespace terramorph {

/// The colour of a player: Okabe and Ito's list, which most people with a weak sense of colour can tell
/// apart, and three more.
Color player_color(int color);
std::string_view color_name(int color);

/// A simple shape for each player, so that nobody has to go by colour alone.
void draw_emblem(Canvas& canvas, Point center, float radius, int emblem, Color color);
std::string_view emblem_name(int emblem);

}  // namespace terramorph
