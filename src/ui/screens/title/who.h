#pragma once

#include <vector>

#include "app/player/lineup.h"
#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

/// A match in a line: who plays, each with its emblem, and by which rules.
struct WhoPlays {
    const std::vector<Player>& players;
    std::string_view difficulty = {};  ///< of the computers; empty where it's no news
    std::string_view preset = {};      ///< of the rules
    int rounds = 0;                    ///< 0: nothing is said of them
};

/// "You against Mira and Juno, normal, classic, 5 rounds". Where the names are too long, emblems stand for
/// them.
void draw_who_plays(Canvas& canvas, Rect place, const WhoPlays& who);

}  // namespace terramorph
