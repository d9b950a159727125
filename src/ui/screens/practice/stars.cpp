#include "ui/screens/practice/stars.h"

#include <array>
#include <cmath>

#include "app/practice/drills.h"
#include "base/trig.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStarApart = 1.12f;  // of its height
constexpr float kStarInner = 0.45f;  // of its radius
constexpr std::size_t kStarCorners = 10;

void draw_earned_star(Canvas& canvas, Point middle, float radius, Color color) {
    std::array<Point, kStarCorners> corners;
    for (std::size_t k = 0; k < kStarCorners; ++k) {
        const float turn = static_cast<float>(k) * 2 * kFloatPi / kStarCorners;
        const float reach = k % 2 == 0 ? radius : kStarInner * radius;
        corners[k] = {middle.x + reach * std::sin(turn), middle.y - reach * std::cos(turn)};
    }
    canvas.polygon(corners, color);
}

}  // namespace

float stars_wide(float high) { return kStarApart * high * kMostStars; }

void draw_stars(Canvas& canvas, Rect place, int gained) {
    const float apart = kStarApart * place.h;
    for (int k = 0; k < kMostStars; ++k) {
        const float x = place.center().x + (static_cast<float>(k) - (kMostStars - 1) / 2.0f) * apart;
        draw_earned_star(canvas, {x, place.center().y}, place.h / 2,
                         k < gained ? theme::kAccent : with_alpha(theme::kMuted, 0.35f));
    }
}

}  // namespace terramorph
