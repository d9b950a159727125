#include "base/text/utf8.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr CodePoint kBroken = {U'\ufffd', 1, false};

/// True if the second byte may follow the first; otherwise the sequence is overlong, a surrogate or beyond
/// the last code point.
bool may_follow(unsigned char first, unsigned char second) {
    const unsigned char low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high;
}

}  // namespace

CodePoint first_code_point(std::string_view text) {
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1, true};
    if (first < 0xc2 || first > 0xf4) return kBroken;
    const std::size_t size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (size > text.size() || !may_follow(first, byte(1))) return kBroken;
    char32_t value = first & (0x7fu >> size);
    for (std::size_t k = 1; k < size; ++k) {
        if ((byte(k) & 0xc0) != 0x80) return kBroken;
        value = value << 6 | (byte(k) & 0x3fu);
    }
    return {value, size, true};
}

std::size_t code_point_after(std::string_view text, std::size_t at) {
    return at < text.size() ? at + first_code_point(text.substr(at)).size : text.size();
}

std::size_t code_point_before(std::string_view text, std::size_t at) {
    at = std::min(at, text.size());
    for (std::size_t size = std::min<std::size_t>(at, 4); size > 1; --size)
        if (first_code_point(text.substr(at - size, size)).size == size) return at - size;
    return at > 0 ? at - 1 : 0;
}

std::size_t code_point_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at = code_point_after(text, at)) ++count;
    return count;
}

}  // namespace terramorph
