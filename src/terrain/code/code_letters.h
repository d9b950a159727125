#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace terramorph {

/// Letters of a code as numbers 0 .. 31.
using CodeLetters = std::vector<std::uint8_t>;

/// Base 32 without I, L, O and U (D. Crockford, "Base 32", crockford.com/base32.html).
constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A letter's number. Lower case is fine; O is read as 0, I and L as 1. None for anything else.
std::optional<std::uint8_t> code_letter(char typed);

/// The letters as text.
std::string code_text(const CodeLetters& letters);

/// Adds three check letters after every 27 letters and at the end. In each such block one wrong letter can be
/// corrected, and two are always detected.
CodeLetters with_checks(const CodeLetters& letters);

/// Removes the check letters, which must be right.
CodeLetters without_checks(const CodeLetters& checked);

/// One letter to check short codes by: with it behind them, a wrong letter or two exchanged neighbors are
/// always noticed.
std::uint8_t check_letter(const CodeLetters& letters);

/// The result of a check.
struct CodeCheck {
    enum class Finding { right, one_wrong, unclear } finding;
    int place = -1;          ///< of the one wrong letter
    std::uint8_t right = 0;  ///< what it should be
};

/// Checks all blocks; the result is that of the first wrong one.
CodeCheck check(const CodeLetters& checked);

}  // namespace terramorph
