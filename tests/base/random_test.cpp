#include "base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace terramorph {
namespace {

TEST(Random, BitsHaveTheirKnownAnswers) {
    EXPECT_EQ(hash_bits(0, 0, 0, 0), 0x944fb554u);
    EXPECT_EQ(hash_bits(7, 1, 3, 5), 0x150ac9a6u);
    EXPECT_EQ(hash_bits(4294967295u, 52, -1, -1), 0xf8406802u);
    EXPECT_EQ(hash_bits(8412077, 10, 199, 0), 0x61f6e148u);
    EXPECT_EQ(hash_bits(123456789, 41, 2048, 1024), 0x341741c5u);
}

TEST(Random, TheRowKeyIsThePartThatAColumnDoesNotChange) {
    for (const std::int32_t i : {-70000, -1, 0, 1, 2047, 2147483647})
        EXPECT_EQ(mix(row_key(7, 3, -5) + static_cast<std::uint32_t>(i)), hash_bits(7, 3, i, -5));
}

TEST(Random, BitsOfStoreysHaveTheirKnownAnswers) {
    EXPECT_EQ(hash_bits(7, 60, 3, 5, 2), mix(mix(row_key(7, 60, 5) + 2u) + 3u));
    EXPECT_EQ(hash_bits(7, 60, -3, -5, -2), mix(mix(row_key(7, 60, -5) - 2u) - 3u));
}

TEST(Random, AUnitLiesBetweenZeroAndLessThanOne) {
    EXPECT_EQ(uniform01(0), 0.0f);
    EXPECT_EQ(uniform01(0xffffffffu), 1 - 0x1p-24f);
    EXPECT_EQ(uniform01(0xffu), 0.0f) << "the lowest 8 bits do not count";
    EXPECT_EQ(uniform01(0x80000000u), 0.5f);
}

TEST(Random, UnitsFillTheirRangeEvenly) {
    std::array<int, 16> counts{};
    for (int i = 0; i < 400; ++i)
        for (int j = 0; j < 400; ++j) ++counts[static_cast<std::size_t>(uniform01(11, 2, i, j) * 16)];
    // 10,000 each; 5 standard deviations are some 484.
    for (const int count : counts) EXPECT_NEAR(count, 10000, 490);
}

TEST(Random, BetweenEqualEndsIsThatNumber) {
    for (int i = 0; i < 100; ++i) EXPECT_EQ(uniform(12.5f, 12.5f, 3, 4, i, 0), 12.5f);
}

TEST(Random, BetweenStaysBetween) {
    for (int i = 0; i < 10000; ++i) {
        const float drawn = uniform(-3, 250, 9, 1, i, i / 7);
        EXPECT_GE(drawn, -3.0f);
        EXPECT_LE(drawn, 250.0f);
    }
}

TEST(Random, SeedsStreamsColumnsAndRowsAllMatter) {
    const std::set<std::uint32_t> drawn = {hash_bits(1, 1, 1, 1), hash_bits(2, 1, 1, 1),
                                           hash_bits(1, 2, 1, 1), hash_bits(1, 1, 2, 1),
                                           hash_bits(1, 1, 1, 2)};
    EXPECT_EQ(drawn.size(), 5u);
}

TEST(Random, AStreamInTimeIsDecidedByItsSeedAndHowManyWereDrawn) {
    Random random(5, 60);
    for (int n = 0; n < 20; ++n) EXPECT_EQ(random.next(), hash_bits(5, 60, n, 0));
    EXPECT_EQ(random.drawn(), 20u);
}

TEST(Random, BelowReachesEveryNumberAndNoOther) {
    Random random(5, 60);
    std::array<int, 7> counts{};
    for (int n = 0; n < 7000; ++n) ++counts.at(static_cast<std::size_t>(random.below(7)));
    for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
    EXPECT_EQ(random.below(1), 0);
    EXPECT_LT(random.below(2147483647), 2147483647);
}

TEST(Random, FromToReachesBothEnds) {
    Random random(8, 2);
    std::set<int> drawn;
    for (int n = 0; n < 200; ++n) drawn.insert(random.from_to(-2, 2));
    EXPECT_EQ(drawn, (std::set<int>{-2, -1, 0, 1, 2}));
}

}  // namespace
}  // namespace terramorph
