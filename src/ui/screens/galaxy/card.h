#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// The card of a round's world: its picture, numbers and inhabitants.
class WorldCard {
  public:
    void draw(Canvas& canvas, Rect place, const Match& match, const World& world);

  private:
    Image disc_;
};

/// "N = 3 civilizations to be heard at once"
std::string heard_words(const Values& factors);

/// Draws Drake's equation with the match's factors and its result in words.
void draw_drake(Canvas& canvas, Rect place, const MatchSettings& settings);

}  // namespace terramorph
