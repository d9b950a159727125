#pragma once

#include <string>
#include <string_view>

#include "app/player/controls.h"

namespace terramorph {

/// The key that a pad's button is on pages that aren't played; empty if it's none.
std::string_view menu_key(std::string_view button);
/// What's printed on keys of a page, "↑ ↓" of "up down", or on the buttons that do the same; empty if the
/// device has none of them.
std::string menu_caps(Device device, std::string_view keys);

}  // namespace terramorph
