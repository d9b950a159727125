#pragma once

#include <memory>

#include "match/match.h"

namespace terramorph {

/// A match of one round on this level between people, by these rules as far as a shot goes by them. Its
/// weapons are without end, and who begins a turn is whole.
std::unique_ptr<Match> practice_match(MatchSettings rules, const LevelSettings& level, Arsenal arsenal);

/// How many tanks there are: one that fires, and some that it fires at.
constexpr std::size_t kPracticeTanks = 3;

}  // namespace terramorph
