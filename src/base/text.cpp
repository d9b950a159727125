#include "base/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "base/text/exact_text.h"
#include "base/text/utf8.h"

namespace terramorph {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// True for what steers a terminal or turns the direction of writing instead of being a letter.
bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

template <class Integer>
std::optional<Integer> whole_text_to(std::string_view text, int base) {
    Integer number{};
    const char* end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, number, base);
    if (fault != std::errc{} || rest != end) return std::nullopt;
    return number;
}

}  // namespace

std::string to_text(double number) {
    // Whole numbers as people write them, 1000000 and not 1e+06.
    const bool plain = number == std::floor(number) && std::abs(number) < 1e15;
    if (!plain) return exact_text(number);
    return number == 0 && std::signbit(number) ? "-0" : std::to_string(static_cast<std::int64_t>(number));
}

std::string fixed_text(double number, int digits) {
    char buffer[400];
#ifdef __cpp_lib_to_chars
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, digits).ptr;
    return {buffer, end};
#else
    return {buffer, static_cast<std::size_t>(std::snprintf(buffer, sizeof buffer, "%.*f", digits, number))};
#endif
}

std::string grouped_text(std::int64_t number, std::string_view between) {
    std::string digits = std::to_string(number);
    const std::ptrdiff_t first = number < 0 ? 1 : 0;
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > first; at -= 3)
        digits.insert(static_cast<std::size_t>(at), between);
    return digits;
}

std::string hex_text(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

std::optional<double> to_number(std::string_view text) {
    double number = 0;
#ifdef __cpp_lib_to_chars
    const char* end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || rest != end || !std::isfinite(number)) return std::nullopt;
#else
    // clang's library reads no fractions that way yet; a page has but one language of the system
    if (text.find_first_not_of("0123456789.-+eE") != std::string_view::npos || text.starts_with('+'))
        return std::nullopt;
    const std::string copy(text);
    char* rest = nullptr;
    number = std::strtod(copy.c_str(), &rest);
    const bool vanishes =
        number == 0 &&
        copy.substr(0, copy.find_first_of("eE")).find_first_of("123456789") != std::string::npos;
    if (text.empty() || *rest != 0 || vanishes || !std::isfinite(number)) return std::nullopt;
#endif
    return number;
}

std::optional<std::int64_t> to_integer(std::string_view text) {
    return whole_text_to<std::int64_t>(text, 10);
}

std::optional<int> to_integer(std::string_view text, int least, int most) {
    const auto number = to_integer(text);
    if (!number || *number < least || *number > most) return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
    return whole_text_to<std::uint64_t>(text, 16);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

std::string_view take_until(char separator, std::string_view& text) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    return part;
}

std::optional<std::string_view> take_line(std::string_view word, std::string_view& text) {
    std::string_view rest = text;
    const std::string_view line = take_until('\n', rest);
    if (!line.starts_with(word)) return std::nullopt;
    text = rest;
    return line.substr(word.size());
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::size_t at = 0; at < text.size();) {
        if (is_blank(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && !is_blank(text[at])) ++at;
        found.push_back(text.substr(begin, at - begin));
    }
    return found;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        if (&part != &parts.front()) all += between;
        all += part;
    }
    return all;
}

std::string sanitized(std::string_view text, int letters) {
    std::string clean;
    for (int count = 0; !text.empty() && count < letters; ++count) {
        const CodePoint first = first_code_point(text);
        if (!first.valid || is_control(first.value))
            clean += '?';
        else
            clean += text.substr(0, first.size);
        text.remove_prefix(first.size);
    }
    return clean;
}

std::string terminal_line(std::string_view text) { return sanitized(text, std::numeric_limits<int>::max()); }

bool is_id(std::string_view name) {
    return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

}  // namespace terramorph
