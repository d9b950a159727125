#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The title page: starts or continues a match, and leads to every other screen.
std::unique_ptr<Screen> title_screen(App& app);

}  // namespace terramorph
