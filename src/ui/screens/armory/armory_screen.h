#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Where the person at the armory of the session's match buys and sells.
std::unique_ptr<Screen> armory_screen(App& app);

}  // namespace terramorph
