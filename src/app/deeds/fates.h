#pragma once

#include <optional>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// The weapon that a player has fired in this turn, or where all fire at once, since they did; none if it
/// hasn't.
std::optional<WeaponId> fired_now(const Match& match, PlayerId player);

/// What destroyed a tank.
struct Fate {
    PlayerId by = {};                     ///< the victim itself if it was nobody else
    std::optional<WeaponId> weapon = {};  ///< none if it wasn't this turn's shot
};

/// What has destroyed whom in this round, from events alone; since the match was begun or continued.
class Fates {
  public:
    void note(const MatchEvent& event, const Match& match);
    /// None while a player's tank lives.
    std::optional<Fate> of(PlayerId player) const;

  private:
    std::vector<std::optional<Fate>> fates_;  // by player
};

}  // namespace terramorph
