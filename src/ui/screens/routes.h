#pragma once

#include <string>

#include "ui/app.h"

namespace terramorph {

// Ways to the screens of a match. Each says why where it can't go.

/// Begins a match with the session's settings and shows it over the title.
void start_match(App& app);

/// Goes on with the unfinished match, or with any other recording, and shows it over the title as it was
/// left.
void continue_match(App& app);
void continue_match(App& app, const std::string& recording);

/// Shows the session's match over the title, as it is.
void show_match(App& app);

/// Draws a fresh level for the match in progress and shows it.
void draw_new_level(App& app);

}  // namespace terramorph
