#include "ui/captions/dots.h"

#include <algorithm>

namespace terramorph {

float clearness_beside(const View& view, std::span<const Vec2<float>> path, Point dot, float pixels) {
    float nearest = 2 * pixels;
    for (std::size_t k = 1; k < path.size(); ++k) {
        const Point from = view.point(path[k - 1]), way = view.point(path[k]) - from, off = dot - from;
        const float squared = way.x * way.x + way.y * way.y;
        const float along =
            squared > 0 ? std::clamp((off.x * way.x + off.y * way.y) / squared, 0.0f, 1.0f) : 0;
        const Point away = off - way * along;
        nearest = std::min(nearest, std::hypot(away.x, away.y));
    }
    return std::clamp(nearest / pixels - 1, 0.0f, 1.0f);
}

void draw_path_dot(Canvas& canvas, Point at, float radius, Color color) {
    const float rim = std::max(1.0f, 0.3f * radius);
    canvas.ring(at, radius + rim, rim, with_alpha(kPathRim, 0.67f * static_cast<float>(color.a) / 255));
    canvas.circle(at, radius, color);
}

}  // namespace terramorph
