#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// The daily challenge: the day's level, with the scores of everybody at the game server.
std::unique_ptr<Screen> day_screen(App& app);

}  // namespace terramorph
