#pragma once

#include <string>

#include "match/settings/settings.h"
#include "paint/canvas.h"

namespace terramorph {

/// What is told of a thing that somebody looks at.
struct PlayersHelp {
    std::string name, help;
};

/// How somebody plays, in words.
PlayersHelp help_of(const PlayerKind& kind);

/// The computers' temperaments, each with how well it plays as it was measured; the one that plays where
/// somebody looks at is marked. Below them the help.
void draw_who_plays(Canvas& canvas, Rect place, const PlayerKind& marked, const PlayersHelp& help);

}  // namespace terramorph
