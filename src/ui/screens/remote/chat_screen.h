#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Lets one say something to all who are in the session's room, and mute those one doesn't want to hear: a plate over
/// the page that it's called from.
std::unique_ptr<Screen> chat_screen(App& app);

/// Shows what has been said in the session's room since the last call, as sentences.
void show_sayings(App& app);

}  // namespace terramorph
