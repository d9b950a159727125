#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/id.h"
#include "base/ticks.h"

namespace terramorph {

// Numbers to and from text, the same in every locale.

/// The shortest text that reads back as the same number: "0.1", "12", "1e+300".
std::string to_text(double number);

/// With a fixed count of digits behind the point: fixed_text(2.5, 2) is "2.50".
std::string fixed_text(double number, int digits);

/// In groups of three, as English shows prices: "14,250", "-1,000". In the player's language: tr_number.
std::string grouped_text(std::int64_t number, std::string_view between = ",");

/// 16 lower-case hexadecimal digits.
std::string hex_text(std::uint64_t number);

/// The whole of the text as a number; none if it is anything else, infinite, or not a number.
std::optional<double> to_number(std::string_view text);

/// The whole of the text as a decimal integer; none if it is anything else or does not fit.
std::optional<std::int64_t> to_integer(std::string_view text);

/// The same from `least` to `most`; none beyond them.
std::optional<int> to_integer(std::string_view text, int least, int most);

/// The whole of the text as a hexadecimal integer without a prefix.
std::optional<std::uint64_t> from_hex(std::string_view text);

std::vector<std::string_view> split(std::string_view text, char separator);

/// Takes what stands before the next separator off the text, and the separator with it.
std::string_view take_until(char separator, std::string_view& text);

/// Takes the next line off the text if it begins with this word, and returns what stands behind it; otherwise
/// none.
std::optional<std::string_view> take_line(std::string_view word, std::string_view& text);

/// The words between runs of blanks.
std::vector<std::string_view> words(std::string_view text);

std::string_view trimmed(std::string_view text);

std::string joined(const std::vector<std::string>& parts, std::string_view between);

/// The text with every broken UTF-8 sequence and control character replaced, also those that turn the
/// direction of writing, and at most `letters` letters long.
std::string sanitized(std::string_view text, int letters);

/// The same for a line on a terminal, however long.
std::string terminal_line(std::string_view text);

/// True for a name as files write it: 1 to 40 of a-z, 0-9 and _.
bool is_id(std::string_view name);

namespace detail {
inline std::string piece(std::string_view text) { return std::string(text); }
inline std::string piece(char letter) { return std::string(1, letter); }
template <class Number>
requires std::is_arithmetic_v<Number> std::string piece(Number number) {
    if constexpr (std::is_floating_point_v<Number>)
        return to_text(static_cast<double>(number));
    else
        return std::to_string(number);
}
template <class Kind>
std::string piece(Id<Kind> id) {
    return piece(id.value());
}
inline std::string piece(Ticks time) { return piece(time.count()); }
}  // namespace detail

/// Joins texts and numbers into one text.
template <class... Pieces>
std::string concat(const Pieces&... pieces) {
    std::string all;
    (all += ... += detail::piece(pieces));
    return all;
}

}  // namespace terramorph
