#include "ui/landscape/walls.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kWallsThick = 9;  // of a wall, in pixels of a picture of 1600 x 900
constexpr Color kWallsDark = {24, 20, 28};
constexpr Color kRubber = {52, 46, 56}, kRubberRib = {112, 100, 116};
constexpr Color kWallsSteel = {206, 212, 222};
constexpr Color kConcrete = {150, 148, 146}, kJoint = {96, 94, 94};
constexpr Color kCloth = {178, 120, 96}, kButton = {120, 74, 58};
constexpr Color kPortal = {150, 226, 255};

/// Draws along an edge of the level: `at` it, in the direction `along` it; the level is on the `inner` side.
struct Edge {
    Canvas& canvas;
    Point at;
    Point along, inner;  // of length 1
    float length;
    float thick;

    Point place(float way, float in) const { return at + along * way + inner * in; }
    int count(float step) const { return static_cast<int>(std::ceil(length / step)); }

    void band(Color color) const {
        const std::array<Point, 4> corners = {place(0, 0), place(length, 0), place(length, thick),
                                              place(0, thick)};
        canvas.polygon(corners, color);
    }

    /// Ribs.
    void rubber() const {
        band(kRubber);
        const float step = thick * 1.4f;
        for (int k = 0; k < count(step); ++k) {
            const float way = static_cast<float>(k) * step;
            canvas.line(place(way, thick * 0.2f), place(way, thick * 0.8f), thick * 0.35f, kRubberRib);
        }
    }

    /// A coil.
    void spring() const {
        const float step = thick * 0.7f;
        std::vector<Point> coil;
        for (int k = 0; k <= count(step); ++k)
            coil.push_back(place(static_cast<float>(k) * step, thick * (k % 2 == 0 ? 0.1f : 1.1f)));
        canvas.line(coil, thick * 0.42f, kWallsDark);
        canvas.line(coil, thick * 0.22f, kWallsSteel);
    }

    /// Blocks.
    void concrete() const {
        band(kConcrete);
        canvas.line(place(0, thick), place(length, thick), thick * 0.14f, kJoint);
        const float step = thick * 3;
        for (int k = 1; k < count(step); ++k) {
            const float way = static_cast<float>(k) * step;
            canvas.line(place(way, 0), place(way, thick), thick * 0.14f, kJoint);
        }
    }

    /// Cushions with a button each.
    void padded() const {
        const float step = thick * 2;
        for (int k = 0; k < count(step); ++k) {
            const float way = (static_cast<float>(k) + 0.5f) * step;
            canvas.line(place(way - thick * 0.5f, thick * 0.35f), place(way + thick * 0.5f, thick * 0.35f),
                        thick, kWallsDark);
            canvas.line(place(way - thick * 0.5f, thick * 0.35f), place(way + thick * 0.5f, thick * 0.35f),
                        thick * 0.8f, kCloth);
            canvas.circle(place(way, thick * 0.4f), thick * 0.14f, kButton);
        }
    }

    /// Arrows pointing outward, to the other side.
    void wrap() const {
        const float step = thick * 3;
        for (int k = 0; k < count(step); ++k) {
            const float way = (static_cast<float>(k) + 0.5f) * step;
            const std::array<Point, 3> arrow = {place(way - thick * 0.6f, thick), place(way, thick * 0.3f),
                                                place(way + thick * 0.6f, thick)};
            canvas.line(arrow, thick * 0.26f, with_alpha(kPortal, 0.75f));
        }
    }

    void draw(Walls walls) const {
        switch (walls) {
            case Walls::wrap:
                return wrap();
            case Walls::padded:
                return padded();
            case Walls::rubber:
                return rubber();
            case Walls::spring:
                return spring();
            case Walls::concrete:
                return concrete();
            default:
                return;
        }
    }
};

}  // namespace

void draw_walls(Canvas& canvas, const View& view, Walls walls, int wide, int ceiling) {
    const float thick = std::max(4.0f, kWallsThick * view.unit());
    const auto high = static_cast<float>(view.height), across = static_cast<float>(view.width);
    const float left = view.x_of(0), right = view.x_of(static_cast<float>(wide));
    if (left > -1) Edge{canvas, {left, 0}, {0, 1}, {1, 0}, high, thick}.draw(walls);
    if (right < across + 1) Edge{canvas, {right, 0}, {0, 1}, {-1, 0}, high, thick}.draw(walls);
    if (ceiling <= 0) return;
    const Point top = {0, std::max(0.0f, view.y_of(static_cast<float>(ceiling)))};
    // Nothing wraps around vertically: the ceiling throws shells back.
    Edge{canvas, top, {1, 0}, {0, 1}, across, thick}.draw(walls == Walls::wrap ? Walls::rubber : walls);
}

}  // namespace terramorph
