#include "terrain/code/code_letters.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace terramorph {

namespace {

// A Reed-Solomon code (I. S. Reed and G. Solomon, "Polynomial codes over certain finite fields", 1960) over
// the field of 32 elements, shortened. A block is a polynomial, its first letter at the highest power, that
// is zero at 1, a and a^2. Its length counts as a first letter that isn't written, so that lost or added
// letters are noticed, even zeros.

constexpr std::size_t kChecks = 3;
constexpr std::size_t kMaxBlockLength = 30;
constexpr int kPowers = 31;  // a^31 is 1

/// The powers of a, which is a root of x^5 + x^2 + 1, and their logarithms.
struct Field {
    std::array<std::uint8_t, 2 * kPowers> power = {};
    std::array<int, kPowers + 1> logarithm = {};

    constexpr Field() {
        unsigned element = 1;
        for (int n = 0; n < kPowers; ++n) {
            power[n] = static_cast<std::uint8_t>(element);
            power[n + kPowers] = static_cast<std::uint8_t>(element);
            logarithm[element] = n;
            element <<= 1;
            if (element & 32) element ^= 0b100101;
        }
    }
};
constexpr Field kField;

/// b times a^n.
std::uint8_t times_power(std::uint8_t b, int n) {
    if (b == 0) return 0;
    return kField.power[kField.logarithm[b] + n];
}

/// The block's polynomial at 1, a and a^2: all zero if the block is right.
using Syndromes = std::array<std::uint8_t, kChecks>;

Syndromes syndromes(std::span<const std::uint8_t> block) {
    Syndromes sums = {};
    for (std::size_t n = 0; n < kChecks; ++n) {
        sums[n] = static_cast<std::uint8_t>(block.size());
        for (const std::uint8_t letter : block) sums[n] = times_power(sums[n], static_cast<int>(n)) ^ letter;
    }
    return sums;
}

/// Sets the block's last three letters to the only ones that make it zero in three places: the remainder of a
/// division by (x - 1)(x - a)(x - a^2).
void add_checks(CodeLetters& block) {
    const std::uint8_t a = kField.power[1];
    const std::uint8_t a2 = kField.power[2];
    const std::uint8_t a3 = kField.power[3];
    const std::array<std::uint8_t, kChecks> divisor = {static_cast<std::uint8_t>(1 ^ a ^ a2),
                                                       static_cast<std::uint8_t>(a ^ a2 ^ a3), a3};
    std::array<std::uint8_t, kChecks> rest = {};
    const auto divide = [&](std::uint8_t letter) {
        const std::uint8_t quotient = letter ^ rest[0];
        rest = {rest[1], rest[2], 0};
        for (std::size_t n = 0; n < kChecks; ++n)
            rest[n] ^= times_power(quotient, kField.logarithm[divisor[n]]);
    };
    divide(static_cast<std::uint8_t>(block.size() + kChecks));
    for (const std::uint8_t letter : block) divide(letter);
    block.insert(block.end(), rest.begin(), rest.end());
}

CodeCheck check_block(std::span<const std::uint8_t> block) {
    using Finding = CodeCheck::Finding;
    if (block.size() <= kChecks) return {Finding::unclear};
    const Syndromes sums = syndromes(block);
    if (sums == Syndromes{}) return {Finding::right};
    if (std::ranges::count(sums, 0) > 0) return {Finding::unclear};
    // A single letter that's wrong by e, at the power p, gives the syndromes e, e a^p and e a^2p.
    const auto logarithm = [&](std::size_t n) { return kField.logarithm[sums[n]]; };
    const int power = (logarithm(1) - logarithm(0) + kPowers) % kPowers;
    if ((logarithm(1) + power) % kPowers != logarithm(2)) return {Finding::unclear};
    const int place = static_cast<int>(block.size()) - 1 - power;
    if (place < 0) return {Finding::unclear};
    const auto right = static_cast<std::uint8_t>(block[place] ^ sums[0]);
    return {Finding::one_wrong, place, right};
}

}  // namespace

std::optional<std::uint8_t> code_letter(char typed) {
    const bool lower = typed >= 'a' && typed <= 'z';
    char letter = lower ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    const auto place = kCodeAlphabet.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<std::uint8_t>(place);
}

std::uint8_t check_letter(const CodeLetters& letters) {
    std::uint8_t sum = 0;  // the letter makes the polynomial zero at a
    for (const std::uint8_t letter : letters) sum = times_power(sum, 1) ^ letter;
    return times_power(sum, 1);
}

std::string code_text(const CodeLetters& letters) {
    std::string text;
    for (const std::uint8_t letter : letters) text += kCodeAlphabet[letter];
    return text;
}

CodeLetters with_checks(const CodeLetters& letters) {
    CodeLetters all;
    for (std::size_t first = 0; first < letters.size(); first += kMaxBlockLength - kChecks) {
        const auto begin = letters.begin() + static_cast<std::ptrdiff_t>(first);
        const auto count = std::min(letters.size() - first, kMaxBlockLength - kChecks);
        CodeLetters block(begin, begin + static_cast<std::ptrdiff_t>(count));
        add_checks(block);
        all.insert(all.end(), block.begin(), block.end());
    }
    return all;
}

CodeLetters without_checks(const CodeLetters& checked) {
    CodeLetters letters;
    for (std::size_t first = 0; first < checked.size(); first += kMaxBlockLength) {
        const auto begin = checked.begin() + static_cast<std::ptrdiff_t>(first);
        const auto length = std::min(checked.size() - first, kMaxBlockLength);
        assert(length > kChecks);
        letters.insert(letters.end(), begin, begin + static_cast<std::ptrdiff_t>(length - kChecks));
    }
    return letters;
}

CodeCheck check(const CodeLetters& checked) {
    if (checked.empty()) return {CodeCheck::Finding::unclear};
    for (std::size_t first = 0; first < checked.size(); first += kMaxBlockLength) {
        const auto length = std::min(checked.size() - first, kMaxBlockLength);
        CodeCheck found = check_block(std::span(checked).subspan(first, length));
        if (found.finding == CodeCheck::Finding::right) continue;
        if (found.place >= 0) found.place += static_cast<int>(first);
        return found;
    }
    return {CodeCheck::Finding::right};
}

}  // namespace terramorph
