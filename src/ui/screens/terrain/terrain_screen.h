#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Which land the next match is played on: the generator and all that it declares, the seed, the cut through
/// the map, and what has to do with the land in the rules.
std::unique_ptr<Screen> terrain_screen(App& app);

}  // namespace terramorph
