#pragma once

#include <SDL.h>

#include <vector>

#include "app/input/input.h"
#include "paint/geometry.h"

namespace terramorph {

/// Adds what an event of the keyboard or the mouse presses; other events press nothing. Keys count by what is
/// printed on their caps. The mouse is told in window units; times `scale` that is pixels of the picture.
void translate(const SDL_Event& event, Point scale, std::vector<InputEvent>& presses);

}  // namespace terramorph
