#include "paint/typeface.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "base/random.h"
#include "base/text/utf8.h"
#include "paint/letters.h"
#include "paint/plain_letters.h"

namespace terramorph {

namespace {

/// A letter as its mask shows it where dots are five pixels wide and six high.
std::string dots_seen(std::string_view letter) {
    const TextMask mask = plain_typeface().line(letter, Face::regular, 60);
    std::string dots;
    for (int row = 0; row < kDotRows; ++row)
        for (int column = 0; column < kDotColumns; ++column)
            dots += mask.coverage[(6 * row + 9) * mask.width + 5 * column + 2] > 127 ? '#' : '.';
    return dots;
}

std::string random_bytes(Random& random, int most) {
    std::string bytes;
    for (int k = random.below(most); k > 0; --k)
        bytes += static_cast<char>(random.below(3) == 0 ? random.below(256) : random.from_to(32, 126));
    return bytes;
}

}  // namespace

TEST(PlainTypeface, HasEveryPrintableLetterInItsPlace) {
    for (char32_t code = ' '; code <= '~'; ++code) EXPECT_EQ(kPlainLetters[code - ' '].code, code);
    for (const PlainLetter& letter : kPlainLetters) {
        EXPECT_LE(letter.dots.size(), static_cast<std::size_t>(6 * kDotRows - 1));
        for (std::size_t k = 0; k < letter.dots.size(); ++k)
            EXPECT_TRUE(k % 6 == 5 ? letter.dots[k] == ' ' : letter.dots[k] == '.' || letter.dots[k] == '#')
                << static_cast<unsigned>(letter.code) << ' ' << k;
        EXPECT_TRUE(letter.dots.empty() || letter.dots.size() % 6 == 5) << static_cast<unsigned>(letter.code);
    }
}

TEST(PlainTypeface, NoTwoLettersLookTheSame) {
    std::set<std::string_view> all = {kUnknownLetter};
    for (const PlainLetter& letter : kPlainLetters)
        EXPECT_TRUE(all.insert(letter.dots).second) << static_cast<unsigned>(letter.code);
}

TEST(PlainTypeface, DrawsTheDotsOfALetter) {
    EXPECT_EQ(dots_seen("A"), ".###.#...##...#######...##...##...#..........");
    EXPECT_EQ(dots_seen("g"), "...........#####...##...##...#.####....#.###.");
}

TEST(PlainTypeface, AnUnknownLetterIsABox) {
    const std::string box = "######...##...##...##...##...######..........";
    EXPECT_EQ(dots_seen("\u0436"), box);
    EXPECT_EQ(dots_seen("\U0001f600"), box);
    EXPECT_EQ(dots_seen("\xff"), box);
    EXPECT_EQ(dots_seen("\n"), box);
}

TEST(PlainTypeface, BoldIsFuller) {
    const auto sum = [](Face face) {
        const TextMask mask = plain_typeface().line("Missile", face, 20);
        int all = 0;
        for (const std::uint8_t cover : mask.coverage) all += cover;
        return all;
    };
    EXPECT_GT(sum(Face::bold), sum(Face::regular) * 5 / 4);
}

TEST(PlainTypeface, ALineIsAsHighAsAskedAndAsWideAsToldForAnyBytes) {
    const std::uint32_t seed = 11;
    Random random(seed, 0);
    for (int round = 0; round < 500; ++round) {
        const std::string bytes = random_bytes(random, 30);
        const int size = random.from_to(1, 40);
        const TextMask mask = plain_typeface().line(bytes, Face::bold, size);
        EXPECT_EQ(mask.height, size);
        EXPECT_EQ(mask.width, plain_typeface().line_width(bytes, Face::bold, size)) << "seed " << seed;
        EXPECT_EQ(mask.coverage.size(),
                  static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
        EXPECT_LE(mask.ascent, mask.height);
    }
}

TEST(Letters, AreTheSameForwardAndBackwardInAnyBytes) {
    const std::uint32_t seed = 12;
    Random random(seed, 0);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes = random_bytes(random, 12);
        if (round % 2 == 0) bytes += "\u00e4\u2192\U0001f600" + random_bytes(random, 5);
        std::vector<std::size_t> forward, backward;
        for (std::size_t at = 0; at < bytes.size(); at = code_point_after(bytes, at)) forward.push_back(at);
        for (std::size_t at = bytes.size(); at > 0;) backward.push_back(at = code_point_before(bytes, at));
        std::reverse(backward.begin(), backward.end());
        EXPECT_EQ(forward, backward) << "seed " << seed << ", round " << round;
        EXPECT_EQ(code_point_count(bytes), forward.size());
    }
}

TEST(Letters, AreReadAsTheirCodes) {
    EXPECT_EQ(first_code_point("a").value, U'a');
    EXPECT_EQ(first_code_point("\u2192").value, U'\u2192');
    EXPECT_EQ(first_code_point("\U0001f600").value, U'\U0001f600');
    for (const char* broken : {"\x80", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff"})
        EXPECT_EQ(first_code_point(broken).value, U'\ufffd');
    EXPECT_EQ(code_point_count("\u00fcber"), 4u);
}

TEST(Letters, WithMarksAreMadeOfPlainOnes) {
    EXPECT_EQ(plain_letter(U'\u00c0'), 'A');
    EXPECT_EQ(plain_letter(U'\u00fc'), 'u');
    EXPECT_EQ(plain_letter(U'\u00df'), 's');
    EXPECT_EQ(plain_letter(U'\u0142'), 'l');
    EXPECT_EQ(plain_letter(U'\u0160'), 'S');
    EXPECT_EQ(plain_letter(U'\u017e'), 'z');
    for (const char32_t none : {U'a', U'\u00d7', U'\u00f7', U'\u00bf', U'\u0180', U'\u0436', U'\ufffd'})
        EXPECT_EQ(plain_letter(none), 0) << static_cast<unsigned>(none);
}

TEST(Letters, AreFoldedForSearches) {
    EXPECT_EQ(folded("Gro\u00dfe \u00c4pfel"), "grosse apfel");
    EXPECT_EQ(folded("ZA\u017b\u00d3\u0141\u0106 5 \u00d7"), "zazolc 5 \u00d7");
    EXPECT_EQ(folded("\u0416\xff"), "\u0416\xff") << "what is not Latin stays";
    EXPECT_EQ(folded(""), "");
}

TEST(Typeface, DrawsLettersWithMarksWithoutThem) {
    EXPECT_EQ(dots_seen("\u00e9"), dots_seen("e"));
    EXPECT_EQ(dots_seen("\u00dc"), dots_seen("U"));
}

TEST(Typeface, DrawsABlankThatNoLineEndsAtAsABlank) { EXPECT_EQ(dots_seen("\u00a0"), dots_seen(" ")); }

}  // namespace terramorph
