#include "battle/world/ways.h"

#include <cstdlib>

#include "battle/tank.h"

namespace terramorph {

namespace {

constexpr Sixteenths kMaxRise = 5 * kColumn;   // in a stride, which tracks can climb
constexpr Sixteenths kMaxDrop = 15 * kColumn;  // in a stride, which they get down unharmed

}  // namespace

std::optional<Sixteenths> next_floor(const Ground& ground, int x, Sixteenths floor) {
    if (x < kHullHalfWidth || x >= ground.width() - kHullHalfWidth) return std::nullopt;
    const Sixteenths rise = ground.top(x) - floor;
    if (rise > kMaxRise || rise < -kMaxDrop) return std::nullopt;
    return ground.top(x);
}

bool can_drive(const Ground& ground, int x, int columns) {
    const int way = columns < 0 ? -1 : 1;
    std::optional<Sixteenths> floor = ground.top(x);
    for (int far = kStride; floor && far <= std::abs(columns); far += kStride)
        floor = next_floor(ground, x + way * far, *floor);
    return floor.has_value();
}

}  // namespace terramorph
