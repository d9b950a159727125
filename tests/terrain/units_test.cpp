#include "terrain/units.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "base/random.h"

namespace terramorph {
namespace {

template <class A, class B>
concept CanAdd = requires(A a, B b) {
    a + b;
};
template <class A, class B>
concept CanSubtract = requires(A a, B b) {
    a - b;
};
template <class A, class B>
concept CanMultiply = requires(A a, B b) {
    a* b;
};
template <class A, class B>
concept CanDivide = requires(A a, B b) {
    a / b;
};
template <class A, class B>
concept CanCompare = requires(A a, B b) {
    a < b;
}
|| requires(A a, B b) { a == b; };

// A column and 1/16 column aren't mixed up.
static_assert(!std::is_convertible_v<int, Sixteenths> && !std::is_convertible_v<Sixteenths, int>);
static_assert(!std::is_convertible_v<Sixteenths, float> && !std::is_convertible_v<Sixteenths, bool>);
static_assert(!CanAdd<Sixteenths, int> && !CanAdd<int, Sixteenths> && !CanAdd<float, Sixteenths>);
static_assert(!CanSubtract<Sixteenths, int> && !CanSubtract<int, Sixteenths>);
static_assert(!CanCompare<Sixteenths, int> && !CanCompare<int, Sixteenths> && !CanCompare<Sixteenths, float>);
static_assert(!CanMultiply<Sixteenths, Sixteenths>, "that would be an area");

// Nothing is cut off unless somebody says how.
static_assert(std::is_constructible_v<Sixteenths, int>);
static_assert(!std::is_constructible_v<Sixteenths, float> && !std::is_constructible_v<Sixteenths, double>);
static_assert(!std::is_constructible_v<Sixteenths, std::int64_t>);
static_assert(!std::is_constructible_v<Sixteenths, std::size_t>);
static_assert(CanMultiply<int, Sixteenths> && CanMultiply<Sixteenths, int> && CanDivide<Sixteenths, int>);
static_assert(!CanMultiply<float, Sixteenths> && !CanMultiply<Sixteenths, double>);
static_assert(!CanMultiply<Sixteenths, std::int64_t> && !CanDivide<Sixteenths, float>);
static_assert(!CanDivide<int, Sixteenths>);

// It's an int to the machine.
static_assert(sizeof(Sixteenths) == sizeof(int) && std::is_trivially_copyable_v<Sixteenths>);

TEST(Sixteenths, CountAsIntsDo) {
    Random random(44, 0);
    for (int n = 0; n < 1000; ++n) {
        const int a = random.from_to(-1000, 1000);
        const int b = random.from_to(-1000, 1000);
        const int k = random.from_to(1, 50) * (random.below(2) == 0 ? 1 : -1);
        const Sixteenths x(a);
        const Sixteenths y(b);
        ASSERT_EQ((x + y).count(), a + b);
        ASSERT_EQ((x - y).count(), a - b);
        ASSERT_EQ((-x).count(), -a);
        ASSERT_EQ((x * k).count(), a * k);
        ASSERT_EQ((k * x).count(), a * k);
        ASSERT_EQ((x / k).count(), a / k);
        ASSERT_EQ(x / Sixteenths(k), a / k);
        ASSERT_EQ(abs(x).count(), std::abs(a));
        ASSERT_EQ(x < y, a < b);
        ASSERT_EQ(std::max(x, y).count(), std::max(a, b));
        ASSERT_EQ(std::clamp(x, Sixteenths(-5), Sixteenths(5)).count(), std::clamp(a, -5, 5));
    }
}

TEST(Sixteenths, TheColumnOfAPlaceIsRoundedDown) {
    EXPECT_EQ(column_of(3 * kColumn), 3);
    EXPECT_EQ(column_of(Sixteenths{63}), 3);
    EXPECT_EQ(column_of(Sixteenths{15}), 0);
    EXPECT_EQ(column_of(Sixteenths{-1}), -1);
    EXPECT_EQ(column_of(-kColumn), -1);
    EXPECT_EQ(column_of(Sixteenths{-17}), -2);
    EXPECT_EQ(Sixteenths{-1} / kColumn, 0) << "a division rounds towards 0";
    EXPECT_EQ(Sixteenths{-17} / kColumn, -1);
}

TEST(Sixteenths, ColumnsAreExact) {
    EXPECT_EQ(to_columns(Sixteenths{1}), 0.0625f);
    EXPECT_EQ(to_columns(Sixteenths{-24}), -1.5f);
    for (const int count : {-262144, -262143, -1, 0, 1, 262143}) {
        EXPECT_EQ(Sixteenths::truncated(to_columns(Sixteenths{count})).count(), count);
        EXPECT_EQ(Sixteenths::rounded_down(to_columns(Sixteenths{count})).count(), count);
        EXPECT_EQ(Sixteenths::rounded(to_columns(Sixteenths{count})).count(), count);
    }
}

TEST(Sixteenths, FractionsOfACellAreRoundedAsTheNameSays) {
    EXPECT_EQ(Sixteenths::truncated(2.99f / 16).count(), 2);
    EXPECT_EQ(Sixteenths::truncated(-2.99f / 16).count(), -2);
    EXPECT_EQ(Sixteenths::rounded_down(2.99f / 16).count(), 2);
    EXPECT_EQ(Sixteenths::rounded_down(-2.01f / 16).count(), -3);
    EXPECT_EQ(Sixteenths::rounded(2.49 / 16).count(), 2);
    EXPECT_EQ(Sixteenths::rounded(2.5 / 16).count(), 3);
    EXPECT_EQ(Sixteenths::rounded(-2.5 / 16).count(), -2) << "a half goes up";
    EXPECT_EQ(Sixteenths::rounded(-2.51 / 16).count(), -3);
}

}  // namespace
}  // namespace terramorph
