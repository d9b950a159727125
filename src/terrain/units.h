#pragma once

#include <cmath>
#include <compare>
#include <concepts>

namespace terramorph {

/// A height or a length in 1/16 column, always a whole number of them: the ground, water and strata are
/// measured so. It's a type of its own, so that it can't be mistaken for a column, which is a plain int;
/// 20 columns are `20 * kColumn`. Only int makes, multiplies or divides it: nothing is rounded by accident.
class Sixteenths {
  public:
    constexpr Sixteenths() = default;
    constexpr explicit Sixteenths(std::same_as<int> auto count) : count_(count) {}

    /// From columns, rounded towards 0, down, or to the nearest (a half goes up).
    static constexpr Sixteenths truncated(std::floating_point auto columns) {
        return Sixteenths(static_cast<int>(columns * 16));
    }
    static Sixteenths rounded_down(std::floating_point auto columns) {
        return Sixteenths(static_cast<int>(std::floor(columns * 16)));
    }
    static Sixteenths rounded(double columns) {
        return Sixteenths(static_cast<int>(std::floor(columns * 16 + 0.5)));
    }

    constexpr int count() const { return count_; }

    constexpr Sixteenths& operator+=(Sixteenths other) { return *this = *this + other; }
    constexpr Sixteenths& operator-=(Sixteenths other) { return *this = *this - other; }

    friend constexpr bool operator==(Sixteenths, Sixteenths) = default;
    friend constexpr auto operator<=>(Sixteenths, Sixteenths) = default;

    friend constexpr Sixteenths operator+(Sixteenths a, Sixteenths b) {
        return Sixteenths(a.count_ + b.count_);
    }
    friend constexpr Sixteenths operator-(Sixteenths a, Sixteenths b) {
        return Sixteenths(a.count_ - b.count_);
    }
    friend constexpr Sixteenths operator-(Sixteenths a) { return Sixteenths(-a.count_); }
    friend constexpr Sixteenths operator*(Sixteenths a, std::same_as<int> auto k) {
        return Sixteenths(a.count_ * k);
    }
    friend constexpr Sixteenths operator*(std::same_as<int> auto k, Sixteenths a) { return a * k; }
    /// Rounded towards 0, as all of int's divisions are.
    friend constexpr Sixteenths operator/(Sixteenths a, std::same_as<int> auto k) {
        return Sixteenths(a.count_ / k);
    }
    friend constexpr int operator/(Sixteenths a, Sixteenths b) { return a.count_ / b.count_; }

    friend constexpr Sixteenths abs(Sixteenths a) { return a < Sixteenths() ? -a : a; }

  private:
    int count_ = 0;
};

constexpr Sixteenths kColumn{16};

/// The ground's area is counted in cells, which are a column wide and 1/16 column high.
constexpr int kCellsPerSquareColumn = kColumn.count();

/// The column that a place is in: rounded down, while `at / kColumn` rounds towards 0.
constexpr int column_of(Sixteenths at) { return at.count() >> 4; }
static_assert(kColumn.count() == 1 << 4);

/// In columns: exact.
constexpr float to_columns(Sixteenths length) {
    return static_cast<float>(length.count()) / static_cast<float>(kColumn.count());
}

}  // namespace terramorph
