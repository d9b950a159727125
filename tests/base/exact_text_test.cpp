#include "base/text/exact_text.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "base/random.h"

namespace terramorph {

namespace {

/// Every way of writing a number gives the same text, so that a file from a page is that from a desktop.
template <class Number>
void expect_same(Number number) {
    ASSERT_EQ(exact_text_by_trial(number), exact_text(number));
    ASSERT_EQ(exact_text_by_trial(-number), exact_text(-number));
}

}  // namespace

TEST(ExactText, IsTheShortestThatReadsBack) {
    EXPECT_EQ(exact_text(0.1), "0.1");
    EXPECT_EQ(exact_text(0.1f), "0.1");
    EXPECT_EQ(exact_text(-0.0), "-0");
    EXPECT_EQ(exact_text(1e22), "1e+22");
    EXPECT_EQ(exact_text(0.00001), "1e-05");
    EXPECT_EQ(exact_text(1.0 / 3), "0.3333333333333333");
}

TEST(ExactText, ByTrialIsTheSame) {
    for (const double each : {0.0, 1.0, 9.5, 100.0, 123456.0, 1e5, 1e-5, 0.001, 1234567890123456789.0, 5e-324,
                              std::numeric_limits<double>::max(), std::numeric_limits<double>::infinity()})
        expect_same(each);
    for (const float each : {16777216.0f, 0.3f, 1e-45f, std::numeric_limits<float>::max()}) expect_same(each);
}

TEST(ExactText, ByTrialIsTheSameForEveryPowerOfTwo) {
    for (int power = -1074; power < 1024; ++power) expect_same(std::ldexp(1.0, power));
    for (int power = -149; power < 128; ++power) expect_same(std::ldexp(1.0f, power));
}

TEST(ExactText, ByTrialIsTheSameForAnyNumber) {
    Random random(7, 1);
    for (int k = 0; k < 20000; ++k) {
        const std::uint32_t bits = random.next();
        const auto wide = std::bit_cast<double>(std::uint64_t{bits} << 32 | random.next());
        if (!std::isnan(wide)) expect_same(wide);
        if (const auto narrow = std::bit_cast<float>(bits); !std::isnan(narrow)) expect_same(narrow);
        expect_same(static_cast<double>(bits % 100000) / 1000);
    }
}

}  // namespace terramorph
