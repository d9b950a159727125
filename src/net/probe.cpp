#include "net/probe.h"

#include <array>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "battle/bodies/bodies.h"

namespace terramorph {

namespace {

// All lengths are in columns.
constexpr int kProbeWide = 320, kProbeHigh = 200, kProbeGravity = 180, kProbeBodies = 12, kProbeSteps = 60;

/// Slopes of all kinds, so that bodies roll, slide and meet.
Ground slopes() {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < kProbeWide; ++x)
        surface.push_back(
            Sixteenths{static_cast<int>((40 + x % 64) * 16 + hash_bits(17, 0, x / 16, 0) % (16 * 24))});
    return Ground(std::move(surface), kProbeHigh);
}

void add_body(Bodies& bodies, int number) {
    Random chance(17, static_cast<std::uint32_t>(number));
    BodyState state;
    state.at.x = 20 + 24 * static_cast<float>(number);
    state.at.y = static_cast<float>(chance.from_to(110, 140));
    state.velocity.x = static_cast<float>(chance.from_to(-90, 90));
    state.angle = static_cast<float>(chance.from_to(-150, 150)) / 100;
    state.spin = static_cast<float>(chance.from_to(-400, 400)) / 100;
    const std::array<std::vector<Vec2<float>>, 1> stone = {{{{-7, -4}, {6, -5}, {9, 2}, {1, 7}, {-8, 3}}}};
    switch (number % 4) {
        case 0:
            return bodies.add_tank(number, state);
        case 1:
            return bodies.add_ball(number, state, 5);
        case 2:
            return bodies.add_box(number, state, 6, 4);
        default:
            return bodies.add_polygons(number, state, stone, kStoneMatter);
    }
}

std::uint64_t tumble() {
    Bodies bodies;
    bodies.reset(slopes(), kProbeGravity, false);
    bodies.set_wind(7);
    for (int number = 0; number < kProbeBodies; ++number) add_body(bodies, number);
    Hash hash;
    for (int step = 0; step < kProbeSteps; ++step) {
        bodies.step();
        for (int number = 0; number < kProbeBodies; ++number) {
            const BodyState state = bodies.state(number);
            for (const float value :
                 {state.at.x, state.at.y, state.velocity.x, state.velocity.y, state.angle, state.spin})
                hash.add(value);
        }
    }
    return hash.value();
}

}  // namespace

std::uint64_t physics_probe() {
    static const std::uint64_t probe = tumble();
    return probe;
}

}  // namespace terramorph
