#pragma once

#include <memory>
#include <string>

#include "match/recording/recording.h"
#include "ui/screen.h"

namespace terramorph {

/// A recorded match as it was seen, with a timeline to go along. The recording must not be refused by
/// Playback. `name` is its name in storage.
std::unique_ptr<Screen> replay_screen(App& app, const std::string& name, Recording recording);

/// Shows a recording that is in storage, or says why it cannot be shown.
void watch_recording(App& app, const std::string& name);

}  // namespace terramorph
