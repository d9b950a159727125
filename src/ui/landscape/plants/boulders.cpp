#include "ui/landscape/plants/boulders.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "paint/outline.h"

namespace terramorph {

namespace {

constexpr Color kStoneGrey = {132, 128, 124}, kStoneDark = {26, 22, 26}, kStoneLight = {255, 248, 226};
constexpr int kBoulderSides = 6;                         // as many as shells meet
constexpr Vec2<float> kStoneSun = {-0.5f, 0.87f};        // from a boulder to the light
constexpr float kLiesFreely = 0.25f, kCliffside = 1.1f;  // slopes, rise by run
constexpr float kMostBedded = 0.6f;                      // of its radius, in a cliff
constexpr float kCornerAway = 1.2f;                      // radii: no corner is farther away
constexpr std::uint32_t kBoulderLooks = 43;              // a stream of random numbers
constexpr float kFineAcross = 26;                        // pixels from which on its grain is seen

/// A boulder's corners, in columns about its middle. Between two corners of its outline lies a third, which
/// makes it rounder; its face is the part that looks at us.
class BoulderPainter {
  public:
    BoulderPainter(Canvas& canvas, const View& view, const Thing& boulder, const Palette& palette)
        : canvas_(canvas), view_(view), boulder_(boulder), stone_(stone_color(palette)), sun_(palette.sun) {
        for (int k = 0; k < kBoulderSides; ++k) {
            const Vec2<float> corner = boulder.corner(k) - boulder.at,
                              next = boulder.corner((k + 1) % kBoulderSides) - boulder.at;
            corners_[2 * k] = corner * (0.93f + 0.07f * chance(k));
            corners_[2 * k + 1] = (corner + next) * (0.5f * (1 + 0.09f * chance(kBoulderSides + k)));
            face_[k] = corner * (0.42f + 0.2f * chance(12 + k)) + lean() * boulder.half_thick();
        }
    }

    void draw() {
        Outline whole;
        for (const Vec2<float> corner : corners_) whole.push_back(at(corner));
        canvas_.polygon(whole, mixed(stone_, kStoneDark, 0.62f));  // its rim, and seams between facets
        for (int k = 0; k < kBoulderSides; ++k) {
            facet(corner(2 * k), corner(2 * k + 1), face_[k], face_[(k + 1) % kBoulderSides],
                  0.08f * (chance(30 + k) - 0.5f));
            facet(corner(2 * k + 1), corner(2 * k + 2), face_[(k + 1) % kBoulderSides],
                  face_[(k + 1) % kBoulderSides], 0.08f * (chance(40 + k) - 0.5f));
        }
        Outline front;
        for (const Vec2<float> each : face_) front.push_back(at(each));
        canvas_.polygon(front, lit(0.56f));
        if (static_cast<float>(boulder_.size) * view_.scale >= kFineAcross) grain();
    }

  private:
    float chance(int n) const { return uniform01(boulder_.lot, kBoulderLooks, n, 0); }
    /// Where its face is off its middle, as a part of its radius; it turns with it.
    Vec2<float> lean() const {
        const float turn = boulder_.angle + 6.2831853f * chance(20);
        return Vec2<float>{std::cos(turn), std::sin(turn)} * 0.14f;
    }
    Vec2<float> corner(int k) const { return corners_[k % (2 * kBoulderSides)] * kWithinRim; }
    Point at(Vec2<float> place) const { return view_.point(boulder_.at + place); }
    /// From 0 in the shade to 1 in the light.
    Color lit(float light) const {
        return light < 0.5f ? mixed(mixed(stone_, kStoneDark, 0.55f), stone_, 2 * light)
                            : mixed(stone_, mixed(kStoneLight, sun_, 0.4f), 0.9f * (light - 0.5f));
    }

    /// A side that slopes from the face to the rim.
    void facet(Vec2<float> a, Vec2<float> b, Vec2<float> c, Vec2<float> d, float tint) {
        const Vec2<float> out = (a + b) * (0.5f / boulder_.half_thick());
        const float light = 0.47f + 0.45f * (out.x * kStoneSun.x + out.y * kStoneSun.y) + tint;
        const Outline side = {at(a), at(b), at(d), at(c)};
        canvas_.polygon(side, lit(std::clamp(light, 0.0f, 1.0f)));
    }

    /// Cracks and pits of its face.
    void grain() {
        const float line = std::max(0.8f, 0.05f * boulder_.half_thick() * view_.scale);
        const int from = static_cast<int>(chance(50) * kBoulderSides) % kBoulderSides;
        const Vec2<float> middle = (face_[from] + face_[(from + 3) % kBoulderSides]) * 0.5f;
        const Vec2<float> bend = face_[(from + 1) % kBoulderSides] * (0.3f * chance(51));
        const std::array<Point, 3> crack = {
            at(face_[from]), at(middle + bend),
            at(face_[(from + 2 + static_cast<int>(2 * chance(52))) % kBoulderSides])};
        canvas_.line(crack, line, lit(0.16f));
        for (int k = 0; k < 7; ++k) {
            const float turn = boulder_.angle + 6.2831853f * chance(60 + k);
            const Vec2<float> place = Vec2<float>{std::cos(turn), std::sin(turn)} *
                                      (boulder_.half_thick() * (0.15f + 0.6f * chance(70 + k)));
            canvas_.circle(at(place), line * (0.5f + 0.7f * chance(80 + k)), lit(k % 3 == 0 ? 0.85f : 0.25f));
        }
    }

    static constexpr float kWithinRim = 0.965f;

    Canvas& canvas_;
    const View& view_;
    const Thing& boulder_;
    Color stone_, sun_;
    std::array<Vec2<float>, 2 * kBoulderSides> corners_;
    std::array<Vec2<float>, kBoulderSides> face_;
};

/// Where it's drawn.
Thing bedded(Thing boulder, const Ground& ground) {
    const float reach = boulder.half_thick(), last = static_cast<float>(ground.width()) - 1;
    const auto height = [&](float x) {
        return to_columns(ground.top(static_cast<int>(std::clamp(x, 0.0f, last))));
    };
    const float slope = (height(boulder.at.x + reach) - height(boulder.at.x - reach)) / (2 * reach);
    const float steep = std::clamp((std::abs(slope) - kLiesFreely) / (kCliffside - kLiesFreely), 0.0f, 1.0f);
    const Vec2<float> inward = Vec2<float>{slope, -1} * (1 / std::sqrt(1 + slope * slope));
    boulder.at = boulder.at + inward * (kMostBedded * steep * reach);
    return boulder;
}

}  // namespace

Color stone_color(const Palette& palette) { return mixed(kStoneGrey, palette.earth[0], 0.4f); }

void draw_rock(Canvas& canvas, const View& view, const Thing& boulder, const Palette& palette) {
    BoulderPainter(canvas, view, boulder, palette).draw();
}

void draw_rock(Canvas& canvas, const View& view, Thing boulder, const BodyState& body,
               const Palette& palette) {
    boulder.at = body.at;
    boulder.angle = body.angle;
    draw_rock(canvas, view, boulder, palette);
}

void draw_boulders(Canvas& canvas, const View& view, std::span<const Thing> things, const Palette& palette,
                   const LaidLand& land) {
    for (const Thing& each : things) {
        if (!each.is_boulder()) continue;
        const Thing lies = land.ground ? bedded(each, *land.ground) : each;
        const Point at = view.point(lies.at);
        const float half = kCornerAway * lies.half_thick() * view.scale;
        if (at.x < -half || at.x > static_cast<float>(view.width) + half) continue;
        draw_rock(canvas, view, lies, palette);
        if (lies.at != each.at)
            draw_in_ground(canvas, land, {at.x - half, at.y - half, 2 * half, 2 * half}, view);
    }
}

}  // namespace terramorph
