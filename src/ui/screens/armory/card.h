#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/armory/demonstration.h"

namespace terramorph {

/// Draws everything about a good: a demonstration, a description, its price, and who else could buy it.
void draw_armory_card(Canvas& canvas, Rect place, const Match& match, PlayerId player, GoodId good,
                      Demonstration& demonstration);

/// What the card says of a good, for whoever doesn't see it.
std::string card_words(const Match& match, PlayerId player, GoodId good);

}  // namespace terramorph
