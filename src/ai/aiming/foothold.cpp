#include "ai/aiming/foothold.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kLookDown = 120;  // columns: the thickest roof that may give way
constexpr int kLookAside = 60;  // columns, to an edge
constexpr int kAsideStep = 12;  // columns
constexpr float kEdge = 40;     // columns: less is a slope

/// The height of the hollow under the surface, in columns.
float hollow_under(const Ground& ground, int x) {
    int height = 0;
    for (int down = 1; down <= kLookDown + height; ++down) {
        const Sixteenths y = ground.top(x) - down * kColumn;
        if (y < Sixteenths{}) break;
        if (ground.solid(x, y)) {
            if (height > 0) break;
        } else {
            ++height;
        }
    }
    return static_cast<float>(height);
}

float drop_beside(const Ground& ground, int x) {
    Sixteenths lowest = ground.top(x);
    for (int aside = -kLookAside; aside <= kLookAside; aside += kAsideStep)
        lowest = std::min(lowest, ground.top(std::clamp(x + aside, 0, ground.width() - 1)));
    const float drop = to_columns(ground.top(x) - lowest);
    return drop >= kEdge ? drop : 0;
}

}  // namespace

float fall_from(const Ground& ground, int x) {
    const int column = std::clamp(x, 0, ground.width() - 1);
    return std::max(hollow_under(ground, column), drop_beside(ground, column));
}

}  // namespace terramorph
