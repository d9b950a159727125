#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace terramorph {

/// Letters of a code as numbers 0 .. 31.
using CodeLetters = std::vector<std::uint8_t>;

/// Base 32 without I, L, O and U (D. Crockford, "Base 32", crockford.com/base32.html).
constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of a letter: lower case is fine, O is read as 0, I and L as 1. None for anything else.
std::optional<std::uint8_t> code_letter(char typed);

/// The letters with three check letters behind every 27 of them, and behind the rest: of each such block, one
/// wrong letter can be mended, and two are never taken for right.
CodeLetters with_checks(const CodeLetters& letters);

/// The letters without their checks, which are right.
CodeLetters without_checks(const CodeLetters& checked);

/// What the check letters tell.
struct CodeCheck {
    enum class Finding { right, one_wrong, unclear } finding;
    int place = -1;          ///< of the one wrong letter
    std::uint8_t right = 0;  ///< what it has to be
};

/// Of the first block that is not right.
CodeCheck check(const CodeLetters& checked);

}  // namespace terramorph
