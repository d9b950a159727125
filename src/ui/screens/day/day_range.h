#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ui/app.h"

namespace terramorph {

/// Ten shots on a day's level. Leads back as soon as they're over, and says so first.
std::unique_ptr<Screen> day_range_screen(App& app, const std::string& day, std::function<void()> over);

}  // namespace terramorph
