#pragma once

#include <optional>
#include <vector>

#include "base/index.h"
#include "base/state_hash.h"
#include "base/vec2.h"
#include "match/event.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The deeds of a player in a round or in the match.
struct Score {
    int points = 0;
    int damage = 0;  ///< dealt to others
    int kills = 0;   ///< of others
    int wins = 0;    ///< rounds survived
    int shots = 0;
    int hits = 0;       ///< shots that hurt another
    int strays = 0;     ///< shots that left the level
    int own_goals = 0;  ///< times that a player killed itself
    int ally_damage = 0;
    int ally_kills = 0;
    int suffered = 0;  ///< health lost to anything
    int falls = 0;
    int money = 0;        ///< earned, in dollars
    int best_shot = 0;    ///< most damage of one shot
    int longest_hit = 0;  ///< columns between shooter and victim
    int worth = 0;        ///< value of everything owned at the end, in dollars

    /// Adds a round to a match.
    Score& operator+=(const Score& round);
    friend bool operator==(const Score&, const Score&) = default;
};

/// The parts that are summed over rounds; of bests the best counts, of worth the last.
constexpr int Score::*kScoreSums[] = {
    &Score::points,   &Score::damage, &Score::kills,     &Score::wins,        &Score::shots,
    &Score::hits,     &Score::strays, &Score::own_goals, &Score::ally_damage, &Score::ally_kills,
    &Score::suffered, &Score::falls,  &Score::money};
constexpr int Score::*kScoreBests[] = {&Score::best_shot, &Score::longest_hit};

/// The points of each deed.
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

/// Players who win and lose together: a team or a single player.
struct Side {
    int team = 0;                   ///< 0: none
    std::vector<PlayerId> players;  ///< from the first to the last
    Score score;                    ///< combined: sums and bests
};

/// The scores of every round and of the match so far, kept from events alone.
class Scoreboard {
  public:
    /// Takes each player's team; 0 is none.
    Scoreboard(std::vector<int> teams, Scoring scoring);

    void begin_round();
    /// Restarts the running round and forgets its scores so far.
    void restart_round();
    void record(const MatchEvent& event);
    /// Sets a player's score of the running round, which was played elsewhere.
    void record_round(PlayerId player, const Score& score);
    /// Records a player's earnings in a round, and its worth afterwards.
    void record_money(PlayerId player, int earned, int worth);

    /// Each player's score in each round so far.
    const std::vector<std::vector<Score>>& rounds() const { return rounds_; }
    /// The scores of the last round.
    const std::vector<Score>& round() const { return rounds_.back(); }
    const std::vector<Score>& match() const { return match_; }
    /// Players from the first place to the last; ties go by fewer shots, then by number.
    std::vector<PlayerId> ranking() const;
    /// Sides from the first place to the last by the points of all their players; ties as in ranking().
    std::vector<Side> sides() const { return sides(match_); }
    /// Who has won a match that's over, as this player sees it: themselves if their side has, or else the
    /// first player of the one that has. None sees it from outside.
    PlayerId winner_for(PlayerId player) const;
    /// The sides before the last round.
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
    Score& running(PlayerId player) { return rounds_.back()[player]; }
    std::optional<Shot>& shot(PlayerId player) { return shots_[player]; }
    void earn(PlayerId player, int points, int Score::*what, int amount);
    void record_left(PlayerId player);
    void record_hurt(const event::Hurt& hurt);
    void record_hit(const event::Hurt& hurt);
    void record_died(const event::Died& died);
    bool allies(PlayerId player, PlayerId other) const;
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
