#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "paint/geometry.h"
#include "paint/gradient.h"
#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "paint/typeface.h"

namespace terramorph {

class CanvasCache;

/// What was drawn under an id, by its lines among words_drawn(): from `first` to before `end`.
struct DrawnPart {
    std::string_view id;
    std::size_t first, end;
};

enum class Align { left, center, right };

struct TextStyle {
    float size = 18;  ///< pixels from one line to the next
    Color color = {255, 255, 255, 255};
    Face face = Face::regular;
    Align align = Align::left;
    float outline = 0;  ///< pixels of ink around each letter
    Color ink = {};
};

/// Draws smooth-edged shapes, images and text into an image. All screens are drawn with it, so tests can look
/// at any screen without a window.
class Canvas {
  public:
    /// Draws into `target`, which must outlive the canvas and is opaque, or premultiplied by its alpha.
    Canvas(Image& target, const Typeface& typeface);
    /// Draws with the cache of earlier canvases: for a new canvas each frame.
    Canvas(Image& target, CanvasCache& paintbox);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    /// For other canvases with the same letters.
    const Typeface& typeface() const;

    float width() const;
    float height() const;

    void clear(Color color);
    void fill(Rect rect, Color color);
    void fill_rounded(Rect rect, float radius, Color color);
    void outline_rounded(Rect rect, float radius, float thickness, Color color);
    /// Covers the rectangle's four corners, so that it looks rounded.
    void round_off(Rect rect, float radius, Color around);
    /// A gradient from `top` to `bottom`, dithered against banding.
    void gradient(Rect rect, Color top, Color bottom);
    /// Any simple or self-crossing polygon (non-zero winding).
    void polygon(std::span<const Point> corners, Color color);
    void shaded(std::span<const Point> corners, const Gradient& gradient);
    /// An open line with round joins and ends.
    void line(std::span<const Point> points, float thickness, Color color);
    void line(Point from, Point to, float thickness, Color color);
    void circle(Point center, float radius, Color color);
    void ring(Point center, float radius, float thickness, Color color);
    /// Draws the image with its top left at (x, y); opaque images are copied, others blended.
    void image(const Image& image, int x, int y);
    /// Puts what another canvas has painted on a clear image over this one, with its top left at (x, y).
    void painted(const Image& painting, int x, int y);
    /// Draws the image stretched smoothly into the rectangle, which is rounded to whole pixels.
    void image(const Image& image, Rect into);
    /// Puts what another canvas has painted on a clear image over this one, stretched likewise.
    void painted(const Image& painting, Rect into);

    /// Covers all with layers, the lowest first. `cover`: what will be laid over all that's painted on them
    /// by cover().
    void lay(std::span<const PictureLayer> layers, const KeptPainting* cover = nullptr);
    /// Lays a painting over all. Returns false, and does nothing, if the layers have to be laid again first,
    /// without a cover, and all that's painted over them.
    bool cover(const KeptPainting& cover);

    /// One line of text with its top at `at`; `at.x` is its left, middle or right by the style's alignment.
    /// Returns its width.
    float text(Point at, std::string_view words, const TextStyle& style);
    /// Like text(), but shortened with "..." if it's wider than `width`.
    float text_within(Point at, float width, std::string_view words, const TextStyle& style);
    float text_width(std::string_view words, const TextStyle& style) const;
    /// Text broken at blanks to fit the rectangle's width; returns its height.
    float paragraph(Rect within, std::string_view words, const TextStyle& style);
    /// The height of a paragraph, without drawing it.
    float paragraph_height(float width, std::string_view words, const TextStyle& style) const;
    /// About the least width at which a paragraph has no more lines than at this one, so that its last line
    /// isn't a single word.
    float balanced_width(float width, std::string_view words, const TextStyle& style) const;

    /// Clips to this rectangle, rounded to whole pixels, within earlier clips, until the matching pop.
    void push_clip(Rect rect);
    void pop_clip();

    /// The lines of text drawn since the canvas was made, in the order of drawing, for tests.
    std::vector<std::string> words_drawn() const;
    /// The place of each of these lines.
    std::span<const Rect> places_drawn() const;

  private:
    friend class Part;
    friend class SoftBrush;
    friend class LightField;
    friend class Compositor;
    friend class KeptPainting;
    using LayRow = void(std::uint32_t* pixels, int count, const std::uint32_t* over);

    bool begin(Rect bounds);
    void paint(Color color);
    void stretch(const Image& image, Rect into, LayRow* lay);
    void lay_ink(const TextMask& mask, PixelBox all, const TextStyle& style);
    std::size_t line_end(std::string_view words, float width, const TextStyle& style) const;

    std::unique_ptr<CanvasCache> own_;
    Image& target_;
    CanvasCache& paintbox_;
};

/// Gives an id to what is drawn while it lives, so that tests find it whatever its words are. Stands for the
/// canvas: line_in(Part(canvas, "round"), place, words, style).
class Part {
  public:
    /// The id, "banner" or a weapon's key, must outlive the picture.
    Part(Canvas& canvas, std::string_view id);
    ~Part();
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;
    operator Canvas&() const { return canvas_; }
    Canvas* operator->() const { return &canvas_; }

    /// The parts drawn since the canvas was made, those around others first, for tests.
    static std::span<const DrawnPart> drawn(const Canvas& canvas);

  private:
    Canvas& canvas_;
    std::size_t number_;
};

}  // namespace terramorph
