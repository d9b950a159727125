#pragma once

#include "ui/app.h"

namespace terramorph {

/// The game's own screens, for an App to begin with.
Screens all_screens();

}  // namespace terramorph
