#pragma once

#include <memory>

#include "match/recording/playback.h"
#include "ui/screen.h"

namespace terramorph {

/// Shows a turn once more, slowly, and closes. Any key ends it sooner.
std::unique_ptr<Screen> last_turn_screen(App& app, Playback turn);

}  // namespace terramorph
