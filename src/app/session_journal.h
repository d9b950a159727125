#pragma once

#include <memory>
#include <string>

#include "app/match_runner.h"

namespace terramorph {

struct Session;

/// Writes the session's match into a recording of this name, and notes it as the one to continue until it is
/// over. What can't be written is reported to the player, and tried again with what comes next.
std::unique_ptr<MatchJournal> session_journal(Session& session, const std::string& recording);

}  // namespace terramorph
