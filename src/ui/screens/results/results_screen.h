#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The results of the round; after the last round, the ranking of the match.
std::unique_ptr<Screen> results_screen(App& app);

}  // namespace terramorph
