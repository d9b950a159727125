#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

/// A set of columns, as bits: quick to walk through when it's sparse.
class ColumnSet {
  public:
    ColumnSet() = default;
    explicit ColumnSet(int width) : words_(static_cast<std::size_t>(width / kBits + 1)) {}

    void set(int x, bool is_in) {
        const std::uint64_t bit = std::uint64_t{1} << (x % kBits);
        std::uint64_t& word = words_[x / kBits];
        word = is_in ? word | bit : word & ~bit;
    }
    void clear() { words_.assign(words_.size(), 0); }

    /// Calls visit(x) for each member in x0 .. x1 - 1, in ascending order. It may remove x.
    template <class Visit>
    void for_each(Range columns, Visit visit) const {
        for (int first = columns.x0 / kBits * kBits; first < columns.x1; first += kBits) {
            std::uint64_t left = words_[first / kBits];
            if (columns.x0 > first) left &= ~std::uint64_t{0} << (columns.x0 - first);
            if (columns.x1 - first < kBits) left &= ~(~std::uint64_t{0} << (columns.x1 - first));
            for (; left != 0; left &= left - 1) visit(first + std::countr_zero(left));
        }
    }

    /// 64 columns each.
    const std::vector<std::uint64_t>& words() const { return words_; }

  private:
    static constexpr int kBits = 64;

    std::vector<std::uint64_t> words_;
};

}  // namespace terramorph
