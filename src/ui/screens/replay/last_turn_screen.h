#pragma once

#include <memory>

#include "app/match_runner.h"
#include "ui/screen.h"

namespace terramorph {

/// Shows a turn once more, slowly, and closes. Any key ends it sooner.
std::unique_ptr<Screen> last_turn_screen(App& app, Playback turn);

/// Shows the round's last shot once more; the key for it goes on to the one before, and so on. The runner must
/// have one, and outlive the screen.
std::unique_ptr<Screen> past_turns_screen(App& app, const MatchRunner& runner);

}  // namespace terramorph
