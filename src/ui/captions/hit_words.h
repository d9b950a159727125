#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "match/match.h"

namespace terramorph {

/// Sums up what a person's shot does to its enemies, and tells of it in one line once nothing more comes.
class HitWords {
  public:
    /// Call with each event as it's shown.
    void note(const MatchEvent& event, const Match& match);
    /// Call once a frame: "Hit! Mira loses 50 health · +$500", as soon as that's so. None if there's nothing
    /// to tell, and no money where none is spent or some of it was for a kill.
    std::optional<std::string> advance(double seconds, const Match& match);
    /// True while there's something to tell, but more may come.
    bool waits() const { return !told_ && !lost_.empty(); }
    /// Whose shot it is.
    PlayerId player() const { return player_; }

  private:
    std::string paid_words(const Match& match) const;

    static constexpr double kCalm = 0.8;  // seconds without another hit

    PlayerId player_;               // none: nobody's shot, or a computer's
    std::map<PlayerId, int> lost_;  // health, by victim
    std::int64_t paid_ = 0;         // dollars of this round, before the shot
    bool killed_ = false;           // it has killed somebody
    double calm_ = 0;
    bool told_ = true;
};

}  // namespace terramorph
