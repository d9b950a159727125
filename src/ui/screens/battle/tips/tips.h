#pragma once

#include "app/teaching/coach.h"
#include "app/teaching/lessons.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The lessons and the coach's advice as they're shown on the battlefield.
class Tips {
  public:
    explicit Tips(Session& session) : lessons_(session), coach_(session) {}

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and once a frame; `aiming` while a person is to aim, `seen` while its last shot is still to be
    /// seen. Returns true if there's something else to show.
    bool advance(const Match& match, bool aiming, bool seen);
    /// Even those who are familiar are coached.
    void insist() { coach_.insist(); }
    /// True while somebody who aims is told what would have hit.
    bool advises(const Match& match) const { return coached_ == match.player() && advice(coached_); }
    /// What would have hit; nullptr where nobody is told.
    const BetterAim* better_aim(const Match& match) const;
    /// Below the bars.
    void draw_path(Canvas& canvas, const View& view) const;
    /// Boxes beside the tanks, within the room.
    void draw(Canvas& canvas, const Match& match, const View& view, Rect room) const;

  private:
    const Advice* advice(PlayerId player) const;

    Lessons lessons_;
    Coach coach_;
    PlayerId coached_;              // who is given advice now
    std::optional<Lesson> lesson_;  // shown now
};

}  // namespace terramorph
