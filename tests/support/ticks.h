#pragma once

#include <ostream>

#include "base/ticks.h"

namespace terramorph {

/// GoogleTest and its messages show one as "300 ticks".
inline std::ostream& operator<<(std::ostream& out, Ticks time) { return out << time.count() << " ticks"; }

}  // namespace terramorph
