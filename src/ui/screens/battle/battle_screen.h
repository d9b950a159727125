#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The session's match, played.
std::unique_ptr<Screen> battle_screen(App& app);

}  // namespace terramorph
