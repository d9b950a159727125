#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// What is known of the world that a round is fought on: its picture, its numbers and who lives there.
class WorldCard {
  public:
    void draw(Canvas& canvas, Rect place, const Match& match, const World& world);

  private:
    Image disc_;
};

/// "N = 3 civilizations to be heard at once"
std::string heard_words(const Values& factors);

/// Drake's equation with the match's factors, and what comes of it, in words.
void draw_drake(Canvas& canvas, Rect place, const MatchSettings& settings);

}  // namespace terramorph
