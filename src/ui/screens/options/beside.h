#pragma once

#include "paint/canvas.h"

namespace terramorph {

class App;
struct Session;

// What stands beside the options and shows their effect.

/// How loud each kind of sound is, all in all.
void draw_sound_mix(Canvas& canvas, Rect place, const Session& session);

/// The emblems and colors of ten players.
void draw_player_colors(Canvas& canvas, Rect place);

/// Who would play next, by which rules, and where.
void draw_next_match(Canvas& canvas, Rect place, const App& app);

}  // namespace terramorph
