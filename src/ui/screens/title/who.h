#pragma once

#include <vector>

#include "app/player/lineup.h"
#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

/// A match in a line: who plays, and by which rules.
struct WhoPlays {
    const std::vector<Player>& players;
    std::string_view difficulty = {};  ///< of the computers; empty where it's no news
    std::string_view preset = {};      ///< of the rules
    int rounds = 0;                    ///< 0: nothing is said of them
};

/// How high the place is that has room for tanks.
float who_plays_high(const Canvas& canvas);
/// "You against Mira and Juno, normal, classic, 5 rounds", with their tanks and the rules below them, or in a
/// single line with emblems where the place is too low. Where the names are too long they're left out.
void draw_who_plays(Canvas& canvas, Rect place, const WhoPlays& who);

}  // namespace terramorph
