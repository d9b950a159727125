#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Who plays the next match: names, colours, emblems, and which of them are computers.
std::unique_ptr<Screen> players_screen(App& app);

}  // namespace terramorph
