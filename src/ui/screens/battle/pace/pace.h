#pragma once

#include <string>

#include "app/input/input.h"
#include "match/match.h"

namespace terramorph {

/// The speed at which computers are skipped, in ticks per 1/60 s: as many as a frame has time for.
constexpr int kSkip = 40;
/// The fastest speed that's still watchable.
constexpr int kFastest = 4;

/// Seconds that a page between rounds is shown if only computers play, at normal speed.
constexpr double kComputersWait = 6;

/// x1, x2, x4, skip, and x1 again.
int next_speed(int speed);
/// "×2", or "skip".
std::string speed_words(int speed);

/// Computers hurry as long as somebody who waits for them holds the key that fires.
class Hurry {
  public:
    /// `aiming`: the key fires now.
    void press(const InputEvent& press, bool aiming);
    void end() { held_ = false; }
    /// The speed of computers, if this one was chosen.
    int speed(int chosen) const;

  private:
    bool held_ = false;
};

/// True if people play in this match, but none of them is alive any more.
bool is_fast_forward(const Match& match);

/// How many times faster than the rules' clock time passes now, where nobody has chosen a speed: where
/// gravity is low, where debris tumbles on and nothing else happens, and in turns of computers, for which a
/// person waits: a little while their shells are near it or meant for it, more elsewhere, and much where
/// they're high above the ground. The more computers' turns a person has waited for, the faster they aim,
/// their shells fly and the earth settles; but where a shell comes down one still sees where it strikes.
double natural_pace(const Match& match, int speed);

/// The current speed in ticks per 1/60 s, with `chosen` as that of computers. People's turns have normal
/// speed. `forward`: nobody was left to play when the turn began.
int battle_speed(const Match& match, int chosen, bool forward);

}  // namespace terramorph
