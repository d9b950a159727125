#pragma once

#include <memory>
#include <string>

#include "ui/screen.h"

namespace terramorph {

/// All recordings, to watch, continue and delete.
std::unique_ptr<Screen> replays_screen(App& app);

/// Imports a recording and shows it, or asks whether to continue it if its match isn't over. Says why if it
/// can't be read.
void open_recording(App& app, const std::string& file_name, const std::string& content);

}  // namespace terramorph
