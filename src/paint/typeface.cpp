#include "paint/typeface.h"

#include <algorithm>

#include "base/text/utf8.h"
#include "paint/letters.h"
#include "paint/plain_letters.h"

namespace terramorph {

namespace {

// A line is ten rows of dots: one clear, seven down to the base line, two below it. Dots are a little
// narrower than high, so that a line is about as long as one in the interface's font.
constexpr int kLineRows = 10;
constexpr int kDotsPerSize = 12;  // dots beside each other in the height of a line
constexpr int kAdvance = kDotColumns + 1;

/// An interval in 1/256 pixel.
struct Stretch {
    int begin, end;

    /// Its coverage of pixel k, 0 .. 256.
    int cover(int k) const { return std::max(0, std::min(end, 256 * (k + 1)) - std::max(begin, 256 * k)); }
};

std::string_view dots_of(char32_t code) {
    if (code == U'\u00a0' || code == U'\u202f') code = ' ';  // blanks that no line may end at
    if (code >= ' ' && code <= '~') return kPlainLetters[code - ' '].dots;
    const auto found = std::find_if(kPlainLetters.begin(), kPlainLetters.end(),
                                    [code](const PlainLetter& letter) { return letter.code == code; });
    if (found != kPlainLetters.end()) return found->dots;
    const char plain = plain_letter(code);
    return plain ? dots_of(static_cast<char32_t>(plain)) : kUnknownLetter;
}

int dots_to_pixels_up(int dots, int size) { return (dots * size + kDotsPerSize - 1) / kDotsPerSize; }

void add_dot(TextMask& mask, Stretch across, Stretch down) {
    for (int y = down.begin / 256; y < std::min(mask.height, (down.end + 255) / 256); ++y)
        for (int x = across.begin / 256; x < std::min(mask.width, (across.end + 255) / 256); ++x) {
            std::uint8_t& pixel = mask.coverage[y * mask.width + x];
            pixel = static_cast<std::uint8_t>(std::min(255, pixel + across.cover(x) * down.cover(y) / 257));
        }
}

class PlainTypeface final : public Typeface {
  public:
    TextMask line(std::string_view text, Face face, int size) const override {
        TextMask mask = {line_width(text, face, size), size, (kLineRows - 2) * size / kLineRows, {}};
        mask.coverage.resize(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
        int column = 0;
        for (std::size_t at = 0; at < text.size(); at = code_point_after(text, at), column += kAdvance)
            add_letter(mask, dots_of(first_code_point(text.substr(at)).value), column, face, size);
        return mask;
    }

    int line_width(std::string_view text, Face, int size) const override {
        return dots_to_pixels_up(static_cast<int>(code_point_count(text)) * kAdvance, size);
    }

  private:
    static void add_letter(TextMask& mask, std::string_view dots, int column, Face face, int size) {
        const int bold = face == Face::bold ? 128 * size / kDotsPerSize : 0;
        for (std::size_t k = 0; k < dots.size(); ++k) {
            if (dots[k] != '#') continue;
            const int x = column + static_cast<int>(k) % (kDotColumns + 1);
            const int y = 1 + static_cast<int>(k) / (kDotColumns + 1);
            add_dot(mask, {256 * x * size / kDotsPerSize, 256 * (x + 1) * size / kDotsPerSize + bold},
                    {256 * y * size / kLineRows, 256 * (y + 1) * size / kLineRows});
        }
    }
};

}  // namespace

const Typeface& plain_typeface() {
    static const PlainTypeface kPlain;
    return kPlain;
}

}  // namespace terramorph
