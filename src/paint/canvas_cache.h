#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "paint/canvas.h"
#include "paint/layers/touched.h"
#include "paint/raster.h"

namespace terramorph {

/// Values by name, of which it keeps the few used last: when there are too many young ones they become the
/// old ones, and old ones that weren't used since are forgotten.
template <class Value, std::size_t kYoung>
class RecentlyUsed {
  public:
    /// What `make()` returned for the key. Stays valid until the next call.
    template <class Make>
    const Value& get(const std::string& key, Make make) {
        if (const auto found = young_.find(key); found != young_.end()) return found->second;
        if (young_.size() >= kYoung) {
            old_ = std::move(young_);
            young_.clear();
        }
        auto kept = old_.extract(key);
        if (!kept.empty()) return young_.insert(std::move(kept)).position->second;
        return young_.emplace(key, make()).first->second;
    }
    std::size_t size() const { return young_.size() + old_.size(); }

  private:
    std::unordered_map<std::string, Value> young_, old_;
};

/// A cache of rendered lines of text, and of the widths of lines that are only measured.
class TextCache {
  public:
    explicit TextCache(const Typeface& typeface) : typeface_(typeface) {}

    /// Stays valid until the next call.
    const TextMask& line(std::string_view words, Face face, int size);
    int width(std::string_view words, Face face, int size);
    const Typeface& typeface() const { return typeface_; }
    std::size_t size() const { return lines_.size(); }

    static constexpr std::size_t kYoung = 250;

  private:
    const std::string& key(std::string_view words, Face face, int size);

    const Typeface& typeface_;
    RecentlyUsed<TextMask, kYoung> lines_;
    RecentlyUsed<int, 8 * kYoung> widths_;
    std::string key_;
};

/// Working memory for stretching an image.
struct Stretching {
    std::vector<std::uint32_t> places, amounts;  ///< of each pixel of a line; see stretch_pixels()
    std::vector<std::uint32_t> upper, lower;     ///< two rows of the image, stretched sideways
    std::vector<std::uint32_t> line;             ///< the finished line
};

/// Kept from one frame to the next: working memory and rendered text.
class CanvasCache {
  public:
    explicit CanvasCache(const Typeface& typeface) : texts(typeface) {}

    CoverageRasterizer raster;
    TextCache texts;
    std::vector<PixelBox> clips;  ///< the innermost last; never empty while a canvas lives
    Stretching stretching;
    std::vector<std::uint32_t> bent;              ///< rows of a picture as they were; see SoftBrush::bend
    std::vector<const std::uint32_t*> bent_rows;  ///< some of these rows
    std::vector<std::int32_t> bent_across, bent_down;  ///< of a row's pixels; see find_sources()
    Compositor* compositor = nullptr;                  ///< of the canvas; without one it paints layers itself
    Touched touched;                                   ///< what has been painted on since the last layers
    std::string words_drawn;                           ///< one line each
    std::vector<Rect> places_drawn;
    std::vector<Color> colors_drawn;  ///< of each of these lines
    std::vector<DrawnPart> parts_drawn;
    std::string shortened;
    std::vector<std::uint8_t> ink;  ///< the coverage of a line's outline
};

}  // namespace terramorph
