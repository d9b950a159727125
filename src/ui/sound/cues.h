#pragma once

#include <optional>

#include "match/event.h"
#include "ui/camera/camera.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// Where one listens from: the middle of what is seen.
struct Ears {
    float left = 0;   ///< the column at the picture's left edge ...
    float right = 0;  ///< ... and at its right
};
Ears ears(const View& view);

/// What a sound depends on besides its event.
struct Circumstances {
    const Weapon* weapon = nullptr;    ///< that was fired last by whoever it's about, or the item used
    Surface surface = Surface::earth;  ///< where it happens
};

/// The sound of an event, if it has one, as heard from there.
std::optional<Sound> cue(const MatchEvent& event, const Ears& ears, const Circumstances& circumstances = {});

/// A sound that comes from this column: from the left or the right, and quieter and duller the farther it is
/// from what is seen.
Sound placed(Sound sound, float column, const Ears& ears);

/// The tick of the last seconds to aim.
Sound clock_tick();

/// A tank says so many letters; each of them has a voice of its own.
Sound murmur(std::size_t letters, int voice);

/// The click of a widget.
Sound click();

}  // namespace terramorph
