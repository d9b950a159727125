#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/state_hash.h"
#include "match/galaxy/galaxy.h"

namespace terramorph {

struct RoundResult;

/// Decides where the rounds of a match are fought: on the settings' own map, further through it, on fresh
/// maps, or in a galaxy.
class Journey {
  public:
    Journey(const MatchSettings& settings, const Planets& planets);

    /// The galaxy that the match travels through; nullptr if the rules have none.
    const Galaxy* galaxy() const { return galaxy_ ? &*galaxy_ : nullptr; }
    /// The worlds of the rounds so far, this round's last; empty without a galaxy.
    const std::vector<int>& route() const { return route_; }
    /// The world of the round after this one; -1 without a galaxy, and in the last round.
    int next_world(const MatchSettings& settings, int round) const;

    /// The current level.
    const LevelSettings& level() const { return level_; }
    /// The seed of the battle on it.
    std::uint32_t battle_seed() const { return battle_seed_; }

    /// Moves on after this round, within the map or to a fresh one.
    void travel(const MatchSettings& settings, int round);
    /// Makes the next level use a fresh map.
    void leave_map();
    void draw_level(const MatchSettings& settings, const Planets& planets, int round);

    /// Records the journey's progress in a round's result.
    void save(RoundResult& result) const;
    /// Continues from a saved round's result.
    void restore(const RoundResult& result, const MatchSettings& settings, int rounds);

    void add_to(StateHash& hash) const;

  private:
    LevelSettings level_of_round(const MatchSettings& settings, const Planets& planets, int round) const;

    std::optional<Galaxy> galaxy_;
    std::vector<int> route_;
    std::uint32_t levels_drawn_ = 0;
    std::uint32_t map_drawn_ =
        0;                  // the number of the level that last brought a fresh map; 0: the settings' own map
    int cut_advances_ = 0;  // within the map since then
    std::uint32_t battle_seed_ = 0;
    LevelSettings level_;
};

/// Adds all that decides a level.
void add_level(StateHash& hash, const LevelSettings& level);

}  // namespace terramorph
