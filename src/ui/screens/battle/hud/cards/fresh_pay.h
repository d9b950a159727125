#pragma once

#include <cstdint>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// What everybody has just earned by hits, so that it's told beside their money for a while.
class FreshPay {
  public:
    /// Call once a frame. Returns true if there's something else to tell.
    bool advance(double seconds, const Match& match);
    /// In dollars; 0: nothing.
    int of(PlayerId player) const;

    static constexpr double kTold = 4;  ///< seconds

  private:
    struct Earned {
        std::int64_t known = 0;  ///< in this round
        std::int64_t fresh = 0;
        double told = 0;  ///< seconds
    };

    std::vector<Earned> earned_;  // by player; empty at first
};

}  // namespace terramorph
