#include "ui/captions/dots.h"

#include <algorithm>

namespace terramorph {

void draw_path_dot(Canvas& canvas, Point at, float radius, Color color) {
    const float rim = std::max(1.0f, 0.3f * radius);
    canvas.ring(at, radius + rim, rim, with_alpha(kPathRim, 0.67f * static_cast<float>(color.a) / 255));
    canvas.circle(at, radius, color);
}

}  // namespace terramorph
