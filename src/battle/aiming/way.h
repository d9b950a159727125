#pragma once

#include <array>
#include <string_view>

namespace terramorph {

/// A kind of path that a shot may take.
enum class Way {
    any,
    direct,  ///< as flat as possible
    lob,     ///< high
    bank,    ///< off a wall or the ceiling, or through wrapping walls
};
constexpr std::array<std::string_view, 4> kWayNames = {"any", "direct", "lob", "bank"};

}  // namespace terramorph
