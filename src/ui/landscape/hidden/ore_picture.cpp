#include "ui/landscape/hidden/ore_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "battle/hidden/ore.h"

namespace terramorph {

namespace {

constexpr Color kMatrix = {74, 60, 52}, kMatrixEdge = {26, 18, 14}, kMatrixLit = {126, 108, 94};
constexpr Color kOreEdge = {60, 38, 16}, kOreBody = {196, 138, 40}, kOreLit = {250, 206, 96},
                kOreGlint = {255, 250, 222};
/// Veins of it in its stone: places and sizes in radii.
struct Vein {
    Point at;
    float size;
};
constexpr std::array<Vein, 4> kVeins = {
    {{{-0.26f, -0.24f}, 0.5f}, {{0.4f, -0.02f}, 0.36f}, {{-0.02f, 0.48f}, 0.34f}, {{-0.62f, 0.3f}, 0.22f}}};
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
        canvas_.polygon(stone(1.24f, {}), with_alpha(kMatrixEdge, 0.75f));
        canvas_.polygon(stone(1.08f, {}), kMatrix);
        canvas_.polygon(stone(0.8f, {-0.16f, -0.2f}), with_alpha(kMatrixLit, 0.4f));
        for (const Vein& vein : kVeins) {
            canvas_.polygon(stone(1.2f * vein.size, vein.at), kOreEdge);
            canvas_.polygon(stone(vein.size, vein.at), kOreBody);
            canvas_.polygon(stone(0.5f * vein.size, vein.at - Point{0.12f, 0.14f} * vein.size), kOreLit);
        }
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
        const float ray = kGlintLong * (0.16f + 1.04f * swell);
        const Point star = {-0.3f, -0.3f};
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
