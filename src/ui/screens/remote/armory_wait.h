#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// While somebody at another machine shops. It leads on as soon as that's over.
std::unique_ptr<Screen> armory_wait_screen(App& app);

}  // namespace terramorph
