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

/// Draws how strong difficulties and temperaments are, as measured, those of the current player marked, the
/// help below, and where there's room what the figures mean.
void draw_who_plays(Canvas& canvas, Rect place, const Player& marked, const PlayersHelp& help);

}  // namespace terramorph
