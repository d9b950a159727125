#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The lessons of the practice range with their stars, and the ways to the range without one.
std::unique_ptr<Screen> practice_screen(App& app);

}  // namespace terramorph
