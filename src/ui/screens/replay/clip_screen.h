#pragma once

#include <memory>

#include "ui/replay/timeline.h"
#include "ui/screen.h"

namespace terramorph {

/// Makes a clip of a part of a recording, shows its progress, saves it as a file, and closes. The index must
/// outlive it; `begin` must be known.
std::unique_ptr<Screen> clip_screen(App& app, const ReplayIndex& replay_index, Position begin, Position end,
                                    const Typeface& typeface);

}  // namespace terramorph
