#include "battle/blast.h"

#include <algorithm>
#include <array>

namespace terramorph {

namespace {

constexpr float kCore = 0.25f;  // of the radius
constexpr std::array kRepeated = {100, 60, 36, 22, 20};

}  // namespace

float damage_at(float radius, float strength, float distance) {
    if (distance >= radius) return 0;
    const float core = radius * kCore;
    return distance <= core ? strength : strength * (radius - distance) / (radius - core);
}

int repeated_blast_percent(int before) {
    return kRepeated[std::min(static_cast<std::size_t>(before), kRepeated.size() - 1)];
}

Hull stretched(Hull hull, std::int64_t middle, int height) {
    const auto stretch = [&](std::int64_t& y) { y = middle + (y - middle) * 100 / height; };
    for (auto& corner : hull.corners) stretch(corner.y);
    stretch(hull.low.y);
    stretch(hull.high.y);
    return hull;
}

}  // namespace terramorph
