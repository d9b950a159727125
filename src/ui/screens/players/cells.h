#pragma once

#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

// Cells of the list of players.

void paint_color(Canvas& canvas, Rect place, const Player& player);
void paint_emblem(Canvas& canvas, Rect place, const Player& player);
void paint_shape(Canvas& canvas, Rect place, const Player& player);
void paint_team(Canvas& canvas, Rect place, const Player& player);
/// "Human", or how hard a computer plays, with as many bars.
void paint_kind(Canvas& canvas, Rect place, const Player& player);
void paint_temperament(Canvas& canvas, Rect place, const Player& player);

/// Draws the player's tank as in battle.
void draw_tank_in(Canvas& canvas, Rect place, const Player& player);

}  // namespace terramorph
