#include "base/index.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

TEST(FloorDiv, RoundsDownOnBothSidesOfZero) {
    for (int number = -9; number <= 9; ++number)
        for (int size = 1; size <= 4; ++size) {
            const auto quotient = static_cast<int>(floor_div(number, size));
            EXPECT_LE(quotient * size, number) << number << " / " << size;
            EXPECT_GT((quotient + 1) * size, number) << number << " / " << size;
        }
}

}  // namespace
}  // namespace terramorph
