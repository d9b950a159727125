#include "base/trig.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "base/text.h"

namespace terramorph {
namespace {

long double widened(double number) { return static_cast<long double>(number); }

/// Angles of every size up to 100,000, both signs, and the neighbours of many quarter turns.
std::vector<double> angles() {
    std::vector<double> all = {0, 1e-300, 1e-8, 99999.9};
    for (int i = 0; i < 60000; ++i) {
        const double part = static_cast<double>(hash_bits(17, 0, i, 0)) * 0x1p-32;
        for (const double size : {1.0, 10.0, 1000.0, 99999.0}) all.push_back(part * size);
    }
    for (int k = 1; k < 63661; k += 7)
        for (const double off : {0.0, 1e-12, -1e-9, 1e-4}) all.push_back(k * (std::numbers::pi / 2) + off);
    const std::size_t count = all.size();
    for (std::size_t n = 0; n < count; ++n) all.push_back(-all[n]);
    return all;
}

long double worst_error(const std::function<double(double)>& ours, long double (*exact)(long double)) {
    long double worst = 0;
    for (const double angle : angles())
        worst = std::max(worst, std::fabs(widened(ours(angle)) - exact(widened(angle))));
    return worst;
}

TEST(Trig, TheSineIsWithinItsBound) { EXPECT_LE(worst_error(sine, std::sin), 1e-15L); }

TEST(Trig, TheCosineIsWithinItsBound) { EXPECT_LE(worst_error(cosine, std::cos), 1e-15L); }

TEST(Trig, TheSineIsOddAndTheCosineEvenToTheBit) {
    for (const double angle : angles()) {
        ASSERT_EQ(sine(-angle), -sine(angle)) << angle;
        ASSERT_EQ(cosine(-angle), cosine(angle)) << angle;
    }
}

TEST(Trig, TheArctangentIsWithinItsBound) {
    long double worst = 0;
    for (int i = 0; i < 200000; ++i) {
        const double size = std::ldexp(1.0, static_cast<int>(hash_bits(3, 2, i, 0) % 80) - 40);
        const double y = (static_cast<double>(hash_bits(3, 0, i, 0)) * 0x1p-31 - 1) * size;
        const double x = static_cast<double>(hash_bits(3, 1, i, 0)) * 0x1p-31 - 1;
        const long double exact = std::atan2(widened(y), widened(x));
        worst = std::max(worst, std::fabs(widened(arctangent(y, x)) - exact));
    }
    EXPECT_LE(worst, 1e-15L);
}

TEST(Trig, TheArctangentKnowsTheEightDirectionsAndNone) {
    EXPECT_EQ(kPi, std::numbers::pi);
    EXPECT_EQ(arctangent(0, 0), 0);
    EXPECT_EQ(arctangent(0, 1), 0);
    EXPECT_EQ(arctangent(1, 1), kPi / 4);
    EXPECT_EQ(arctangent(1, 0), kPi / 2);
    EXPECT_EQ(arctangent(1, -1), kPi * 3 / 4);
    EXPECT_EQ(arctangent(0, -1), kPi);
    EXPECT_EQ(arctangent(-1, -1), -kPi * 3 / 4);
    EXPECT_EQ(arctangent(-1, 0), -kPi / 2);
    EXPECT_EQ(arctangent(-1, 1), -kPi / 4);
}

TEST(Trig, TheCosineOfHalfTurnsIsWithinItsBoundAndNeverBeyondOne) {
    double worst = 0;
    for (int k = 0; k <= 1 << 24; k += 5) {
        const float t = static_cast<float>(k) * 0x1p-24f;
        const float ours = cosine_of_half_turns(t);
        ASSERT_LE(std::fabs(ours), 1.0f) << "at " << t;
        worst = std::max(worst, std::fabs(static_cast<double>(ours) -
                                          std::cos(std::numbers::pi * static_cast<double>(t))));
    }
    EXPECT_LE(worst, 3e-7);
    EXPECT_EQ(cosine_of_half_turns(0.5f), 0.0f);
}

TEST(Trig, WhatBox2dCallsIsOurs) {
    for (const float angle : {-40.0f, -3.0f, 0.0f, 0.1f, 1.5f, 2.0f, 900.0f}) {
        float s = 0;
        float c = 0;
        sincosf(angle, &s, &c);
        EXPECT_EQ(s, static_cast<float>(sine(static_cast<double>(angle))));
        EXPECT_EQ(c, static_cast<float>(cosine(static_cast<double>(angle))));
    }
}

TEST(Trig, GivesTheSameBitsOnEveryMachine) {
    Hash hash;
    for (const double angle : angles()) {
        hash.add(sine(angle));
        hash.add(cosine(angle));
        hash.add(arctangent(angle, 50));
        hash.add(cosine_of_half_turns(
            uniform01(static_cast<std::uint32_t>(static_cast<std::int64_t>(angle * 1000)))));
    }
    EXPECT_EQ(hex_text(hash.value()), "1bae3ee9143c81d5");
}

}  // namespace
}  // namespace terramorph
