#pragma once

#include <vector>

#include "app/practice/drills.h"

namespace terramorph {

struct Session;

/// A try at a lesson: what has been done of it so far.
class DrillTry {
  public:
    DrillTry(Drill drill, const Match& match);

    /// Call with each event, and after each tick or command.
    void note(const MatchEvent& event);
    void look(const Match& match);

    int shots_left() const { return kDrillShots - fired_; }
    int misses() const { return fired_ - hits_; }
    bool won() const;
    /// The lesson is won, or there's no shot left for it.
    bool over() const { return won() || shots_left() <= 0; }
    /// 1 .. kMostStars, the fewer the more misses; 0 unless it's won.
    int stars() const;

    int targets_hit() const;
    int driven() const { return driven_; }
    bool shielded() const { return shielded_; }
    int lowered() const { return lowered_; }

  private:
    DrillGoal asks_;
    Vec2<float> begin_;           // of the player
    std::vector<float> heights_;  // of all tanks, as it began
    std::vector<bool> hit_;       // by tank
    int fired_ = 0, hits_ = 0;
    bool last_hit_ = false;
    int driven_ = 0, lowered_ = 0;
    bool shielded_ = false;
};

/// The best that the player has done in a lesson: 0 .. kMostStars.
int stars_of(const Session& session, Drill drill);
/// Remembers stars, unless there are as many already.
void keep_stars(Session& session, Drill drill, int stars);

}  // namespace terramorph
