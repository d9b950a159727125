#pragma once

#include <memory>

#include "match/match.h"

namespace terramorph {

/// A match of one round on this level between people, with the given rules for shots. Weapons are unlimited,
/// and health is restored at the beginning of a turn.
std::unique_ptr<Match> practice_match(MatchSettings rules, const LevelSettings& level, Arsenal arsenal);

/// The number of tanks: one shooter and some targets.
constexpr std::size_t kPracticeTanks = 3;

}  // namespace terramorph
