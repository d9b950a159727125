#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "paint/image.h"
#include "paint/typeface.h"
#include "terrain/level.h"

namespace terramorph {

/// What the game does where there is no display: computers play a match (its first level is `level`, if there
/// is one), each turn is told in a line of `story`, and `picture` is handed a picture of each round with the
/// file name that fits it ("round-1.png").
void play_without_window(std::ostream& story, const Typeface& typeface, std::uint32_t seed,
                         const std::function<void(const std::string& name, const Image&)>& picture,
                         const std::optional<LevelSettings>& level = std::nullopt);

}  // namespace terramorph
