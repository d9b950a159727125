#pragma once

#include <compare>
#include <concepts>
#include <cstdint>

namespace terramorph {

constexpr int kTicksPerSecond = 60;
constexpr double kSecondsPerTick = 1.0 / kTicksPerSecond;  ///< for display only: rules count ticks

/// How long something takes or has taken, in steps of a match. It's a type of its own, so that it can't be
/// mistaken for seconds, turns or rounds: 18 ticks are `18 * kTick`, 8 seconds are `8 * kSecond`, and of all
/// numbers only a 0 is a time as it stands.
class Ticks {
  public:
    constexpr Ticks() = default;
    /// Doesn't compile unless it's 0.
    consteval Ticks(std::same_as<int> auto zero) {
        if (zero != 0) say_of_what();
    }
    static constexpr Ticks of(std::signed_integral auto count) {
        Ticks time;
        time.count_ = count;
        return time;
    }
    /// From seconds that aren't negative, to the nearest tick.
    static constexpr Ticks rounded(double seconds) {
        return of(static_cast<std::int64_t>(seconds * kTicksPerSecond + 0.5));
    }

    constexpr std::int64_t count() const { return count_; }

    constexpr Ticks& operator++() { return *this = of(count_ + 1); }
    constexpr Ticks& operator--() { return *this = of(count_ - 1); }
    constexpr Ticks& operator+=(Ticks other) { return *this = *this + other; }
    constexpr Ticks& operator-=(Ticks other) { return *this = *this - other; }

    friend constexpr bool operator==(Ticks, Ticks) = default;
    friend constexpr auto operator<=>(Ticks, Ticks) = default;

    friend constexpr Ticks operator+(Ticks a, Ticks b) { return of(a.count_ + b.count_); }
    friend constexpr Ticks operator-(Ticks a, Ticks b) { return of(a.count_ - b.count_); }
    friend constexpr Ticks operator*(Ticks a, std::integral auto k) { return of(a.count_ * k); }
    friend constexpr Ticks operator*(std::integral auto k, Ticks a) { return a * k; }
    /// Rounded towards 0, as all of int's divisions are.
    friend constexpr Ticks operator/(Ticks a, std::integral auto k) { return of(a.count_ / k); }
    friend constexpr std::int64_t operator/(Ticks a, Ticks b) { return a.count_ / b.count_; }
    friend constexpr Ticks operator%(Ticks a, Ticks b) { return of(a.count_ % b.count_); }

  private:
    static void say_of_what() {}  ///< 18 * kTick, 8 * kSecond; compilers can't call it

    std::int64_t count_ = 0;
};

constexpr Ticks kTick = Ticks::of(1);
constexpr Ticks kSecond = kTicksPerSecond * kTick;

/// For display only.
constexpr double to_seconds(Ticks time) { return static_cast<double>(time.count()) / kTicksPerSecond; }
/// How much one is of the other: 0.5 for half of it.
constexpr float ratio(Ticks part, Ticks whole) {
    return static_cast<float>(part.count()) / static_cast<float>(whole.count());
}

}  // namespace terramorph
