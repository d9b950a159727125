#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The star map of the session's match: the route so far, the hop to the next round's world, and its card.
/// Continues with shopping_screen().
std::unique_ptr<Screen> star_map_screen(App& app);

/// The first screen of a round of the session's match: the star map if it travels, or else shopping_screen().
std::unique_ptr<Screen> round_screen(App& app);

}  // namespace terramorph
