#include "support/grounds.h"

#include <algorithm>

namespace terramorph::test {

namespace {

std::vector<int> random_hills(Random& random, int width, int height) {
    const int low = Ground::kBedrock + 40 * kSub;
    const int high = height * kSub / 2;
    std::vector<int> surface(static_cast<std::size_t>(width));
    int y = random.from_to(low, high);
    int slope = 0;
    for (int& here : surface) {
        slope = std::clamp(slope + random.from_to(-6, 6), -40, 40);
        if (random.below(200) == 0) y += random.from_to(-100, 100) * kSub;  // a cliff
        y = std::clamp(y + slope, low, high);
        here = y;
    }
    return surface;
}

}  // namespace

Ground flat_ground(int width, int high) {
    return {std::vector<int>(static_cast<std::size_t>(width), high * kSub), width / 2};
}

Ground random_ground(Random& random, int width) {
    const int height = width / 2;
    Ground ground(random_hills(random, width, height), height);
    for (int k = 0; k < width / 20; ++k) {
        const int x = random.below(width);
        const int y = std::max(0, ground.top(x) + random.from_to(-80 * kSub, 40 * kSub));
        const int radius = random.from_to(kSub, 40 * kSub);
        const int what = random.below(8);
        if (what < 5)
            ground.carve(disc(x * kSub, y, radius));
        else if (what < 7)
            ground.heap(disc(x * kSub, y, radius));
        else
            ground.heap(sliver(x, y, y + random.from_to(1, 2 * radius)));
        if (random.below(10) != 0) continue;
        const std::uint32_t seed = random.next();
        ground.settle(random.from_to(1, 64), 50, seed);
    }
    return ground;
}

Hull hull_at(int number, Vec2<float> at, float angle) {
    Tank tank;
    tank.body.at = at;
    tank.body.angle = angle;
    return tank.hull(number);
}

Shape sliver(int x, int bottom, int top) { return {x, {{bottom, top}}}; }

}  // namespace terramorph::test
