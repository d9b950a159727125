#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "match/match.h"
#include "ui/image.h"
#include "ui/typeface.h"

namespace terramorph {

/// Who is told what happens when a match is played without a window.
struct Audience {
    std::function<void(const std::string& sentence)> tell;      ///< one line for each turn and each result
    std::function<void(int round, const Image& picture)> show;  ///< the end of each round
};

/// Four computers on rolling hills: what is played where there is no display.
MatchSettings settings_without_window(std::uint32_t seed);

/// Plays a match of computers from the first turn to the ranking, as fast as the machine goes. Pictures are
/// `width` x `height` pixels.
void play_without_window(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
                         const Typeface& typeface, int width, int height, const Audience& audience);

}  // namespace terramorph
