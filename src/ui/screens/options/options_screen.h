#pragma once

#include <memory>

#include "ui/screen.h"

namespace terramorph {

class App;

/// Sound, comfort, picture, controls and language: what has nothing to do with a match's rules.
std::unique_ptr<Screen> options_screen(App& app);

}  // namespace terramorph
