#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The rules of the next match, built from their declarations.
std::unique_ptr<Screen> settings_screen(App& app);

}  // namespace terramorph
