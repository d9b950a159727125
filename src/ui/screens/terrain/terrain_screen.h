#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The land of the next match: generator and parameters, seed, cut, planet, and rules about the land.
std::unique_ptr<Screen> terrain_screen(App& app);

}  // namespace terramorph
