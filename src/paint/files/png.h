#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// An RGB picture as the bytes of a PNG file; `pixels` holds 3 bytes each, row by row from the top.
std::string png_of_rgb(std::span<const std::uint8_t> pixels, int width, int height);

/// The same with 4 bytes each: the last one says how opaque it is.
std::string png_of_rgba(std::span<const std::uint8_t> pixels, int width, int height);

/// A PNG (or any picture stb_image reads) as RGB; width and height are set. For tests and their goldens.
Result<std::vector<std::uint8_t>> rgb_of_png(std::string_view file, int& width, int& height);

}  // namespace terramorph
