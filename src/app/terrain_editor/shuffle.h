#pragma once

#include <optional>
#include <span>

#include "base/random.h"
#include "terrain/level.h"

namespace terramorph {

/// Whether tanks can fight there: hardly any of the land is cut off at the top or the bottom of the level, it
/// is not all flat, and enough of it is dry.
bool playable(const LevelSettings& level);

/// The generator's values with some of them, by their places, drawn anew: allowed together, and playable.
/// Nothing where that cannot be found.
std::optional<Values> drawn_values(const LevelSettings& level, std::span<const std::size_t> parameters,
                                   Random& random);

}  // namespace terramorph
