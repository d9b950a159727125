#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

/// What comes before a round's first turn: computers buy unseen; then, for the next person who is to buy, the
/// armory, behind a hand-over where another person might look on. The battle when everybody is ready.
std::unique_ptr<Screen> shopping_screen(App& app);

/// The person at the armory leaves it: what was bought is remembered, and the match kept.
void leave_armory(App& app);

}  // namespace terramorph
