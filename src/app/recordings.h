#pragma once

#include <string>

#include "app/session.h"
#include "match/recording/recording.h"

namespace terramorph {

/// No recording of a match is larger, in bytes; larger files are not read.
constexpr std::size_t kMaxRecording = 8u << 20;

/// A recording in storage, as far as it is whole. The error says why there is none.
Result<Recording> read_recording(Session& session, const std::string& name);
/// Why it cannot be played with the game's weapons and planets; none when it can.
Refusal validate_for_playing(const Session& session, const Recording& recording);

/// Whether the match came to its end in it.
bool is_finished(const Recording& recording);

/// "14 July 2026, 12:00" from a name that says so; else the name without its ending.
std::string recording_label(const std::string& name);

/// A name that nothing in storage has: "stem.ending", or with a number behind the stem.
std::string free_name(Storage& storage, const std::string& stem, const std::string& ending);

/// Keeps a recording that has come from elsewhere, unless it is there already. Returns under which name;
/// never that of another one.
Result<std::string> take_in_recording(Session& session, const std::string& file_name,
                                      const std::string& content);

/// Keeps a copy of the session's match so far for whoever mends the game, and says where.
void report_mistake(Session& session);

}  // namespace terramorph
