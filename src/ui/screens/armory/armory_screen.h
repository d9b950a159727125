#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The armory, where a person of the session's match buys and sells.
std::unique_ptr<Screen> armory_screen(App& app);

}  // namespace terramorph
