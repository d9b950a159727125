#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph::test {

/// A picture file as RGB, 3 bytes a pixel, row by row from the top; width and height are set.
Result<std::vector<std::uint8_t>> rgb_of_png(std::string_view file, int& width, int& height);

}  // namespace terramorph::test
