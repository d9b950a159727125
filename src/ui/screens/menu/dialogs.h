#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ui/screen.h"

namespace terramorph {

/// What can be done about a match other than play it. The match is never lost.
std::unique_ptr<Screen> pause_screen(App& app);

/// Asks; does `yes` when the answer is yes, and goes away either way.
std::unique_ptr<Screen> question_screen(App& app, std::string_view id, std::string question,
                                        std::function<void()> yes);

/// One of several answers, and what it does.
struct Choice {
    std::string_view id;
    std::string label;
    std::function<void()> act;
};
/// Says something and offers the choices, the likeliest first; goes away with any of them, and with Esc.
std::unique_ptr<Screen> choice_screen(App& app, std::string_view id, std::string heading,
                                      std::vector<Choice> choices);

/// Draws a fresh level for the session's match: at once before the round's first shot, later after asking.
void ask_for_new_level(App& app);

}  // namespace terramorph
