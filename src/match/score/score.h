#pragma once

#include <optional>
#include <vector>

#include "base/index.h"
#include "base/state_hash.h"
#include "base/vec2.h"
#include "match/event.h"
#include "match/settings/settings.h"

namespace terramorph {

/// What one player has done, in a round or in the match.
struct Score {
    int points = 0;
    int damage = 0;  ///< done to others
    int kills = 0;   ///< of others
    int wins = 0;    ///< rounds outlived
    int shots = 0;
    int hits = 0;       ///< shots that hurt another
    int strays = 0;     ///< shots that left the level
    int own_goals = 0;  ///< times that a player killed itself
    int ally_damage = 0;
    int ally_kills = 0;
    int suffered = 0;  ///< health lost, by whatever it was
    int falls = 0;
    int money = 0;        ///< earned, in dollars
    int best_shot = 0;    ///< the most damage that one shot has done
    int longest_hit = 0;  ///< columns between the tank that fired and the one that was hurt
    int worth = 0;        ///< all that is owned at the end, in dollars

    /// What a round adds to a match.
    Score& operator+=(const Score& round);
    friend bool operator==(const Score&, const Score&) = default;
};

/// The parts that add up from round to round; of the bests the best counts, of what is owned the last.
constexpr int Score::*kScoreSums[] = {
    &Score::points,   &Score::damage, &Score::kills,     &Score::wins,        &Score::shots,
    &Score::hits,     &Score::strays, &Score::own_goals, &Score::ally_damage, &Score::ally_kills,
    &Score::suffered, &Score::falls,  &Score::money};
constexpr int Score::*kScoreBests[] = {&Score::best_shot, &Score::longest_hit};

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

/// Players who win and lose together: a team, or one who plays alone.
struct Side {
    int team = 0;              ///< 0: none
    std::vector<int> players;  ///< from the first to the last
    Score score;               ///< of all of them: sums, and the best of the bests
};

/// The scores of every round and of the match so far, kept from events alone.
class Scoreboard {
  public:
    /// Of each player, the team; 0 is none.
    Scoreboard(std::vector<int> teams, Scoring scoring);

    void begin_round();
    /// The running round begins anew: what it has brought so far is forgotten.
    void restart_round();
    void record(const MatchEvent& event);
    /// The running round as a player has been through it elsewhere.
    void record_round(int player, const Score& score);
    /// What a round has earned a player, and what all that it owns is worth after it.
    void record_money(int player, int earned, int worth);

    /// Of each round begun, the score of each player.
    const std::vector<std::vector<Score>>& rounds() const { return rounds_; }
    /// Of the last of them.
    const std::vector<Score>& round() const { return rounds_.back(); }
    const std::vector<Score>& match() const { return match_; }
    /// Players from the first place to the last; equal points go by fewer shots, then by number.
    std::vector<int> ranking() const;
    /// Sides from the first place to the last by the points of all their players, equal ones as in ranking().
    std::vector<Side> sides() const { return sides(match_); }
    /// As they stood before the last round.
    std::vector<Side> sides_before() const { return sides(before_); }

    void add_to(StateHash& state) const;

  private:
    /// The last shot of a player in the running round.
    struct Shot {
        Vec2<float> from;  ///< columns
        int damage = 0;    ///< done by it so far
        bool hit = false;
        bool stray = false;
    };

    const Points& points() const { return kPoints[at(scoring_)]; }
    Score& running(int player) { return rounds_.back()[player]; }
    std::optional<Shot>& shot(int player) { return shots_[player]; }
    void earn(int player, int points, int Score::*what, int amount);
    void record_left(int player);
    void record_hurt(const event::Hurt& hurt);
    void record_hit(const event::Hurt& hurt);
    void record_died(const event::Died& died);
    bool allies(int player, int other) const;
    std::vector<Side> sides(const std::vector<Score>& scores) const;

    std::vector<int> teams_;
    Scoring scoring_ = Scoring::standard;
    std::vector<std::vector<Score>> rounds_;
    std::vector<Score> before_;  // the match without its last round
    std::vector<Score> match_;
    std::vector<std::optional<Shot>> shots_;
    StateHash past_;  // of all rounds but the last
};

}  // namespace terramorph
