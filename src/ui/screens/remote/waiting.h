#pragma once

#include <string>

#include "app/remote/remote_play.h"

namespace terramorph {

struct Pace;
struct Session;

/// What a match between machines waits for, or why it has stopped; empty where it simply goes on.
std::string waiting_words(const Session& session);
/// How long the others still wait for whoever shops here; empty while there's time.
std::string hurry_words(const Session& session);

/// Who's in a room besides those who play; empty if nobody is.
std::string onlookers_words(const Room& room);
/// "90 s per turn", or how many days.
std::string pace_words(const Pace& pace);
/// What a match over days waits for, or who has won it, as far as that's known.
std::string kept_wait_words(const WaitingSeat::Waits& waits);

}  // namespace terramorph
