#pragma once

#include <memory>

#include "app/practice/drill_try.h"
#include "ui/screen.h"

namespace terramorph {

/// What follows a try at a lesson.
struct DrillWays {
    std::function<void()> again, next;  ///< the last lesson has no next one
};

/// Over the range: how the try went, and what may follow. Esc leads back to the lessons.
std::unique_ptr<Screen> drill_result(App& app, Drill drill, const DrillTry& done, DrillWays ways);

}  // namespace terramorph
