#pragma once

#include <cstdint>
#include <string_view>

#include "base/result.h"

namespace terramorph {

struct Color {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;

    friend bool operator==(const Color&, const Color&) = default;
};

/// "#rrggbb" or, with an opacity, "#rrggbbaa".
Result<Color> parse_color(std::string_view text);

}  // namespace terramorph
