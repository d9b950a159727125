#pragma once

#include <memory>
#include <optional>
#include <string>

#include "match/match.h"
#include "net/board/claim.h"

namespace terramorph {

struct Session;

constexpr const char* kDayFileEnding = ".tmday";

/// A match on the day's level, with the game's own weapons: everybody has the same.
std::unique_ptr<Match> day_match(const std::string& day);
/// The day that it is now.
std::string today(const Session& session);
/// What this installation signs its scores with.
KeyPair board_keys(Session& session);

/// The best that was done here on a day, with its recording.
struct OwnDay {
    Claim claim;
    std::string claim_text, recording;
};
std::optional<OwnDay> load_own_day(Session& session, const std::string& day);
/// Keeps what was done in a day's match that's over, unless something better is kept. True if it was kept.
bool keep_own_day(Session& session, const std::string& day, const Match& match);

}  // namespace terramorph
