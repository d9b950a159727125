#pragma once

#include <optional>

#include "battle/event.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// What an event sounds like, if like anything; it comes from where it happens between the columns `left` and
/// `right`.
std::optional<Sound> cue(const Event& event, float left, float right);

/// A second of the last ones in which to aim.
Sound clock_tick();

/// Something was pressed on a page.
Sound click();

}  // namespace terramorph
