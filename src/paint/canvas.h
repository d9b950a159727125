#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "paint/geometry.h"
#include "paint/image.h"
#include "paint/typeface.h"

namespace terramorph {

class CanvasCache;

enum class Align { left, center, right };

struct TextStyle {
    float size = 18;  ///< pixels from one line to the next
    Color color = {255, 255, 255, 255};
    Face face = Face::regular;
    Align align = Align::left;
};

/// The few marks that all pictures are made of, drawn with smooth edges into an image. Everything on every
/// screen passes through here; that is why a test can look at any of them without a window.
class Canvas {
  public:
    /// Draws into `target`, which must outlive the canvas and is opaque.
    Canvas(Image& target, const Typeface& typeface);
    /// The same with the working memory of earlier canvases: for a new one each frame.
    Canvas(Image& target, CanvasCache& paintbox);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    /// For other canvases that are to have the same letters.
    const Typeface& typeface() const;

    float width() const;
    float height() const;

    void clear(Color color);
    void fill(Rect rect, Color color);
    void fill_rounded(Rect rect, float radius, Color color);
    void outline_rounded(Rect rect, float radius, float thickness, Color color);
    /// Covers the rectangle's four corners, so that the picture in it looks rounded.
    void round_off(Rect rect, float radius, Color around);
    /// From `top` to `bottom`, dithered so that it does not band.
    void gradient(Rect rect, Color top, Color bottom);
    /// Any simple or self-crossing polygon (non-zero winding).
    void polygon(std::span<const Point> corners, Color color);
    /// An open line with round joins and ends.
    void line(std::span<const Point> points, float thickness, Color color);
    void line(Point from, Point to, float thickness, Color color);
    void circle(Point center, float radius, Color color);
    void ring(Point center, float radius, float thickness, Color color);
    /// The image with its top left at whole pixels (x, y); opaque images are copied, others blended.
    void image(const Image& image, int x, int y);
    /// The image stretched smoothly into the rectangle, which is rounded to whole pixels.
    void image(const Image& image, Rect into);

    /// One line of text with its top at `at`; `at.x` is its left, middle or right by the style's alignment.
    /// Returns its width.
    float text(Point at, std::string_view words, const TextStyle& style);
    /// The same, shortened with "..." where it is wider than `width`.
    float text_within(Point at, float width, std::string_view words, const TextStyle& style);
    float text_width(std::string_view words, const TextStyle& style) const;
    /// Text broken at blanks into lines at most `width` wide; returns the height that it takes.
    float paragraph(Rect within, std::string_view words, const TextStyle& style);
    /// The same height without drawing.
    float paragraph_height(float width, std::string_view words, const TextStyle& style) const;

    /// Until the matching pop nothing is drawn outside this rectangle, rounded to whole pixels, and those
    /// around it.
    void push_clip(Rect rect);
    void pop_clip();

    /// The lines of text drawn since the canvas was made, in the order of drawing: what a test reads.
    std::vector<std::string> words_drawn() const;
    /// Where each of them stands.
    std::span<const Rect> places_drawn() const;

  private:
    bool begin(Rect bounds);
    void paint(Color color);
    std::size_t line_end(std::string_view words, float width, const TextStyle& style) const;

    std::unique_ptr<CanvasCache> own_;
    Image& target_;
    CanvasCache& paintbox_;
};

}  // namespace terramorph
