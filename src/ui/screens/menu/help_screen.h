#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// How to play, and what every key does in battle.
std::unique_ptr<Screen> help_screen(App& app);

}  // namespace terramorph
