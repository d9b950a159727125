#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// The galaxy that the session's match travels through: the way so far, the hop to the world of the round
/// that is about to begin, and what is known of it. Leads on to what shopping_screen() shows.
std::unique_ptr<Screen> star_map_screen(App& app);

/// What is shown when a round of the session's match begins: the star map where it travels, else what
/// shopping_screen() shows.
std::unique_ptr<Screen> round_screen(App& app);

}  // namespace terramorph
