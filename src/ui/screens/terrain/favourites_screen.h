#pragma once

#include <functional>
#include <memory>

#include "terrain/level.h"
#include "ui/screen.h"

namespace terramorph {

/// The levels that were kept, each with a small picture: `take` is told which one is chosen. Those that are
/// deleted can be brought back while the page is open.
std::unique_ptr<Screen> favourites_screen(App& app, std::function<void(const LevelSettings&)> take);

}  // namespace terramorph
