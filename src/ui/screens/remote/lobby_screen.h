#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// The session's room before its match: who has come, and what will be played. It leads to the match, which
/// it first plays up to where the others are.
std::unique_ptr<Screen> lobby_screen(App& app);

}  // namespace terramorph
