#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// How the round of the session's match went; after the last round, the ranking of the match.
std::unique_ptr<Screen> results_screen(App& app);

}  // namespace terramorph
