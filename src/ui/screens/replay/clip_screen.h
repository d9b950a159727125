#pragma once

#include <memory>

#include "ui/replay/timeline.h"
#include "ui/screen.h"

namespace terramorph {

/// Makes moving pictures of a part of a recording while it says how far it has come, keeps them as a file,
/// and goes away. The index outlives it; `begin` must be known.
std::unique_ptr<Screen> clip_screen(App& app, const ReplayIndex& replay_index, Position begin, Position end,
                                    const Typeface& typeface);

}  // namespace terramorph
