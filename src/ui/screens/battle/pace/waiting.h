#pragma once

#include "app/session.h"
#include "match/match.h"
#include "ui/captions/label_room.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/battle/pace/play_out.h"
#include "ui/screens/battle/pace/wait_hint.h"
#include "ui/screens/battle/pace/wait_note.h"

namespace terramorph {

/// How somebody waits for others in the session's match: for computers, which may be hurried, for the end of
/// a round that nobody at the keyboard plays in any more, and for people at other machines.
class Waiting {
  public:
    explicit Waiting(Session& session) : session_(session) {}

    void begin_turn();
    /// `aiming`: somebody's to fire; `aftermath`: the last shot is still to be seen. Returns true if the
    /// press skips the rest of the round, and does nothing else.
    bool press(const InputEvent& press, bool aiming, bool aftermath);
    void lose_focus() { hurry_.end(); }
    /// Call once a frame. Returns true if there's something else to show.
    bool advance(double seconds, Narrator& narrator);

    /// Nobody at the keyboard is left to play: the rest is shown faster ...
    bool fast_forwards() const { return forward_ && is_fast_forward(match()); }
    /// ... or, once it's skipped, not at all; and its end may come at once.
    bool unseen() const { return skips() && is_fast_forward(match()); }
    bool skips() const { return play_out_.skips(); }
    /// In ticks per 1/60 s.
    int speed() const { return unseen() ? kSkip : battle_speed(match(), chosen_speed(), forward_); }
    /// Of computers.
    int chosen_speed() const { return hurry_.speed(session_.speed); }
    /// Chooses the next one.
    void change_speed() { session_.speed = next_speed(forward_ ? speed() : session_.speed); }

    /// True while a box says how to hurry computers.
    bool tells_of_hurry() const { return waits() && wait_hint_.shown(); }
    /// Takes its words' place from the room for labels; `room` is that between the bars.
    void furnish(const Canvas& canvas, const HudState& state, Rect room, LabelRoom& labels) const;
    /// Over the bars.
    void draw(Canvas& canvas, const HudState& state, Rect room, bool aftermath);
    /// Instead of everything, while it skips.
    void draw_cover(Canvas& canvas) const { PlayOut::draw_cover(canvas, match()); }

  private:
    const Match& match() const { return session_.match(); }
    bool waits() const;

    Session& session_;
    PlayOut play_out_;
    WaitHint wait_hint_;
    WaitNote wait_note_;
    Hurry hurry_;
    bool forward_ = false;  // nobody was left to play when the turn began
};

}  // namespace terramorph
