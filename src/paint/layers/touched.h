#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "paint/geometry.h"

namespace terramorph {

/// Which parts of a picture have been painted on, in tiles of at least 64 x 32 pixels: a bit for each tile.
class Touched {
  public:
    /// For a picture of this size. Returns true if it's another one than before; then all counts as touched.
    bool fit(int width, int height) {
        if ((width == width_ && height == height_) || width < 1) return false;
        width_ = width, height_ = height;
        shift_ = 6;
        while (width > 64 << shift_) ++shift_;
        rows_.assign(static_cast<std::size_t>((height + kHigh - 1) / kHigh), bits(0, width));
        return true;
    }
    /// A piece of a row, which must be within the picture and not empty.
    void add(int y, int left, int right) { rows_[static_cast<std::size_t>(y / kHigh)] |= bits(left, right); }
    /// A box within the picture.
    void add(const PixelBox& box) {
        for (int y = box.top; y < box.bottom && !box.empty(); y = (y / kHigh + 1) * kHigh)
            add(y, box.left, box.right);
    }
    bool same_size(const Touched& other) const { return width_ == other.width_ && height_ == other.height_; }
    /// What is touched in another one of the same size.
    void add(const Touched& other) {
        for (std::size_t row = 0; row < rows_.size(); ++row) rows_[row] |= other.rows_[row];
    }
    /// And what lies beside that.
    void grow() {
        const std::uint64_t all = width_ < 1 ? 0 : bits(0, width_);
        std::uint64_t above = 0;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const std::uint64_t here = rows_[row], below = row + 1 < rows_.size() ? rows_[row + 1] : 0;
            rows_[row] = (above | here | below | here << 1 | here >> 1) & all;
            above = here;
        }
    }
    /// Leaves only what's touched in the other one, of the same size, too.
    void keep_shared(const Touched& other) {
        for (std::size_t row = 0; row < rows_.size(); ++row) rows_[row] &= other.rows_[row];
    }
    /// Whether all is touched in the other one, of the same size, too.
    bool within(const Touched& other) const {
        for (std::size_t row = 0; row < rows_.size(); ++row)
            if ((rows_[row] & ~other.rows_[row]) != 0) return false;
        return true;
    }
    void clear() { rows_.assign(rows_.size(), 0); }
    /// Calls `visit(left, right)` for each touched part of a piece of a row.
    template <class Visit>
    void for_each_in(int y, int left, int right, Visit visit) const {
        std::uint64_t rest = rows_[static_cast<std::size_t>(y / kHigh)] & bits(left, right);
        while (rest != 0) {
            const int first = std::countr_zero(rest), count = std::countr_one(rest >> first);
            visit(std::max(left, first << shift_), std::min(right, (first + count) << shift_));
            rest &= count == 64 ? 0 : ~(((std::uint64_t{1} << count) - 1) << first);
        }
    }
    /// Calls `visit(PixelBox)` for each run of touched tiles beside each other, from the top left.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const int top = static_cast<int>(row) * kHigh, bottom = std::min(top + kHigh, height_);
            std::uint64_t left = rows_[row];
            while (left != 0) {
                const int first = std::countr_zero(left), count = std::countr_one(left >> first);
                visit(PixelBox{first << shift_, top, std::min((first + count) << shift_, width_), bottom});
                left &= count == 64 ? 0 : ~(((std::uint64_t{1} << count) - 1) << first);
            }
        }
    }

  private:
    static constexpr int kHigh = 32;

    std::uint64_t bits(int left, int right) const {
        return (~std::uint64_t{0} >> (63 - ((right - 1) >> shift_))) &
               (~std::uint64_t{0} << (left >> shift_));
    }

    int width_ = 0, height_ = 0;
    int shift_ = 6;  // a tile's width as a power of 2, so that a row has 64 tiles at most
    std::vector<std::uint64_t> rows_;
};

}  // namespace terramorph
