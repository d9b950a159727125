#pragma once

#include <vector>

#include "base/hash.h"
#include "battle/event.h"
#include "match/settings.h"

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
    int ally_kills = 0;
    int money = 0;  ///< earned, in dollars

    friend bool operator==(const Score&, const Score&) = default;
};

constexpr int Score::*kScoreParts[] = {&Score::points,    &Score::damage,     &Score::kills,
                                       &Score::wins,      &Score::shots,      &Score::hits,
                                       &Score::own_goals, &Score::ally_kills, &Score::money};

/// What things are worth, in points.
struct Points {
    int damage;       ///< each point of health taken from an enemy
    int ally_damage;  ///< or from an ally
    int kill;
    int ally_kill;
    int own_goal;
    int win;
};
/// By Scoring. Greedy counts what somebody owns, and nothing else.
constexpr Points kPoints[] = {{10, -10, 500, -700, -500, 1000}, {0, 0, 1000, -1000, -500, 1000}, {}};

/// The scores of a round and of the match so far, kept from events alone.
class Scoreboard {
  public:
    Scoreboard() = default;
    /// Of each player, the team; 0 is none.
    Scoreboard(std::vector<int> teams, Scoring scoring);

    void begin_round();
    /// The running round begins anew: what it has brought so far is forgotten.
    void restart_round();
    void note(const Event& event);
    /// What a round has earned a player, and what all that it owns is worth after it.
    void note_money(int player, int earned, int worth);

    const std::vector<Score>& round() const { return round_; }
    const std::vector<Score>& match() const { return match_; }
    /// Players from the first place to the last; equal points go by fewer shots, then by number.
    std::vector<int> ranking() const;
    /// Damage done to others in each finished or running round, by player.
    const std::vector<std::vector<int>>& damage_by_round() const { return damage_by_round_; }

    void add_to(Hash& hash) const;

  private:
    void earn(int player, int points, int Score::*what, int amount);
    bool allies(int player, int other) const;

    std::vector<int> teams_;
    Scoring scoring_ = Scoring::standard;
    std::vector<Score> round_;
    std::vector<Score> match_;
    std::vector<std::vector<int>> damage_by_round_;
    std::vector<int> open_shots_;  // of each player: 1 while its last shot has not hurt anybody
};

}  // namespace terramorph
