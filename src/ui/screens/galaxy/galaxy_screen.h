#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The factors of Drake's equation, and the galaxy that they make for the next match to travel through.
std::unique_ptr<Screen> galaxy_screen(App& app);

}  // namespace terramorph
