#pragma once

#include <string>

#include "app/session.h"
#include "match/recording/recording.h"

namespace terramorph {

/// Limit on recordings in bytes; larger files aren't read.
constexpr std::size_t kMaxRecording = 8u << 20;

/// Reads a recording from storage, as far as it's undamaged.
Result<Recording> read_recording(Session& session, const std::string& name);
/// Why it can't be played with the game's weapons and planets; none if it can.
Refusal validate_for_playing(const Session& session, const Recording& recording);

/// True if the recorded match was finished.
bool is_finished(const Recording& recording);

/// "14 July 2026, 12:00" if the name has a date; otherwise the name without its ending.
std::string recording_label(const std::string& name);

/// An unused name in storage: "stem.ending", or with a number after the stem.
std::string free_name(Storage& storage, const std::string& stem, const std::string& ending);

/// Stores a recording from elsewhere, unless it's there already. Returns its name; never overwrites another.
Result<std::string> take_in_recording(Session& session, const std::string& file_name,
                                      const std::string& content);

/// How many finished matches are kept that have only the game's own name, the time when they began.
constexpr std::size_t kKeptMatches = 500;

/// Deletes finished matches beyond the newest kKeptMatches, some at a time. What the player has named, sent
/// for or reported, what isn't finished and what can't be read stays.
void tidy_recordings(Session& session);

/// Keeps a copy of the session's match so far as a bug report, and says where.
void report_mistake(Session& session);

}  // namespace terramorph
