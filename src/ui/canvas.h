#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/vec2.h"
#include "ui/image.h"
#include "ui/typeface.h"

namespace terramorph {

/// Places on the screen are in pixels from the top left, y downward; a pixel covers [k, k + 1).
using Point = Vec2<float>;

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    bool holds(Point p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    Point center() const { return {x + w / 2, y + h / 2}; }
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

enum class Align { left, center, right };

struct TextStyle {
    float size = 18;  ///< pixels from one line to the next
    Color color = {255, 255, 255, 255};
    Face face = Face::regular;
    Align align = Align::left;
};

/// The few marks that all pictures are made of, drawn with smooth edges into an image. Everything on every screen passes
/// through here; that is why a test can look at any of them without a window.
class Canvas {
  public:
    /// Draws into `target`, which must outlive the canvas and is opaque.
    Canvas(Image& target, const Typeface& typeface);

    float width() const;
    float height() const;

    void clear(Color color);
    void fill(Rect rect, Color color);
    void fill_rounded(Rect rect, float radius, Color color);
    void outline_rounded(Rect rect, float radius, float thickness, Color color);
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
    /// The image stretched into the rectangle, smoothly.
    void image(const Image& image, Rect into);

    /// One line of text with its top at `at`; `at.x` is its left, middle or right by the style's alignment.
    /// Returns its width.
    float text(Point at, std::string_view words, const TextStyle& style);
    /// The same, shortened with "..." where it is wider than `width`.
    float text_within(Point at, float width, std::string_view words, const TextStyle& style);
    float text_width(std::string_view words, const TextStyle& style) const;
    /// Text broken at blanks into lines at most `width` wide; returns the height that it takes.
    float paragraph(Rect within, std::string_view words, const TextStyle& style);

    /// Until the matching pop nothing is drawn outside this rectangle (and those around it).
    void push_clip(Rect rect);
    void pop_clip();

    /// The lines of text drawn since the canvas was made, top to bottom as drawn: what a test reads.
    const std::vector<std::string>& words_drawn() const;

  private:
    struct Mask;  // coverage of a shape, accumulated by signed areas
    void cover(std::span<const Point> corners, Color color);

    Image& target_;
    const Typeface& typeface_;
    std::vector<Rect> clips_;
    std::vector<std::string> words_drawn_;
};

}  // namespace terramorph
