#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/color.h"

namespace terramorph {

/// 0 gives the first colour, 1 the second.
Color mixed(Color from, Color to, float amount);
Color with_alpha(Color color, float alpha);

/// A picture in memory, row by row from the top: each pixel 0xAARRGGBB with straight alpha.
class Image {
  public:
    Image() = default;
    Image(int width, int height, std::uint32_t fill = 0)
        : width_(width),
          height_(height),
          pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), fill) {}

    int width() const { return width_; }
    int height() const { return height_; }
    std::uint32_t* row(int y) {
        return pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_);
    }
    const std::uint32_t* row(int y) const {
        return pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_);
    }
    std::span<const std::uint32_t> pixels() const { return pixels_; }

  private:
    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint32_t> pixels_;
};

constexpr std::uint32_t packed(Color c) {
    return std::uint32_t{c.a} << 24 | std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | std::uint32_t{c.b};
}

/// The colour of an opaque pixel.
constexpr Color unpacked(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel >> 16 & 0xff), static_cast<std::uint8_t>(pixel >> 8 & 0xff),
            static_cast<std::uint8_t>(pixel & 0xff)};
}

}  // namespace terramorph
