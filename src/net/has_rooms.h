#pragma once

namespace terramorph {

/// False where nobody can be in a room with other machines, as in a browser: what that takes is left out
/// there, for a page has to be small.
#ifdef __EMSCRIPTEN__
constexpr bool kRooms = false;
#else
constexpr bool kRooms = true;
#endif

}  // namespace terramorph
