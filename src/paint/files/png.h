#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace terramorph {

/// An RGB picture as the bytes of a PNG file; `pixels` holds 3 bytes each, row by row from the top.
std::string png_of_rgb(std::span<const std::uint8_t> pixels, int width, int height);

/// An RGBA picture as the bytes of a PNG file; `pixels` holds 4 bytes each.
std::string png_of_rgba(std::span<const std::uint8_t> pixels, int width, int height);

}  // namespace terramorph
