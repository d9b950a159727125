#include "base/text.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "base/random.h"

namespace terramorph {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

TEST(Text, ANumberIsWrittenAsShortAsItCanBe) {
    EXPECT_EQ(to_text(0.1), "0.1");
    EXPECT_EQ(to_text(12), "12");
    EXPECT_EQ(to_text(-0.5), "-0.5");
    EXPECT_EQ(to_text(1e300), "1e+300");
    EXPECT_EQ(to_text(1e6), "1000000");
    EXPECT_EQ(to_text(-2147483648.0), "-2147483648");
}

TEST(Text, ANumberReadsBackAsItself) {
    for (int i = 0; i < 20000; ++i) {
        const std::uint64_t high = hash_bits(1, 0, i, 0);
        const auto number = std::bit_cast<double>(high << 32 | hash_bits(1, 1, i, 0));
        if (!std::isfinite(number)) continue;
        ASSERT_EQ(to_number(to_text(number)), number) << i;
    }
}

TEST(Text, FixedDigitsAreRounded) {
    EXPECT_EQ(fixed_text(2.5, 2), "2.50");
    EXPECT_EQ(fixed_text(-1.005, 1), "-1.0");
    EXPECT_EQ(fixed_text(99.96, 1), "100.0");
    EXPECT_EQ(fixed_text(7, 0), "7");
}

TEST(Text, TheGreatestNumberInFixedDigitsHasRoom) {
    EXPECT_EQ(fixed_text(std::numeric_limits<double>::max(), 10).size(), 309u + 1 + 10);
}

TEST(Text, DigitsAreGroupedInThrees) {
    EXPECT_EQ(grouped_text(0), "0");
    EXPECT_EQ(grouped_text(999), "999");
    EXPECT_EQ(grouped_text(14250), "14,250");
    EXPECT_EQ(grouped_text(1234567), "1,234,567");
    EXPECT_EQ(grouped_text(-100), "-100");
    EXPECT_EQ(grouped_text(-1000), "-1,000");
    EXPECT_EQ(grouped_text(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
}

TEST(Text, HexadecimalHasSixteenDigitsAndReadsBack) {
    EXPECT_EQ(hex_text(0), "0000000000000000");
    EXPECT_EQ(hex_text(0xfedcba9876543210u), "fedcba9876543210");
    EXPECT_EQ(from_hex("fedcba9876543210"), 0xfedcba9876543210u);
    EXPECT_EQ(from_hex("FF"), 255u);
}

TEST(Text, OnlyTheWholeTextIsANumber) {
    for (const std::string_view text :
         {""sv,      " "sv,   " 1"sv,   "1 "sv,  "+1"sv,        "1,5"sv,     "1.5.2"sv,
          "0x10"sv,  "1e"sv,  "-"sv,    "."sv,   "one"sv,       "1\0"sv,     "--1"sv,
          "1e999"sv, "nan"sv, "-nan"sv, "inf"sv, "-infinity"sv, "\xd9\xa1"sv})
        EXPECT_FALSE(to_number(text)) << '"' << text << '"';
    EXPECT_EQ(to_number("-1.25e2"), -125);
    EXPECT_EQ(to_number(".5"), 0.5);
}

TEST(Text, OnlyTheWholeTextIsAnInteger) {
    for (const std::string_view text : {""sv, " 1"sv, "1 "sv, "+1"sv, "1.0"sv, "1e3"sv, "0x10"sv, "-"sv,
                                        "1\0"sv, "9223372036854775808"sv, "-9223372036854775809"sv})
        EXPECT_FALSE(to_integer(text)) << '"' << text << '"';
    EXPECT_EQ(to_integer("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(to_integer("007"), 7);
}

TEST(Text, OnlyTheWholeTextIsHexadecimal) {
    for (const std::string_view text : {""sv, "0x1"sv, "-1"sv, "g"sv, "1 "sv, "10000000000000000"sv})
        EXPECT_FALSE(from_hex(text)) << '"' << text << '"';
}

TEST(Text, SplittingKeepsEmptyParts) {
    using Parts = std::vector<std::string_view>;
    EXPECT_EQ(split("a,b,,c", ','), (Parts{"a", "b", "", "c"}));
    EXPECT_EQ(split("", ','), (Parts{""}));
    EXPECT_EQ(split(",", ','), (Parts{"", ""}));
}

TEST(Text, WordsArePartedByAnyBlanks) {
    using Parts = std::vector<std::string_view>;
    EXPECT_EQ(words("  shot \t a.png\r\n"), (Parts{"shot", "a.png"}));
    EXPECT_EQ(words(" \n"), Parts{});
}

TEST(Text, TrimmingTakesBlanksFromBothEndsOnly) {
    EXPECT_EQ(trimmed("\t a b \r\n"), "a b");
    EXPECT_EQ(trimmed("   "), "");
}

TEST(Text, JoiningPutsTheTextBetween) {
    EXPECT_EQ(joined({"a", "b", "c"}, ", "), "a, b, c");
    EXPECT_EQ(joined({"", ""}, "-"), "-");
    EXPECT_EQ(joined({}, "-"), "");
}

TEST(Text, CleaningKeepsWhatIsWellWritten) {
    EXPECT_EQ(sanitized("Otto \xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", 40),
              "Otto \xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80");
}

TEST(Text, CleaningReplacesControlCharacters) {
    EXPECT_EQ(sanitized("a\nb\x1b[31m\x7f\0c"sv, 40), "a?b?[31m??c");
}

TEST(Text, CleaningReplacesWhatSteersATerminalOrTurnsTheWriting) {
    EXPECT_EQ(sanitized("a\u009b31m", 40), "a?31m") << "an escape sequence's beginning as one letter";
    EXPECT_EQ(sanitized("ok.\u202egpj\u2066!\u2028", 40), "ok.?gpj?!?");
    EXPECT_EQ(sanitized("\u00a0\u200d\u2027\u2030", 40), "\u00a0\u200d\u2027\u2030");
    EXPECT_EQ(terminal_line(std::string(5000, 'x') + "\x1b[2J"), std::string(5000, 'x') + "?[2J");
}

TEST(Text, CleaningReplacesBrokenUtf8) {
    EXPECT_EQ(sanitized("a\xff\xfe"
                        "b",
                        40),
              "a??b");
    EXPECT_EQ(sanitized("\xc3", 40), "?") << "a letter that is cut off";
    EXPECT_EQ(sanitized("\x80", 40), "?") << "the end of a letter without its beginning";
    EXPECT_EQ(sanitized("\xc0\xaf", 40), "??") << "an overlong slash";
    EXPECT_EQ(sanitized("\xe0\x80\xaf", 40), "???") << "a longer overlong slash";
    EXPECT_EQ(sanitized("\xf0\x80\x80\xaf", 40), "????") << "the longest overlong slash";
    EXPECT_EQ(sanitized("\xed\xa0\x80", 40), "???") << "half of a surrogate pair";
    EXPECT_EQ(sanitized("\xf4\x90\x80\x80", 40), "????") << "beyond the last letter";
}

TEST(Text, CleaningCountsLettersNotBytes) {
    EXPECT_EQ(sanitized("\xc3\xa4\xc3\xb6\xc3\xbc", 2), "\xc3\xa4\xc3\xb6");
    EXPECT_EQ(sanitized("abc", 0), "");
}

TEST(Text, PiecesAreWrittenOneBehindTheOther) {
    EXPECT_EQ(concat("x = ", 5, ", y = ", 0.5, '!', " "s, -3L), "x = 5, y = 0.5! -3");
}

TEST(Text, AnIdIsShortAndPlain) {
    for (const std::string_view id : {"a"sv, "sand_hog"sv, "mk2"sv, "_"sv}) EXPECT_TRUE(is_id(id)) << id;
    for (const std::string_view id : {""sv, "Moron"sv, "a b"sv, "a-b"sv, "\xc3\xa4"sv})
        EXPECT_FALSE(is_id(id)) << id;
    EXPECT_TRUE(is_id(std::string(40, 'x')));
    EXPECT_FALSE(is_id(std::string(41, 'x')));
}

}  // namespace
}  // namespace terramorph
