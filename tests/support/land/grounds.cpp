#include "support/land/grounds.h"

#include <algorithm>

namespace terramorph::test {

namespace {

std::vector<Sixteenths> random_hills(Random& random, int width, int height) {
    const Sixteenths low = Ground::kBedrock + 40 * kColumn;
    const Sixteenths high = height * kColumn / 2;
    std::vector<Sixteenths> surface(static_cast<std::size_t>(width));
    Sixteenths y = from_to(random, low, high);
    Sixteenths slope;
    for (Sixteenths& here : surface) {
        slope = std::clamp(slope + Sixteenths{random.from_to(-6, 6)}, Sixteenths{-40}, Sixteenths{40});
        if (random.below(200) == 0) y += random.from_to(-100, 100) * kColumn;  // a cliff
        y = std::clamp(y + slope, low, high);
        here = y;
    }
    return surface;
}

}  // namespace

Ground flat_ground(int width, int high) {
    return {std::vector<Sixteenths>(static_cast<std::size_t>(width), high * kColumn), width / 2};
}

Ground random_ground(Random& random, int width) {
    const int height = width / 2;
    Ground ground(random_hills(random, width, height), height);
    for (int k = 0; k < width / 20; ++k) {
        const int x = random.below(width);
        const Sixteenths y =
            std::max(Sixteenths{}, ground.top(x) + from_to(random, -80 * kColumn, 40 * kColumn));
        const Sixteenths radius = from_to(random, kColumn, 40 * kColumn);
        const int what = random.below(8);
        if (what < 5)
            ground.carve(disc(x * kColumn, y, radius));
        else if (what < 7)
            ground.heap(disc(x * kColumn, y, radius));
        else
            ground.heap(sliver(x, y, y + from_to(random, Sixteenths{1}, 2 * radius)));
        if (random.below(10) != 0) continue;
        const std::uint32_t seed = random.next();
        ground.settle(Sixteenths{random.from_to(1, 64)}, 50, seed);
    }
    return ground;
}

Hull hull_at(TankId number, Vec2<float> at, float angle) {
    Tank tank;
    tank.body.at = at;
    tank.body.angle = angle;
    return tank.hull(number);
}

Shape sliver(int x, Sixteenths bottom, Sixteenths top) { return {x, {{bottom, top}}}; }

}  // namespace terramorph::test
