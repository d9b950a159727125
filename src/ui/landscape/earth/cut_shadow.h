#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace terramorph {

/// Where earth was cut away, what's left is dark near the hole. Counts the holes in a square around each
/// pixel of the current column, whose edges lie `reach` pixels away. Whole numbers: the order of columns is
/// all one.
class CutShadow {
  public:
    CutShadow(int reach, int height)
        : reach_(reach),
          height_(height),
          cuts_(static_cast<std::size_t>(2 * reach + 1) * static_cast<std::size_t>(height)),
          sums_(static_cast<std::size_t>(height)),
          any_(static_cast<std::size_t>(2 * reach + 1)) {}

    int reach() const { return reach_; }
    /// Whether there are any holes around the current column.
    bool any() const { return with_cuts_ > 0; }

    /// The next column enters at the right, and the one at the left leaves. `earth`: coverage of its pixels
    /// by earth, 0 .. 255; only what is below `surface` was cut away.
    void enter(std::span<const std::uint8_t> earth, float surface) {
        std::uint8_t* const cut = cuts_.data() + next_ * static_cast<std::size_t>(height_);
        if (any_[next_])
            for (int y = 0; y < height_; ++y) sums_[y] -= cut[y];
        with_cuts_ -= any_[next_];
        const int first = std::clamp(static_cast<int>(surface) + 2, 0, height_);
        int most = 0;
        for (int y = first; y < height_; ++y) most |= 255 - earth[y];
        any_[next_] = most > 0;
        with_cuts_ += any_[next_];
        if (any_[next_]) {
            std::fill(cut, cut + first, std::uint8_t{0});
            for (int y = first; y < height_; ++y) cut[y] = static_cast<std::uint8_t>(255 - earth[y]);
            for (int y = 0; y < height_; ++y) sums_[y] += cut[y];
        }
        next_ = (next_ + 1) % any_.size();
    }

    /// Calls shade(row, share of holes around it, 0 to 1) for rows of the middle column from `top` on.
    template <class Shade>
    void for_each(int top, Shade shade) const {
        if (!any()) return;
        const int side = 2 * reach_ + 1;
        const float part = 1 / (255.0f * static_cast<float>(side) * static_cast<float>(side));
        int sum = 0;
        for (int y = std::max(0, top - reach_); y < std::min(height_, top + reach_); ++y) sum += sums_[y];
        for (int y = top; y < height_; ++y) {
            if (y + reach_ < height_) sum += sums_[y + reach_];
            if (sum > 0) shade(y, static_cast<float>(sum) * part);
            if (y - reach_ >= 0) sum -= sums_[y - reach_];
        }
    }

  private:
    int reach_, height_;
    std::vector<std::uint8_t> cuts_;  // of the columns around the current one, a ring
    std::vector<std::int32_t> sums_;  // of the cuts in each row of them
    std::vector<std::uint8_t> any_;   // whether each of them has a cut
    std::size_t next_ = 0;
    int with_cuts_ = 0;
};

}  // namespace terramorph
