#pragma once

#include <string>

namespace terramorph {

/// Shows a sentence on the desktop, outside the window, by the desktop's own `notify-send`; nothing where
/// that isn't installed. It waits for nothing.
void show_notification(const std::string& words);

}  // namespace terramorph
