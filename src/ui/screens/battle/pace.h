#pragma once

#include <string>

#include "match/match.h"

namespace terramorph {

/// So many ticks go by in one where computers are skipped: as many as a frame has time for.
constexpr int kSkip = 40;
/// The fastest that can be watched.
constexpr int kFastest = 4;

/// Seconds that a page between rounds is shown where only computers play, at the game's own speed.
constexpr double kComputersWait = 6;

/// x1, x2, x4, skip, and x1 again.
int next_speed(int speed);
/// "×2", or "skip".
std::string speed_words(int speed);

/// Whether people play in this match, but none of them is alive any more.
bool is_fast_forward(const Match& match);

/// How many ticks go by in one, where `chosen` is how fast computers are to be. What people do goes by at its
/// own speed.
int battle_speed(const Match& match, int chosen);

}  // namespace terramorph
