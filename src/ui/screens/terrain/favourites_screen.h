#pragma once

#include <functional>
#include <memory>

#include "terrain/level.h"
#include "ui/screen.h"

namespace terramorph {

/// Saved levels, each with a small picture; `take` gets the chosen one. Deletions can be undone while the
/// page is open.
std::unique_ptr<Screen> favourites_screen(App& app, std::function<void(const LevelSettings&)> take);

}  // namespace terramorph
