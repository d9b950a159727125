#pragma once

#include <optional>

#include "match/event.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// The sound of an event, if it has one, panned by its place between the columns `left` and `right`.
std::optional<Sound> cue(const MatchEvent& event, float left, float right);

/// The tick of the last seconds to aim.
Sound clock_tick();

/// The click of a widget.
Sound click();

}  // namespace terramorph
