#include "ui/landscape/hidden/wreck_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terramorph {

namespace {

constexpr Color kPlank = {122, 88, 58}, kOldPlank = {88, 62, 44}, kHold = {40, 28, 24},
                kSail = {176, 168, 146}, kWeed = {74, 112, 66};
constexpr Color kChest = {150, 98, 48}, kChestEdge = {60, 36, 20}, kBrass = {246, 206, 104},
                kShine = {255, 246, 206};
constexpr float kTinted = 0.5f;                  // of its colors, by the water over it
constexpr int kHalfHull = 22;                    // columns
constexpr float kMostTilted = 0.45f, kSunk = 6;  // rise by run; columns of a dry one in the ground
constexpr float kLeastScale = 0.9f;              // pixels per column: smaller ones are drawn larger

/// Corners in columns from the middle of the bed below it, y upward.
class Hulk {
  public:
    Hulk(Canvas& canvas, const View& view, const SunkenWreck& wreck, Color water, const LaidLand& land)
        : canvas_(canvas),
          view_(view),
          land_(land),
          dry_(wreck.dry),
          water_(with_alpha(water, 1)),
          tinted_(wreck.dry || water == Color{} ? 0 : kTinted),
          foot_(view.point({static_cast<float>(wreck.x) + 0.5f, to_columns(wreck.y)})),
          scale_(std::max(kLeastScale, view.scale)) {
        if (!land.ground) return;
        const auto height = [&](int x) {
            return to_columns(land.ground->top(std::clamp(x, 0, land.ground->width() - 1)));
        };
        rise_ = std::clamp((height(wreck.x + kHalfHull) - height(wreck.x - kHalfHull)) / (2.0f * kHalfHull),
                           -kMostTilted, kMostTilted);
    }

    void draw() {
        const bool sunk = dry_ && land_.ground;
        if (sunk) foot_.y += kSunk * scale_;
        hull();
        if (!sunk) return chest();
        const float half = 1.2f * static_cast<float>(kHalfHull) * scale_;
        draw_in_ground(canvas_, land_, {foot_.x - half, foot_.y - half, 2 * half, 2 * half}, view_);
        foot_.y -= kSunk * scale_;
        chest();
    }

  private:
    /// A boat, so that nobody takes it for a tank.
    void hull() const {
        line({3, 4}, {10, 27}, 2.2f, kHold);  // its mast leans over
        line({3, 4}, {10, 27}, 1.2f, kOldPlank);
        line({3, 20}, {15, 17.4f}, 1.1f, kOldPlank);
        if (!dry_)
            shape(std::array{Point{3.4f, 19.6f}, Point{14.6f, 17.2f}, Point{12, 13.4f}, Point{10.4f, 10},
                             Point{7.4f, 12.2f}, Point{4.6f, 10.8f}},
                  kSail);
        shape(std::array{Point{-21, 9}, Point{-16, -2}, Point{14, -2}, Point{25, 14}, Point{15, 9.4f},
                         Point{4, 7.4f}, Point{-8, 7}},
              kHold);
        for (const float x : {-18.4f, -14.6f, -10.8f})
            line({x, 0}, {x - 1.4f, 9}, 1.4f, kOldPlank);  // its ribs
        shape(std::array{Point{-8.4f, 0}, Point{-9.4f, 5.8f}, Point{4, 6.2f}, Point{15, 8.2f},
                         Point{22.6f, 11.8f}, Point{13.4f, -0.6f}},
              kPlank);
        line({-9, 3.6f}, {17.4f, 5}, 0.8f, kOldPlank);
        line({-8.8f, 1.4f}, {15, 2}, 0.8f, kOldPlank);
        circle({8, 3.2f}, 2.1f, kHold);  // a hole
        for (const float x : {-19.0f, -3.0f, 11.0f, 20.0f}) weed(x);
    }
    Color under(Color color) const { return mixed(color, water_, tinted_); }
    Point at(Point off) const {
        return {foot_.x + (off.x - rise_ * off.y) * scale_, foot_.y - (off.y + rise_ * off.x) * scale_};
    }
    template <class Corners>
    void shape(const Corners& corners, Color color) const {
        std::array<Point, std::tuple_size_v<Corners>> placed;
        std::ranges::transform(corners, placed.begin(), [this](Point each) { return at(each); });
        canvas_.polygon(placed, under(color));
    }
    void line(Point from, Point to, float thick, Color color) const {
        canvas_.line(at(from), at(to), std::max(1.0f, thick * scale_), under(color));
    }
    void circle(Point off, float radius, Color color) const {
        canvas_.circle(at(off), radius * scale_, under(color));
    }
    void weed(float x) const {
        for (const float lean : {-1.5f, 0.6f, 2.2f}) {
            const std::array<Point, 3> blade = {at({x, -0.5f}), at({x + 0.3f * lean, 3.4f}),
                                                at({x + lean, 7.5f - std::abs(lean)})};
            canvas_.line(blade, std::max(1.0f, 0.9f * scale_), under(kWeed));
        }
    }
    /// Has slid out of the stern.
    void chest() const {
        const auto deck = [](float x, float y) { return Point{x - 40, y - 0.5f}; };
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
    const View& view_;
    const LaidLand& land_;
    bool dry_;
    float rise_ = 0;  // of the bed, by run
    Color water_;
    float tinted_;
    Point foot_;
    float scale_;
};

}  // namespace

void draw_sunken_wrecks(Canvas& canvas, const View& view, std::span<const SunkenWreck> wrecks, Color water,
                        const LaidLand& land) {
    for (const SunkenWreck& wreck : wrecks) Hulk(canvas, view, wreck, water, land).draw();
}

}  // namespace terramorph
