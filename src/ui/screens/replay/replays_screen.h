#pragma once

#include <memory>
#include <string>

#include "ui/screen.h"

namespace terramorph {

/// All recordings that are kept, to watch, to go on with and to delete.
std::unique_ptr<Screen> replays_screen(App& app);

/// Takes in a recording from elsewhere and shows it, or where its match is not over asks whether to go on
/// with it. Says why, where it cannot be read.
void open_recording(App& app, const std::string& file_name, const std::string& content);

}  // namespace terramorph
