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

    /// Call once a frame. Returns true when the card leaves: after a while it has been read.
    bool advance(double seconds, bool watches);
    /// The card at the foot of the room, while it's shown.
    void draw_card(Canvas& canvas, const Match& match, const HudState& state, Rect room);
    /// The card's place, as it was last drawn.
    Rect place() const { return place_; }
    /// Over all, while it skips.
    static void draw_cover(Canvas& canvas, const Match& match);

  private:
    bool left() const { return watched_ >= kReadIn; }

    static constexpr double kReadIn = 7;  // seconds
    bool skips_ = false;
    double watched_ = 0;
    Rect place_ = {};
};

}  // namespace terramorph
