#include "base/text/base64.h"

namespace terramorph {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kBitsPerLetter = 6;

}  // namespace

std::string base64_text(std::string_view bytes) {
    std::string text;
    unsigned bits = 0;
    int count = 0;
    const auto put = [&](unsigned six) { text += kLetters[six & 63]; };
    for (const char byte : bytes) {
        bits = bits << 8 | static_cast<unsigned char>(byte);
        for (count += 8; count >= kBitsPerLetter; count -= kBitsPerLetter)
            put(bits >> (count - kBitsPerLetter));
    }
    if (count > 0) put(bits << (kBitsPerLetter - count));
    return text;
}

std::optional<std::string> bytes_of_base64(std::string_view text) {
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char letter : text) {
        const auto six = kLetters.find(letter);
        if (six == kLetters.npos) return std::nullopt;
        bits = bits << kBitsPerLetter | static_cast<unsigned>(six);
        count += kBitsPerLetter;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count);
    }
    if (base64_text(bytes) != text) return std::nullopt;  // bits too many, or a letter
    return bytes;
}

}  // namespace terramorph
