#include "base/text/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace terramorph {
namespace {

/// Written down without a look at the bytes that are allowed.
std::string encoded(char32_t value) {
    const auto tail = [&](unsigned shift) { return static_cast<char>(0x80 | (value >> shift & 0x3f)); };
    if (value < 0x80) return {static_cast<char>(value)};
    if (value < 0x800) return {static_cast<char>(0xc0 | value >> 6), tail(0)};
    if (value < 0x10000) return {static_cast<char>(0xe0 | value >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | value >> 18), tail(12), tail(6), tail(0)};
}

bool is_surrogate(char32_t value) { return value >= 0xd800 && value < 0xe000; }

TEST(Utf8, EveryCodePointIsReadBack) {
    for (char32_t value = 0; value <= 0x10ffff; ++value) {
        if (is_surrogate(value)) continue;
        const std::string text = encoded(value) + "x";
        const CodePoint read = first_code_point(text);
        ASSERT_TRUE(read.valid) << std::hex << static_cast<unsigned>(value);
        ASSERT_EQ(read.value, value);
        ASSERT_EQ(read.size, text.size() - 1);
    }
}

TEST(Utf8, SurrogatesAndWhatLiesBeyondTheLastCodePointAreBroken) {
    for (char32_t value = 0xd800; value < 0xe000; ++value)
        ASSERT_FALSE(first_code_point(encoded(value)).valid);
    for (char32_t value = 0x110000; value < 0x140000; value += 97)
        ASSERT_FALSE(first_code_point(encoded(value)).valid);
}

/// The rows of table 3-7: which bytes may stand in each place.
struct Row {
    int first_low, first_high, second_low, second_high;
    std::size_t size;
};
constexpr Row kTable[] = {{0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                          {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3},
                          {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
                          {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};

TEST(Utf8, TwoBytesBeginACodePointWhereTheUnicodeStandardSaysSo) {
    for (int first = 0x80; first < 0x100; ++first)
        for (int second = 0; second < 0x100; ++second) {
            std::size_t size = 1;
            for (const Row& row : kTable)
                if (first >= row.first_low && first <= row.first_high && second >= row.second_low &&
                    second <= row.second_high)
                    size = row.size;
            const std::string text = {static_cast<char>(first), static_cast<char>(second), '\x80', '\xbf'};
            const CodePoint read = first_code_point(text);
            ASSERT_EQ(read.size, size) << first << " " << second;
            ASSERT_EQ(read.valid, size > 1);
        }
}

TEST(Utf8, ABrokenByteStandsForItself) {
    for (const std::string_view text :
         {"\x80", "\xc3", "\xe2\x82", "\xf0\x9f\x98", "\xc0\xaf", "\xff", "\xe2\x28\xa1"}) {
        const CodePoint read = first_code_point(text);
        EXPECT_FALSE(read.valid);
        EXPECT_EQ(read.value, U'\ufffd');
        EXPECT_EQ(read.size, 1u);
    }
}

TEST(Utf8, IsWalkedAlikeInBothDirections) {
    const std::string text = "a\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\xffz";
    std::vector<std::size_t> forward, backward;
    for (std::size_t at = 0; at < text.size(); at = code_point_after(text, at)) forward.push_back(at);
    for (std::size_t at = text.size(); at > 0;)
        backward.insert(backward.begin(), at = code_point_before(text, at));
    EXPECT_EQ(forward, (std::vector<std::size_t>{0, 1, 3, 6, 10, 11}));
    EXPECT_EQ(backward, forward);
    EXPECT_EQ(code_point_count(text), 6u);
    EXPECT_EQ(code_point_after(text, text.size()), text.size());
    EXPECT_EQ(code_point_before(text, 0), 0u);
}

}  // namespace
}  // namespace terramorph
