#pragma once

#include <string>

#include "app/session.h"
#include "app/storage.h"

namespace terramorph {

// The note in storage of the match that waits to be continued, and of the one before it. It's written before
// there is anything of a match, so there is one to continue whenever the game is killed.

constexpr const char* kUnfinishedFile = "unfinished.txt";

/// The name of the recording that can be continued and that nobody plays in another window; empty if there
/// is none.
std::string unfinished_match(Storage& storage);

/// Notes this recording as the one to continue, and the session's earlier one behind it.
Refusal list_unfinished(Session& session, const std::string& name);

/// The session's match is no longer one to continue. A match that another window has noted meanwhile stays.
void forget_unfinished(Session& session);

}  // namespace terramorph
