#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The players of the next match: names, colours, emblems and kinds.
std::unique_ptr<Screen> players_screen(App& app);

}  // namespace terramorph
