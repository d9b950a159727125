#pragma once

#include <vector>

#include "match/match.h"

namespace terramorph {

/// The shot of a round that did most damage to others.
struct BestShot {
    PlayerId player;
    PlayerId victim = {};  ///< who lost most health to it
    WeaponId weapon = {};
    int damage = 0;    ///< to all others
    int distance = 0;  ///< columns from the shooter to the victim, as it was hit
    int wind = 0;      ///< as it was fired, in columns per second squared
    bool kills = false;
};

/// Finds the best shot of a round, from events alone.
class BestShotFinder {
  public:
    /// Takes the next event. Returns true if the shot that it belongs to has become the best of the round.
    bool note(const MatchEvent& event, const Match& match);
    /// The best so far; no damage before the first hit.
    const BestShot& best() const { return best_; }

  private:
    /// The last shot of a player.
    struct Shot {
        BestShot shot;
        Vec2<float> from = {};
        int most = 0;  ///< health that the victim has lost
        std::vector<int> lost = {};
        bool best = false;
    };

    bool note_hurt(const event::Hurt& hurt, const Match& match);

    std::vector<Shot> shots_;  // by player
    BestShot best_;
};

}  // namespace terramorph
