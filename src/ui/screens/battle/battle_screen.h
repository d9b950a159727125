#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The battle of the session's match.
std::unique_ptr<Screen> battle_screen(App& app);

}  // namespace terramorph
