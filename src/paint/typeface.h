#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace terramorph {

enum class Face { regular, bold, mono };

/// A line of text as coverage: `width` x `height` bytes, 0 clear to 255 full, and the position of the base
/// line.
struct TextMask {
    int width = 0;
    int height = 0;
    int ascent = 0;  ///< rows from the top to the base line
    std::vector<std::uint8_t> coverage;
};

/// A source of letters. The windowed program uses the distribution's fonts; without them, and in tests, there
/// are built-in plain letters.
class Typeface {
  public:
    virtual ~Typeface() = default;

    /// Renders a line of UTF-8 text, `size` pixels from line to line. Never fails: an unknown letter is a
    /// box.
    virtual TextMask line(std::string_view text, Face face, int size) const = 0;
    /// The width of `line` in pixels.
    virtual int line_width(std::string_view text, Face face, int size) const = 0;
};

/// Built-in plain letters, 5 x 7 dots scaled up: printable ASCII, Latin letters without their marks, the
/// arrows, and a box for the rest.
const Typeface& plain_typeface();

}  // namespace terramorph
