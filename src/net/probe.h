#pragma once

#include <cstdint>

namespace terramorph {

/// What a second of tumbling bodies comes to on this machine, as a hash. Where it comes out otherwise, as by
/// a library that rounds otherwise, matches would, too.
std::uint64_t physics_probe();

}  // namespace terramorph
