#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ui/screen.h"

namespace terramorph {

/// What can be done about a match other than play it. The match is never lost.
std::unique_ptr<Screen> pause_screen(App& app);

/// Asks; does `yes` when the answer is yes, and goes away either way.
std::unique_ptr<Screen> question_screen(App& app, std::string question, std::function<void()> yes);

/// Draws a fresh level for the session's match: at once before the round's first shot, later after asking.
void ask_for_new_level(App& app);

}  // namespace terramorph
