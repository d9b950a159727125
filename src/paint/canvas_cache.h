#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "paint/canvas.h"
#include "paint/layers/touched.h"
#include "paint/raster.h"

namespace terramorph {

/// A cache of rendered lines of text. It holds the few hundred used last: when there are too many young ones
/// they become the old ones, and old ones that weren't used since are forgotten.
class TextCache {
  public:
    explicit TextCache(const Typeface& typeface) : typeface_(typeface) {}

    /// Stays valid until the next call.
    const TextMask& line(std::string_view words, Face face, int size);
    const Typeface& typeface() const { return typeface_; }
    std::size_t size() const { return young_.size() + old_.size(); }

    static constexpr std::size_t kYoung = 250;

  private:
    using Lines = std::unordered_map<std::string, TextMask>;

    const Typeface& typeface_;
    Lines young_, old_;
    std::string key_;
};

/// Working memory for stretching an image.
struct Stretching {
    std::vector<std::uint32_t> columns;       ///< the source of each pixel of a line, in 1/256 pixel
    std::vector<std::uint32_t> upper, lower;  ///< two rows of the image, stretched sideways
    std::vector<std::uint32_t> line;          ///< the finished line
};

/// Kept from one frame to the next: working memory and rendered text.
class CanvasCache {
  public:
    explicit CanvasCache(const Typeface& typeface) : texts(typeface) {}

    CoverageRasterizer raster;
    TextCache texts;
    std::vector<PixelBox> clips;  ///< the innermost last; never empty while a canvas lives
    Stretching stretching;
    Compositor* compositor = nullptr;  ///< of the canvas; without one it paints layers itself
    Touched touched;                   ///< what has been painted on since the last layers
    std::string words_drawn;  ///< one line each
    std::vector<Rect> places_drawn;
    std::vector<DrawnPart> parts_drawn;
    std::string shortened;
};

}  // namespace terramorph
