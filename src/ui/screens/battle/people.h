#pragma once

#include <algorithm>

#include "match/match.h"

namespace terramorph {

/// True if several people share the screen, so that secrets must be hidden.
inline bool several_people(const Match& match) {
    return std::ranges::count(match.settings().players, kPerson, &Player::kind) > 1;
}

}  // namespace terramorph
