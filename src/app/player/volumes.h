#pragma once

#include <array>
#include <cstddef>

namespace terramorph {

struct Session;

/// Kinds of sounds that people make louder or quieter by themselves.
enum class Bus { effects, interface, voices, music };
constexpr std::size_t kBuses = 4;

/// How loud the sounds of each bus are, 0 to 1.
using Volumes = std::array<float, kBuses>;

/// As the player wants it; `focused` is true while the window has the keyboard.
Volumes volumes(const Session& session, bool focused);

}  // namespace terramorph
