#pragma once

#include <vector>

#include "match/match.h"

namespace terramorph {

/// Everybody in the order of their turns, whose turn it is first; where the order stays for the whole round,
/// in that order. A volley ends behind the first `volley` of them; those behind it have had their turn, and
/// the dead come last.
struct OrderOfTurns {
    struct Place {
        PlayerId player;
        bool has_played = false;
        bool dead = false;
    };

    std::vector<Place> places;
    std::size_t volley = 0;
    std::vector<PlayerId> next;  ///< the next volley, where its order is known
};

/// `now` is whose turn it seems to be: the match may be a turn further already.
OrderOfTurns turn_order(const Match& match, PlayerId now);

}  // namespace terramorph
