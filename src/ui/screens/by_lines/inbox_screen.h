#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// Matches by lines in any chat: to invite somebody, to paste what has come, and to go back to one.
std::unique_ptr<Screen> inbox_screen(App& app);

}  // namespace terramorph
