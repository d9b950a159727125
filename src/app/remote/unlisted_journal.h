#pragma once

#include <memory>
#include <string>

#include "app/match_runner.h"

namespace terramorph {

struct Session;

/// Writes a match into a recording of this name. It isn't one that the title offers to continue: that's done
/// from where it's played with people at other machines.
std::unique_ptr<MatchJournal> unlisted_journal(Session& session, const std::string& recording);

}  // namespace terramorph
