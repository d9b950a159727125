#pragma once

#include <memory>

#include "app/practice/drills.h"
#include "ui/screen.h"

namespace terramorph {

/// A lesson on the practice range.
std::unique_ptr<Screen> drill_screen(App& app, Drill drill);
/// The range without a lesson, in this wind.
std::unique_ptr<Screen> free_range_screen(App& app, int wind);

}  // namespace terramorph
