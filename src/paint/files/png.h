#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace terramorph {

/// An RGB picture as the bytes of a PNG file; `pixels` holds 3 bytes each, row by row from the top.
std::string png_of_rgb(std::span<const std::uint8_t> pixels, int width, int height);

/// An RGBA picture as the bytes of a PNG file; `pixels` holds 4 bytes each.
std::string png_of_rgba(std::span<const std::uint8_t> pixels, int width, int height);

/// The pixels of a PNG file, 4 bytes each as png_of_rgba takes them; empty if it isn't one, or if a side is
/// longer than 1024 pixels.
std::vector<std::uint8_t> rgba_of_png(std::string_view file, int& width, int& height);

}  // namespace terramorph
