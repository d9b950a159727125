#include "paint/letters.h"

#include <algorithm>
#include <array>

namespace terramorph {

namespace {

struct Decoded {
    char32_t code;
    std::size_t size;
};

constexpr Decoded kBroken = {0xfffd, 1};

Decoded decoded(std::string_view text) {
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
    if (byte(0) < 0x80) return {byte(0), 1};
    const std::size_t size = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < size) return kBroken;
    char32_t code = byte(0) & (0xffu >> (size + 1));
    for (std::size_t k = 1; k < size; ++k) {
        if (byte(k) >> 6 != 2) return kBroken;
        code = code << 6 | (byte(k) & 0x3fu);
    }
    constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if (code < kLeast[size] || code > 0x10ffff || surrogate) return kBroken;
    return {code, size};
}

// Unicode's blocks Latin-1 Supplement, from its letters on, and Latin Extended-A; a dot is no letter.
constexpr char32_t kFirstMarked = 0xc0;
constexpr std::string_view kUnmarked =
    "AAAAAAACEEEEIIIIDNOOOOO.OUUUUYTsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
    "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(kUnmarked.size() == 0x180 - kFirstMarked);

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::size_t letter_after(std::string_view text, std::size_t at) {
    return at < text.size() ? at + decoded(text.substr(at)).size : text.size();
}

std::size_t letter_before(std::string_view text, std::size_t at) {
    at = std::min(at, text.size());
    for (std::size_t size = std::min<std::size_t>(at, 4); size > 1; --size)
        if (decoded(text.substr(at - size, size)).size == size) return at - size;
    return at > 0 ? at - 1 : 0;
}

char32_t letter_at(std::string_view text, std::size_t at) { return decoded(text.substr(at)).code; }

std::size_t letters_in(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at = letter_after(text, at)) ++count;
    return count;
}

char plain_letter(char32_t code) {
    if (code < kFirstMarked || code >= kFirstMarked + kUnmarked.size()) return 0;
    const char letter = kUnmarked[code - kFirstMarked];
    return letter == '.' ? '\0' : letter;
}

std::string folded(std::string_view text) {
    std::string all;
    for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
        next = letter_after(text, at);
        const char32_t code = letter_at(text, at);
        if (const char plain = plain_letter(code))
            all += code == U'ß' ? "ss" : std::string(1, lower(plain));
        else
            for (const char byte : text.substr(at, next - at)) all += lower(byte);
    }
    return all;
}

}  // namespace terramorph
