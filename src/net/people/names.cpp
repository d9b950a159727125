#include "net/people/names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "base/text/utf8.h"

namespace terramorph {

namespace {

struct CodePoints {
    char32_t first, last;
};
/// What isn't seen in a name, or turns the direction of what follows: two names would look the same. (The
/// Unicode Standard calls them ignorable by default; a filler and a pattern without dots look like blanks.)
constexpr std::array kUnseen = {
    CodePoints{0xad, 0xad},       CodePoints{0x34f, 0x34f},    CodePoints{0x61c, 0x61c},
    CodePoints{0x115f, 0x1160},   CodePoints{0x17b4, 0x17b5},  CodePoints{0x180b, 0x180f},
    CodePoints{0x200b, 0x200f},   CodePoints{0x2060, 0x206f},  CodePoints{0x2800, 0x2800},
    CodePoints{0x3164, 0x3164},   CodePoints{0xfe00, 0xfe0f},  CodePoints{0xfeff, 0xfeff},
    CodePoints{0xffa0, 0xffa0},   CodePoints{0xfff0, 0xfffb},  CodePoints{0x1bca0, 0x1bca3},
    CodePoints{0x1d173, 0x1d17a}, CodePoints{0xe0000, 0xe0fff}};
constexpr std::array kBlanks = {CodePoints{0xa0, 0xa0},     CodePoints{0x1680, 0x1680},
                                CodePoints{0x2000, 0x200a}, CodePoints{0x202f, 0x202f},
                                CodePoints{0x205f, 0x205f}, CodePoints{0x3000, 0x3000}};

template <std::size_t count>
bool is_among(char32_t code, const std::array<CodePoints, count>& ranges) {
    return std::ranges::any_of(
        ranges, [code](const CodePoints& range) { return code >= range.first && code <= range.last; });
}

/// Cyrillic and Greek letters, capitals or small ones, that look like Latin ones. (After the confusables of
/// Unicode Technical Standard 39.)
constexpr auto kAlike = std::to_array<std::pair<char32_t, char>>(
    {{0x391, 'a'}, {0x392, 'b'}, {0x395, 'e'}, {0x396, 'z'}, {0x397, 'h'}, {0x399, 'l'}, {0x39a, 'k'},
     {0x39c, 'm'}, {0x39d, 'n'}, {0x39f, 'o'}, {0x3a1, 'p'}, {0x3a4, 't'}, {0x3a5, 'y'}, {0x3a7, 'x'},
     {0x3b1, 'a'}, {0x3b9, 'l'}, {0x3ba, 'k'}, {0x3bd, 'v'}, {0x3bf, 'o'}, {0x3c1, 'p'}, {0x3c5, 'u'},
     {0x405, 's'}, {0x406, 'l'}, {0x408, 'j'}, {0x410, 'a'}, {0x412, 'b'}, {0x415, 'e'}, {0x41a, 'k'},
     {0x41c, 'm'}, {0x41d, 'h'}, {0x41e, 'o'}, {0x420, 'p'}, {0x421, 'c'}, {0x422, 't'}, {0x423, 'y'},
     {0x425, 'x'}, {0x430, 'a'}, {0x435, 'e'}, {0x43a, 'k'}, {0x43c, 'm'}, {0x43e, 'o'}, {0x440, 'p'},
     {0x441, 'c'}, {0x442, 't'}, {0x443, 'y'}, {0x445, 'x'}, {0x455, 's'}, {0x456, 'l'}, {0x458, 'j'},
     {0x4ae, 'y'}, {0x4bb, 'h'}, {0x4c0, 'l'}, {0x4cf, 'l'}, {0x501, 'd'}, {0x51b, 'q'}, {0x51d, 'w'}});
constexpr char32_t kFirstWide = 0xff01, kLastWide = 0xff5e, kFirstPlain = 0x21;  // full-width forms of ASCII

/// What stands for all that looks like this code point.
char32_t looks(char32_t code) {
    if (code >= kFirstWide && code <= kLastWide) code = code - kFirstWide + kFirstPlain;
    const auto alike = std::ranges::find(kAlike, code, &std::pair<char32_t, char>::first);
    if (alike != kAlike.end()) return alike->second;
    if (code >= 'A' && code <= 'Z') code += 'a' - 'A';
    if (code == '0') return 'o';
    return code == 'i' || code == '1' || code == '|' ? 'l' : code;
}

std::u32string looks(std::string_view name) {
    std::u32string all;
    for (; !name.empty(); name.remove_prefix(first_code_point(name).size))
        all += looks(first_code_point(name).value);
    return all;
}

}  // namespace

std::string seen_name(std::string_view name) {
    std::string seen;
    while (!name.empty()) {
        const CodePoint first = first_code_point(name);
        if (is_among(first.value, kBlanks))
            seen += ' ';
        else if (!is_among(first.value, kUnseen))
            seen += name.substr(0, first.size);
        name.remove_prefix(first.size);
    }
    return std::string(trimmed(seen));
}

bool look_alike(std::string_view one, std::string_view other) {
    return looks(seen_name(one)) == looks(seen_name(other));
}

std::string free_name(const std::vector<Player>& players, std::string_view wanted) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(players,
                                   [&](const Player& player) { return look_alike(player.name, name); });
    };
    const std::string seen = seen_name(wanted);
    const std::string plain = seen.empty() ? another_player(players).name : seen;
    std::string name = plain;
    for (int number = 2; taken(name); ++number)
        name = concat(sanitized(plain, kMaxNameLength - 3), " ", number);
    return name;
}

}  // namespace terramorph
