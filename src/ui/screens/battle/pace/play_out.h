#pragma once

#include "app/input/input.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// The rest of a round of which nobody at the keyboard is left: a card says so and offers the result, and what's
/// skipped is played to its end behind a cover.
class PlayOut {
  public:
    /// Skips to the result: until the round is over, nothing of it is shown.
    void skip() { skips_ = true; }
    bool skips() const { return skips_; }

    /// The card at the foot of the room.
    void draw_card(Canvas& canvas, const Match& match, const HudState& state, Rect room);
    /// The card's place, as it was last drawn.
    Rect place() const { return place_; }
    /// Over all, while it skips.
    static void draw_cover(Canvas& canvas, const Match& match);

  private:
    bool skips_ = false;
    Rect place_ = {};
};

}  // namespace terramorph
