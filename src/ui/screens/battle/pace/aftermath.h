#pragma once

#include <optional>

#include "match/match.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Keeps back what comes after a shot, the next turn or the end of the round, until the shot has been seen.
/// And remembers the shot, so that the bars show it until then.
class Aftermath {
  public:
    /// Begins with the events up to the end of a turn; the rest is kept back.
    MatchEvents take(MatchEvents events);
    /// Returns what was kept back.
    MatchEvents release();
    bool holds() const { return !kept_.empty(); }
    void clear() { *this = {}; }

    /// The shot that flies or is still to be seen; none where all fire at once.
    const std::optional<ShotShown>& shot() const { return shot_; }
    /// True if another computer's turn follows, and the shot has neither hurt a person nor destroyed anybody:
    /// then it's looked at for a moment only, for a person waits.
    bool is_brief(const Match& match) const;
    /// True if a computer's turn follows: what's said of the shot is read while that one aims.
    static bool is_read_later(const Match& match);
    /// Call with each event as it's shown.
    void note(const MatchEvent& event, const Match& match);

  private:
    MatchEvents kept_;
    std::optional<ShotShown> shot_;
    bool matters_ = false;  // to a person
};

}  // namespace terramorph
