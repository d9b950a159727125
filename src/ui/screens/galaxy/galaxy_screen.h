#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Edits the factors of Drake's equation, and shows the resulting galaxy for the next match.
std::unique_ptr<Screen> galaxy_screen(App& app);

}  // namespace terramorph
