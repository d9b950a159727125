#pragma once

#include <cstdint>
#include <optional>
#include <span>
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
    /// The world of this round; nullptr without a galaxy.
    const World* world() const;
    /// The world of the round after this one; -1 without a galaxy, and in the last round.
    int next_world(const MatchSettings& settings, int round) const;

    /// How many rows of a map apart the cuts of two rounds may be, for scars of one to be seen in the other.
    static constexpr int kScarsReach = 48;
    /// The last round before this one that was fought on this land, or near it; 0 if none was, or if the
    /// rules let no scars stay.
    int last_round_here(const MatchSettings& settings, const Planets& planets) const;
    /// The level of such a round.
    LevelSettings level_of(const MatchSettings& settings, int round_here) const;
    /// True if a later round comes back to this land, or near it, and the rules let scars stay.
    bool comes_back(const MatchSettings& settings, const Planets& planets) const;

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
    /// Continues after these rounds.
    void restore(std::span<const RoundResult> past, const MatchSettings& settings);

    void add_to(StateHash& hash) const;

  private:
    /// Where on a planet a round was fought: the number of the level that brought the map, as below, and how
    /// often the cut had advanced.
    struct Place {
        std::uint32_t map;
        int cut_advances;
    };
    struct Land;

    Land land_of(const MatchSettings& settings, const Planets& planets, int round, Place place) const;
    /// Its cut hasn't advanced yet.
    LevelSettings map_of_round(const MatchSettings& settings, const Planets& planets, int round) const;

    std::optional<Galaxy> galaxy_;
    std::vector<int> route_;
    std::uint32_t levels_drawn_ = 0;
    std::uint32_t map_drawn_ =
        0;                  // the number of the level that last brought a fresh map; 0: the settings' own map
    int cut_advances_ = 0;  // within the map since then
    std::vector<Place> places_;  // of the rounds so far, this round's last
    std::uint32_t battle_seed_ = 0;
    LevelSettings map_;  // the level before the cut advanced
    LevelSettings level_;
};

/// Adds all that decides a level.
void add_level(StateHash& hash, const LevelSettings& level);

}  // namespace terramorph
