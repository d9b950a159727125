#pragma once

#include <memory>
#include <string>

#include "match/recording/recording.h"
#include "ui/screen.h"

namespace terramorph {

/// Replays a recorded match, with a timeline. Playback must accept the recording. `name` is its name in
/// storage.
std::unique_ptr<Screen> replay_screen(App& app, const std::string& name, Recording recording);

/// Shows a recording in storage, or says why not.
void watch_recording(App& app, const std::string& name);

}  // namespace terramorph
