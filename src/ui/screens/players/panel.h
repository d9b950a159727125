#pragma once

#include <string>

#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

/// The help for a cell.
struct PlayersHelp {
    std::string name, help;
};

/// Who plays, and how well.
PlayersHelp help_of(const Player& player);
/// A description of how a kind of player plays.
PlayersHelp help_of(const PlayerKind& kind);

/// How high the help is in a place of this width.
float help_height(const Canvas& canvas, float width, const PlayersHelp& help);
/// Draws all difficulties and temperaments, those of the current player marked, and the help below. For the
/// curious also how strong they are, as measured, and where there's room what the figures mean.
void draw_who_plays(Canvas& canvas, Rect place, const Player& marked, const PlayersHelp& help, bool figures);

}  // namespace terramorph
