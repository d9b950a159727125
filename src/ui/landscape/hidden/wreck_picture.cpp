#include "ui/landscape/hidden/wreck_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terramorph {

namespace {

constexpr Color kRust = {128, 74, 44}, kOldRust = {84, 50, 36}, kRivet = {52, 32, 26}, kWeed = {74, 112, 66};
constexpr Color kChest = {150, 98, 48}, kChestEdge = {60, 36, 20}, kBrass = {246, 206, 104},
                kShine = {255, 246, 206};
constexpr float kLeastScale = 0.9f;  // pixels per column: smaller ones are drawn larger

/// Corners in columns from the middle of the bed below it, y upward.
class Hulk {
  public:
    Hulk(Canvas& canvas, const View& view, const SunkenWreck& wreck)
        : canvas_(canvas),
          foot_(view.point({static_cast<float>(wreck.x) + 0.5f, to_columns(wreck.y)})),
          scale_(std::max(kLeastScale, view.scale)) {}

    void draw() const {
        line({6, 11}, {20, 17}, 2.6f, kRivet);  // what's left of its barrel
        line({6, 11}, {20, 17}, 1.4f, kOldRust);
        shape(std::array{Point{-18, -1}, Point{-20, 4}, Point{-14, 7}, Point{13, 9}, Point{19, 6},
                         Point{17, -1}},
              kRivet);
        shape(std::array{Point{-17, 0}, Point{-18.5f, 3.6f}, Point{-13.5f, 6}, Point{12.5f, 8},
                         Point{17.6f, 5.6f}, Point{16, 0}},
              kRust);
        shape(std::array{Point{-8, 6}, Point{-6, 12.5f}, Point{5, 13.5f}, Point{9, 8}}, kRivet);
        shape(std::array{Point{-6.6f, 6.6f}, Point{-5, 11.6f}, Point{4.6f, 12.4f}, Point{7.4f, 8}}, kOldRust);
        for (const float x : {-12.0f, -6.0f, 0.0f, 6.0f, 12.0f}) {
            circle({x, 1.8f}, 2.4f, kRivet);
            circle({x, 1.8f}, 1.2f, kOldRust);
        }
        for (const float x : {-16.0f, -10.0f, 3.0f, 15.0f}) weed(x);
        chest();
    }

  private:
    Point at(Point off) const { return {foot_.x + off.x * scale_, foot_.y - off.y * scale_}; }
    template <class Corners>
    void shape(const Corners& corners, Color color) const {
        std::array<Point, std::tuple_size_v<Corners>> placed;
        std::ranges::transform(corners, placed.begin(), [this](Point each) { return at(each); });
        canvas_.polygon(placed, color);
    }
    void line(Point from, Point to, float thick, Color color) const {
        canvas_.line(at(from), at(to), std::max(1.0f, thick * scale_), color);
    }
    void circle(Point off, float radius, Color color) const {
        canvas_.circle(at(off), radius * scale_, color);
    }
    void weed(float x) const {
        for (const float lean : {-1.5f, 0.6f, 2.2f}) {
            const std::array<Point, 3> blade = {at({x, -0.5f}), at({x + 0.3f * lean, 3.4f}),
                                                at({x + lean, 7.5f - std::abs(lean)})};
            canvas_.line(blade, std::max(1.0f, 0.9f * scale_), kWeed);
        }
    }
    /// Lies on the hull.
    void chest() const {
        const auto deck = [](float x, float y) { return Point{x - 38, y + 6.5f}; };
        shape(std::array{deck(20, -1), deck(20, 6), deck(22, 8), deck(29, 8), deck(31, 6), deck(31, -1)},
              kChestEdge);
        shape(std::array{deck(21, 0), deck(21, 5.6f), deck(22.4f, 7), deck(28.6f, 7), deck(30, 5.6f),
                         deck(30, 0)},
              kChest);
        line(deck(21, 4.4f), deck(30, 4.4f), 1.1f, kBrass);
        circle(deck(25.5f, 4), 1.4f, kBrass);
        line(deck(22.6f, 12), deck(22.6f, 7), 0.8f, kShine);
        line(deck(20.1f, 9.5f), deck(25.1f, 9.5f), 0.8f, kShine);
    }

    Canvas& canvas_;
    Point foot_;
    float scale_;
};

}  // namespace

void draw_sunken_wrecks(Canvas& canvas, const View& view, std::span<const SunkenWreck> wrecks) {
    for (const SunkenWreck& wreck : wrecks) Hulk(canvas, view, wreck).draw();
}

}  // namespace terramorph
