#include "paint/letters.h"

#include "base/text/utf8.h"

namespace terramorph {

namespace {

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

char plain_letter(char32_t code) {
    if (code < kFirstMarked || code >= kFirstMarked + kUnmarked.size()) return 0;
    const char letter = kUnmarked[code - kFirstMarked];
    return letter == '.' ? '\0' : letter;
}

std::string folded(std::string_view text) {
    std::string all;
    for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
        next = code_point_after(text, at);
        const char32_t code = first_code_point(text.substr(at)).value;
        if (const char plain = plain_letter(code))
            all += code == U'ß' ? "ss" : std::string(1, lower(plain));
        else
            for (const char byte : text.substr(at, next - at)) all += lower(byte);
    }
    return all;
}

}  // namespace terramorph
