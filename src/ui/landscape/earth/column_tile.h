#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "paint/image.h"

namespace terramorph {

/// A few adjacent pixel columns, close together in memory. Painting column by column is done here and then
/// copied to the picture row by row.
class ColumnTile {
  public:
    static constexpr int kWidth = 16;

    explicit ColumnTile(int height) : height_(height), pixels_(static_cast<std::size_t>(height) * kWidth) {}

    std::uint32_t& at(int x, int y) {
        return pixels_[static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(x)];
    }

    void clear() { std::ranges::fill(pixels_, 0u); }
    void copy_to(Image& picture, int left, int first = 0, int last = kWidth) const {
        last = std::min(last, picture.width() - left);
        if (first >= last) return;
        const auto bytes = static_cast<std::size_t>(last - first) * sizeof(std::uint32_t);
        for (int y = 0; y < height_; ++y) {
            const auto from = static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(first);
            std::memcpy(picture.row(y) + left + first, pixels_.data() + from, bytes);
        }
    }

  private:
    int height_;
    std::vector<std::uint32_t> pixels_;
};

}  // namespace terramorph
