#pragma once

#include <vector>

#include "base/hash.h"
#include "battle/event.h"

namespace terramorph {

/// What one player has done, in a round or in the match.
struct Score {
    int points = 0;
    int damage = 0;  ///< done to others
    int kills = 0;   ///< of others
    int wins = 0;    ///< rounds outlived
    int shots = 0;
    int hits = 0;       ///< shots that hurt another
    int own_goals = 0;  ///< times that a player killed itself

    friend bool operator==(const Score&, const Score&) = default;
};

constexpr int Score::*kScoreParts[] = {&Score::points, &Score::damage, &Score::kills,    &Score::wins,
                                       &Score::shots,  &Score::hits,   &Score::own_goals};

constexpr int kPointsForDamage = 10;
constexpr int kPointsForKill = 500;
constexpr int kPointsForWin = 1000;
constexpr int kPointsForOwnGoal = -500;

/// The scores of a round and of the match so far, kept from events alone.
class Scoreboard {
  public:
    Scoreboard() = default;
    explicit Scoreboard(int players);

    void begin_round();
    /// The running round begins anew: what it has brought so far is forgotten.
    void restart_round();
    /// A thief takes no more points than its victim has in the match: nobody falls below 0 by theft, though
    /// a round may bring less than nothing.
    void note(const Event& event);

    const std::vector<Score>& round() const { return round_; }
    const std::vector<Score>& match() const { return match_; }
    /// Players from the first place to the last; equal points go by fewer shots, then by number.
    std::vector<int> ranking() const;
    /// Damage done to others in each finished or running round, by player.
    const std::vector<std::vector<int>>& damage_by_round() const { return damage_by_round_; }

    void add_to(Hash& hash) const;

  private:
    void earn(int player, int points, int Score::*what, int amount);
    void move_points(int from, int to, int amount);

    std::vector<Score> round_;
    std::vector<Score> match_;
    std::vector<std::vector<int>> damage_by_round_;
    int shooter_ = -1;
    bool shot_counted_ = false;
};

}  // namespace terramorph
