#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/captions/label_room.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Tells somebody who has waited for computers for a while how to hurry them: a few times in a battle, and
/// not again once they have been hurried in it.
class WaitHint {
  public:
    /// Call once a frame. `waits`: a person in the match waits for a computer; `hurries`: computers
    /// already play faster than usual. Returns true if the hint comes or leaves.
    bool advance(double seconds, bool waits, bool hurries);
    bool shown() const {
        return waited_ >= kPatience && waited_ < kPatience + kToRead && times_ <= kMostTimes;
    }
    /// At the foot of the room.
    void draw(Canvas& canvas, const HudState& state, Rect room) const;
    /// Takes its place, so that no label is hidden below it.
    void furnish(const Canvas& canvas, const HudState& state, Rect room, LabelRoom& labels) const;

  private:
    static constexpr double kPatience = 6, kToRead = 6;  // seconds
    static constexpr int kMostTimes = 2;

    double waited_ = 0;
    int times_ = 1;
};

}  // namespace terramorph
