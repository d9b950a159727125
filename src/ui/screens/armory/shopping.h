#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// Shopping before a round: computers buy invisibly; then comes the armory for the next person, after a
/// hand-over if another person might be watching. Returns the battle when everybody is ready.
std::unique_ptr<Screen> shopping_screen(App& app);

/// Leaves the armory: remembers purchases and saves the match.
void leave_armory(App& app);

}  // namespace terramorph
