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

/// Runs without a display: computers play a match (starting on `level`, if given), each turn is a line in
/// `story`, and `picture` gets a picture of each round with a file name ("round-1.png").
void play_without_window(std::ostream& story, const Typeface& typeface, std::uint32_t seed,
                         const std::function<void(const std::string& name, const Image&)>& picture,
                         const std::optional<LevelSettings>& level = std::nullopt);

}  // namespace terramorph
