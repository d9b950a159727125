#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace terramorph {

enum class Face { regular, bold, mono };

/// A line of text as coverage: `width` x `height` bytes, 0 clear to 255 full, and where the letters' base
/// line is.
struct TextMask {
    int width = 0;
    int height = 0;
    int ascent = 0;  ///< rows from the top to the base line
    std::vector<std::uint8_t> coverage;
};

/// Where letters come from. The window's program brings the fonts of the distribution; without them, and in
/// tests, there are plain letters of our own.
class Typeface {
  public:
    virtual ~Typeface() = default;

    /// One line of UTF-8 text, `size` pixels from one line to the next. Never fails: an unknown letter is a
    /// box.
    virtual TextMask line(std::string_view text, Face face, int size) const = 0;
    /// The width that `line` would have, in pixels.
    virtual int line_width(std::string_view text, Face face, int size) const = 0;
};

/// Our own plain letters, 5 x 7 dots scaled up: printable ASCII, Latin letters without their marks, the
/// arrows, and a box for the rest.
const Typeface& plain_typeface();

}  // namespace terramorph
