#include "base/ticks.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "base/state_hash.h"
#include "base/text.h"

namespace terramorph {
namespace {

// What doesn't compile at all, such as a time made from a plain number, is in base/ticks_refusals.cpp.

TEST(Ticks, AreCountedInTicksAndSeconds) {
    EXPECT_EQ((18 * kTick).count(), 18);
    EXPECT_EQ((8 * kSecond).count(), 480);
    EXPECT_EQ(2 * kSecond + 3 * kTick - kTick, 122 * kTick);
    EXPECT_EQ(kSecond / 7, 8 * kTick) << "rounded towards 0";
    EXPECT_EQ(kSecond / (7 * kTick), 8) << "how often";
    EXPECT_EQ(kSecond % (7 * kTick), 4 * kTick) << "what's left";
    EXPECT_LT(59 * kTick, kSecond);
}

TEST(Ticks, NothingIsNoTimeInAnyUnit) {
    EXPECT_TRUE(Ticks() == 0 && kTick > 0 && -1 * kTick < 0);
    const Ticks none = 0;
    EXPECT_EQ(none, Ticks());
}

TEST(Ticks, CountUpAndDown) {
    Ticks age = 5 * kTick;
    EXPECT_EQ(++age, 6 * kTick);
    EXPECT_EQ(--age, 5 * kTick);
    EXPECT_EQ(age += kSecond, 65 * kTick);
    EXPECT_EQ(age -= kTick, 64 * kTick);
}

TEST(Ticks, AreRoundedFromSeconds) {
    EXPECT_EQ(Ticks::rounded(0), Ticks());
    EXPECT_EQ(Ticks::rounded(1.5), 90 * kTick);
    EXPECT_EQ(Ticks::rounded(0.508), 30 * kTick) << "30.48 of them";
    EXPECT_EQ(Ticks::rounded(0.509), 31 * kTick) << "30.54 of them";
}

TEST(Ticks, AreShownAsSecondsAndAsAPart) {
    EXPECT_EQ(to_seconds(90 * kTick), 1.5);
    EXPECT_EQ(ratio(kSecond / 4, kSecond), 0.25f);
    EXPECT_EQ(concat("tick ", 120 * kTick), "tick 120");
}

TEST(Ticks, HoldTheLongestMatch) {
    const Ticks longest = Ticks::of(std::int64_t{1} << 40);
    EXPECT_EQ((longest + kTick).count(), (std::int64_t{1} << 40) + 1);
}

TEST(Ticks, AreHashedAsInt) {
    StateHash one, other;
    one.add("fuse", 300 * kTick);
    other.add("fuse", 300);
    EXPECT_EQ(one.value(), other.value());
}

}  // namespace
}  // namespace terramorph
