#include "ui/landscape/hidden/ore_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "battle/hidden/ore.h"

namespace terramorph {

namespace {

constexpr Color kOreEdge = {48, 30, 18}, kOreBody = {196, 138, 40}, kOreLit = {250, 206, 96},
                kOreGlint = {255, 250, 222};
constexpr int kOreCorners = 9;
constexpr float kLeastOre = 3.5f;   // pixels: the radius of one that's seen from far away
constexpr float kGlintLong = 1.1f;  // radii
constexpr float kGlintEvery = 3;    // seconds
constexpr std::uint32_t kOreChance = 83;

class Lump {
  public:
    Lump(Canvas& canvas, const View& view, const OreLump& lump)
        : canvas_(canvas),
          bits_(hash_bits(kOreChance, 0, lump.x, 0)),
          middle_(view.point({static_cast<float>(lump.x) + 0.5f, to_columns(lump.y)})),
          radius_(std::max(kLeastOre, kOreRadius * view.scale)) {}

    void draw(double time) const {
        canvas_.polygon(stone(1.0f, {}), kOreEdge);
        canvas_.polygon(stone(0.82f, {}), kOreBody);
        canvas_.polygon(stone(0.42f, {-0.2f, -0.28f}), kOreLit);
        canvas_.circle(at({0.36f, 0.26f}), 0.2f * radius_, kOreLit);
        glint(static_cast<float>(std::fmod(time / double{kGlintEvery} + double{uniform01(bits_)}, 1.0)));
    }

  private:
    Point at(Point off) const { return middle_ + off * radius_; }
    std::array<Point, kOreCorners> stone(float size, Point off) const {
        std::array<Point, kOreCorners> corners;
        for (std::size_t k = 0; k < corners.size(); ++k) {
            const float turn = 2 * kFloatPi * static_cast<float>(k) / kOreCorners;
            const float away = size * (0.8f + 0.3f * uniform01(mix(bits_ + static_cast<std::uint32_t>(k))));
            corners[k] = at(off + Point{away * std::cos(turn), away * std::sin(turn)});
        }
        return corners;
    }
    /// A star with four rays, small but for a moment of each period.
    void glint(float part) const {
        const float swell = std::max(0.0f, 1 - std::abs(part - 0.5f) * 8);
        const float ray = kGlintLong * (0.45f + 0.75f * swell);
        const Point star = {-0.24f, -0.3f};
        const float thick = std::max(1.0f, 0.16f * radius_);
        canvas_.line(at(star - Point{ray, 0}), at(star + Point{ray, 0}), thick, kOreGlint);
        canvas_.line(at(star - Point{0, ray}), at(star + Point{0, ray}), thick, kOreGlint);
    }

    Canvas& canvas_;
    std::uint32_t bits_;
    Point middle_;
    float radius_;  // pixels
};

}  // namespace

void draw_ore(Canvas& canvas, const View& view, std::span<const OreLump> ore, double time) {
    for (const OreLump& lump : ore) {
        const float x = view.x_of(static_cast<float>(lump.x));
        if (x > -kOreRadius * view.scale && x < static_cast<float>(view.width) + kOreRadius * view.scale)
            Lump(canvas, view, lump).draw(time);
    }
}

}  // namespace terramorph
