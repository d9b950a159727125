#pragma once

#include <SDL.h>

#include <vector>

#include "app/input/input.h"
#include "paint/geometry.h"

namespace terramorph {

/// How far around its middle a finger presses, in units of the window.
constexpr float kFinger = 22;

/// Translates an event of keyboard or mouse; others are ignored. Keys count by what's printed on their caps,
/// and by their place where that's no Latin letter.
/// The mouse position comes in window units; `scale` converts it to pixels.
void translate(const SDL_Event& event, Point scale, std::vector<InputEvent>& presses);

}  // namespace terramorph
