#pragma once

#include <optional>
#include <span>

#include "base/random.h"
#include "terrain/level.h"

namespace terramorph {

/// True if tanks can fight there: hardly any land is cut off at the top or the bottom of the level, it isn't
/// all flat, and enough of it is dry.
bool playable(const LevelSettings& level);

/// The generator's values with some of them, by index, drawn anew so that they're valid and playable. None if
/// that fails.
std::optional<Values> drawn_values(const LevelSettings& level, std::span<const std::size_t> parameters,
                                   Random& random);

}  // namespace terramorph
