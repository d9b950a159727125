#include "ui/landscape/plants/fort.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "battle/flight/flight.h"
#include "battle/natives/gunnery.h"

namespace terramorph {

namespace {

constexpr Color kTimber = {128, 92, 60}, kTimberDark = {48, 34, 28}, kTimberLight = {190, 148, 102};
constexpr Color kIron = {64, 66, 74}, kIronInk = {20, 20, 26}, kIronLight = {142, 148, 160};
constexpr Color kFortStone = {112, 108, 104}, kFortSoot = {28, 24, 26};
constexpr float kHalfTop = 11, kStake = 4.6f;  // columns
constexpr float kLogs = 1.2f;                  // pixels per column from which on single logs are seen

/// Paints one fort. Lengths are columns, from the middle of its foot.
class FortPainter {
  public:
    FortPainter(Canvas& canvas, const View& view, const Ground& ground, const Thing& gun,
                const Palette& palette)
        : canvas_(canvas), view_(view), ground_(ground), gun_(gun), palette_(palette) {}

    void draw(int barrel_angle) {
        footing();
        barrel(barrel_angle);
        mound(Thing::kGunHigh);
        palisade();
        if (gun_.strength < Thing::kGunStrength) cracks();
    }

    void draw_ruin() {
        footing();
        const float half = kHalf - 1;
        shape(std::array{at(-half, 0), at(half, 0), at(0.7f * half, 5.5f), at(0.2f * half, 3.6f),
                         at(-0.3f * half, 6.4f), at(-0.8f * half, 4)},
              mixed(earth(), kFortSoot, 0.45f));
        beam(-13, 1, -3, 8.5f, 2.6f);
        beam(2, 2, 14, 4.5f, 2.6f);
        beam(9, 0.5f, 5, 9, 2.2f);
        iron(at(-4, 4), at(11, 9.5f), 0.8f);  // its barrel
    }

  private:
    static constexpr float kHalf = Thing::kGunLong / 2.0f;

    Point at(float x, float y) const { return view_.point(gun_.at + Vec2<float>{x, y}); }
    float pixels(float columns) const { return std::max(0.8f, columns * view_.scale); }
    Color earth() const { return mixed(palette_.earth[1], palette_.loose, 0.4f); }
    Color timber(float light) const {
        const Color own = mixed(kTimber, palette_.earth[1], 0.15f);
        return light < 0.5f ? mixed(kTimberDark, own, 2 * light)
                            : mixed(own, mixed(kTimberLight, palette_.sun, 0.3f), 2 * light - 1);
    }
    template <std::size_t corners>
    void shape(const std::array<Point, corners>& outline, Color color) {
        canvas_.polygon(outline, color);
    }

    /// How far the ground is below its floor, in columns; below 0.
    float depth_at(float x) const {
        const int column = std::clamp(static_cast<int>(gun_.at.x + x), 0, ground_.width() - 1);
        return std::clamp(to_columns(ground_.top(column)) - gun_.at.y, -1.0f * Thing::kHutFooting, 0.0f);
    }

    /// Stones between the floor and the ground.
    void footing() {
        const Color stone = mixed(kFortStone, palette_.earth[1], 0.35f);
        const float out = kHalf + 0.6f;
        shape(std::array{at(-out, depth_at(-out) - 1.5f), at(0, depth_at(0) - 1.5f),
                         at(out, depth_at(out) - 1.5f), at(out, 1.4f), at(-out, 1.4f)},
              mixed(stone, kTimberDark, 0.3f));
        shape(std::array{at(-out, 0.2f), at(out, 0.2f), at(out, 1.4f), at(-out, 1.4f)}, stone);
    }

    void iron(Point from, Point to, float size) {
        canvas_.line(from, to, pixels(5.6f * size), kIronInk);
        canvas_.line(from, to, pixels(4.2f * size), kIron);
        const Point up = {0, -pixels(0.9f * size)};
        canvas_.line(from + up, to + up, pixels(1.1f * size), mixed(kIronLight, palette_.sun, 0.2f));
    }

    void barrel(int angle) {
        const Vec2<float> way = barrel_way(angle);
        const auto along = [&](float part) {
            return view_.point(pivot_of(gun_) + way * (part * static_cast<float>(kGunBarrel)));
        };
        iron(along(-0.2f), along(0.96f), 1);
        iron(along(0.86f), along(1), 1.35f);  // the ring at its muzzle
        canvas_.circle(along(0), pixels(4.8f), kIronInk);
        canvas_.circle(along(0), pixels(3.8f), mixed(kIron, kIronLight, 0.25f));
    }

    /// Earth that has been heaped up.
    void mound(float high) {
        const float flank = 0.35f * high;
        shape(std::array{at(-kHalf - 0.8f, 0.8f), at(kHalf + 0.8f, 0.8f), at(kHalf + 0.8f, flank),
                         at(kHalfTop + 0.8f, high - 1.4f), at(-kHalfTop - 0.8f, high - 1.4f),
                         at(-kHalf - 0.8f, flank)},
              mixed(earth(), kTimberDark, 0.6f));
        shape(std::array{at(-kHalf, 1.4f), at(kHalf, 1.4f), at(kHalf, flank), at(kHalfTop, high - 2.4f),
                         at(-kHalfTop, high - 2.4f), at(-kHalf, flank)},
              earth());
        shape(std::array{at(-kHalf, 1.4f), at(-0.5f * kHalf, 1.4f), at(-0.45f * kHalfTop, high - 2.4f),
                         at(-kHalfTop, high - 2.4f), at(-kHalf, flank)},
              mixed(earth(), palette_.sun, 0.22f));
    }

    void beam(float x0, float y0, float x1, float y1, float thick) {
        canvas_.line(at(x0, y0), at(x1, y1), pixels(thick + 1), kTimberDark);
        canvas_.line(at(x0, y0), at(x1, y1), pixels(thick), timber(0.5f));
    }

    /// Logs across its front, and stakes along the top.
    void palisade() {
        for (float x = -kHalfTop + 1.4f; x <= kHalfTop; x += kStake) {
            const float high = Thing::kGunHigh - 1 + (std::abs(x) > kHalfTop / 2 ? 1.6f : 0);
            shape(
                std::array{at(x - 2, 7), at(x + 2, 7), at(x + 2, high - 2), at(x, high), at(x - 2, high - 2)},
                kTimberDark);
            shape(std::array{at(x - 1.4f, 7), at(x + 1.4f, 7), at(x + 1.4f, high - 2), at(x, high - 0.8f),
                             at(x - 1.4f, high - 2)},
                  timber(0.6f));
        }
        for (const float y : {4.2f, 7.6f}) {
            const float half = kHalf - 0.5f * y;
            beam(-half, y, half, y, 2.4f);
            if (view_.scale >= kLogs)
                canvas_.line(at(-half, y + 0.7f), at(half, y + 0.7f), pixels(0.5f), timber(0.9f));
        }
    }

    /// Where it has been hit.
    void cracks() {
        const std::array<Point, 4> crack = {at(-5, 2), at(-2.5f, 6), at(-4.5f, 9.5f), at(-1, 14)};
        canvas_.line(crack, pixels(0.8f), kFortSoot);
        canvas_.circle(at(6, 8), pixels(2.6f), mixed(kFortSoot, earth(), 0.3f));
    }

    Canvas& canvas_;
    const View& view_;
    const Ground& ground_;
    const Thing& gun_;
    const Palette& palette_;
};

}  // namespace

void draw_fort(Canvas& canvas, const View& view, const Ground& ground, const Thing& gun, int barrel,
               const Palette& palette) {
    FortPainter fort(canvas, view, ground, gun, palette);
    gun.state == Thing::State::whole ? fort.draw(barrel) : fort.draw_ruin();
}

}  // namespace terramorph
