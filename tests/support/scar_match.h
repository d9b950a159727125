#pragma once

#include "match/settings/settings.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph::test {

/// A match of rounds on land where the cut goes from row 102 of the map to 51, 0, and back to 51 and 102: its
/// rounds 4 and 5 are fought where 2 and 1 were.
inline MatchSettings there_and_back(bool scars_stay = true) {
    constexpr int kRows = 256, kStep = 51;
    MatchSettings settings = small_match(2, 5);
    settings.level = hilly_level("diamond-square", 640, 5);
    settings.level.terrain.depth = kRows;
    settings.level.cut.position = 2.0 * kStep / (kRows - 1);
    settings.set(Rule::cut_advance, kStep);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    settings.set(Rule::scars, scars_stay);
    return settings;
}

}  // namespace terramorph::test
