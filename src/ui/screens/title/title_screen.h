#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Where everything begins: the next match, the one to go on with, and the way to every other screen.
std::unique_ptr<Screen> title_screen(App& app);

}  // namespace terramorph
