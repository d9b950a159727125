#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// What is to be sent from the session's match by lines, and where the line is pasted that it waits for: a
/// plate over the page that it's called from.
std::unique_ptr<Screen> line_screen(App& app);

}  // namespace terramorph
