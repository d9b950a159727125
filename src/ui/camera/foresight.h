#pragma once

#include <optional>

#include "battle/shell.h"

namespace terramorph {

/// Where a shell will come down.
struct Fall {
    Vec2<float> at;      ///< columns
    double seconds = 0;  ///< until then
};

/// Where a shell meets the ground if nothing turns or stops it; none if that's beside the level.
std::optional<Fall> fall_of(const Shell& shell, const Ground& ground);
/// The highest place that a shell comes to, in columns, if nothing turns it.
float apex_of(const Shell& shell);

}  // namespace terramorph
