#include "base/color.h"

#include <array>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

/// -1 where it is no digit.
int value_of(char digit) {
    const char small = digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
    const auto place = kDigits.find(small);
    return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

}  // namespace

Result<Color> parse_color(std::string_view written) {
    const Error refused =
        error("\"{text}\" isn't a color: write #rrggbb or #rrggbbaa", {{"text", sanitized(written, 40)}});
    if ((written.size() != 7 && written.size() != 9) || written[0] != '#') return refused;
    std::array<std::uint8_t, 4> channels = {0, 0, 0, 255};
    for (std::size_t k = 1; k < written.size(); k += 2) {
        const int high = value_of(written[k]);
        const int low = value_of(written[k + 1]);
        if (high < 0 || low < 0) return refused;
        channels[k / 2] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return Color{channels[0], channels[1], channels[2], channels[3]};
}

}  // namespace terramorph
