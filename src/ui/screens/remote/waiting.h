#pragma once

#include <string>

namespace terramorph {

struct Session;

/// What a match between machines waits for, or why it has stopped; empty where it simply goes on.
std::string waiting_words(const Session& session);
/// How long the others still wait for whoever shops here; empty while there's time.
std::string hurry_words(const Session& session);

}  // namespace terramorph
