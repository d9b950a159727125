#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/player/lineup.h"
#include "ui/screen.h"

namespace terramorph {

/// The pause menu of a match. It never loses the match.
std::unique_ptr<Screen> pause_screen(App& app);

/// Asks a question; runs `yes` if the answer is yes, and closes in any case.
std::unique_ptr<Screen> question_screen(App& app, std::string_view id, std::string question,
                                        std::function<void()> yes);

/// An answer and its action.
struct Choice {
    std::string_view id;
    std::string label;
    std::function<void()> act;
};
/// Shows a message and choices, the likeliest first; closes with any of them, or with Esc.
std::unique_ptr<Screen> choice_screen(App& app, std::string_view id, std::string heading,
                                      std::vector<Choice> choices);

/// Draws a fresh level for the session's match: immediately before the round's first shot, otherwise after
/// asking.
void ask_for_new_level(App& app);

/// Begins a match of these people with the session's settings; where another one waits to be continued, after
/// asking.
void ask_to_start_match(App& app, Lineup lineup);

}  // namespace terramorph
