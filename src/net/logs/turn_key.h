#pragma once

#include <compare>
#include <cstdint>

#include "match/ids.h"

namespace terramorph {

/// A turn in one course of the match. Where a turn was taken back, others come by the same numbers, but from
/// other states.
struct TurnKey {
    int turn = 0;
    std::uint64_t hash = 0;  ///< of the state when it began

    friend auto operator<=>(const TurnKey&, const TurnKey&) = default;
};

/// A turn of an author, by the two keys that its entry may have.
struct AuthorsTurn {
    TurnKey turn;  ///< of sealed orders: that in which the volley began
    PlayerId author;
    TurnKey opening = {};  ///< of a visit to the armory: the turn in which that opened
    bool sealed = false;   ///< true where all fire at once: nothing is given but what was sealed before

    friend auto operator<=>(const AuthorsTurn&, const AuthorsTurn&) = default;
};

}  // namespace terramorph
